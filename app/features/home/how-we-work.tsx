import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "#app/platform/session/session-store.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { Card } from "#app/ui/card.tsx";

const POINTS = ["official", "dates", "free"] as const;

/** Explains the selection rules, as a basis for trust; then the call to action. */
export function HowWeWork() {
  const { t } = useTranslation("home");
  return (
    <>
      <section aria-labelledby="promise" className="column py-10">
        <h2 id="promise">{t("promise.heading")}</h2>
        <ul className="mt-5 grid gap-4 md:grid-cols-3">
          {POINTS.map((point) => (
            <Card as="li" key={point}>
              <h3 className="pr-6">{t(`promise.${point}`)}</h3>
              <p className="text-ink-soft mt-2">{t(`promise.${point}Text`)}</p>
            </Card>
          ))}
        </ul>
        <p className="mt-2">
          <Link
            to="/criterios"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t("promise.rules")}
          </Link>
        </p>
      </section>
      <Start />
    </>
  );
}

/** For members the call to action leads to their saved items. */
function Start() {
  const { t } = useTranslation("home");
  const session = useSession();
  const isMember = session.status === "authenticated";
  return (
    <CallToAction
      id="start"
      heading={t("start.heading")}
      text={t(isMember ? "start.memberText" : "start.text")}
      actions={
        <>
          <ButtonLink
            variant="outline"
            to={isMember ? "/favoritos" : "/register"}
            viewTransition
          >
            {t(isMember ? "hero.favourites" : "start.register")}
          </ButtonLink>
          <ButtonLink variant="outline" to="/becas" viewTransition>
            {t("start.browse")}
          </ButtonLink>
        </>
      }
    />
  );
}
