import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

const POINTS = ["official", "dates", "free"] as const;

/** How the portal works, so that a student knows how far to trust it; then the call to action. */
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
      </section>
      <section aria-labelledby="start" className="column py-10">
        <div className="notch bg-maiz text-on-maiz rounded-card p-6 sm:p-10">
          <h2 id="start">{t("start.heading")}</h2>
          <p className="measure mt-2">{t("start.text")}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink variant="outline" to="/register" viewTransition>
              {t("start.register")}
            </ButtonLink>
            <ButtonLink variant="outline" to="/becas" viewTransition>
              {t("start.browse")}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
