import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const WITHOUT_ACCOUNT = [
  ["/sin-cuenta", "withoutAccount"],
  ["/favoritos", "favourites"],
] as const;

/**
 * Links to recommendations and favourites for members and device profiles; else to
 * sign-up, scholarships and the screens without an account.
 */
export function HeroActions() {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  const { status } = useStudent();
  if (status === "member" || status === "unread" || status === "device")
    return (
      <>
        <ButtonLink
          to={
            status === "device"
              ? "/sin-cuenta/recomendaciones"
              : "/recomendaciones"
          }
          viewTransition
        >
          {t("hero.recommendations")}
        </ButtonLink>
        <ButtonLink variant="outline" to="/favoritos" viewTransition>
          {t("hero.favourites")}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink to="/register" viewTransition>
        {t("hero.register")}
      </ButtonLink>
      <ButtonLink variant="outline" to="/becas" viewTransition>
        {t("hero.browse")}
      </ButtonLink>
      <p className="flex w-full flex-wrap gap-x-5">
        {WITHOUT_ACCOUNT.map(([path, key]) => (
          <Link
            key={path}
            to={path}
            viewTransition
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {common(`account.${key}`)}
          </Link>
        ))}
      </p>
    </>
  );
}
