import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { DoorOrnament } from "#app/ui/door-ornament.tsx";
import { useFilter } from "./use-filter.ts";

/** The four kinds of scholarship; each filters the list (specification §2, Scholarships). */
const CATEGORIES = [
  {
    key: "public",
    to: "?lista=publicas",
    kind: "stairs",
    look: "bg-door-scholarships",
  },
  {
    key: "private",
    to: "?lista=privadas",
    kind: "circle",
    look: "bg-door-opportunities",
  },
  {
    key: "merit",
    to: "?criterio=merito",
    kind: "arch",
    look: "bg-door-universities",
  },
  {
    key: "need",
    to: "?criterio=necesidad",
    kind: "diamond",
    look: "bg-door-competitions",
  },
] as const;

export function CategoryCards() {
  const { t } = useTranslation("scholarships");
  const { isSet } = useFilter();
  return (
    <section
      aria-labelledby="categories"
      // Whoever has asked for something sees the answer sooner.
      className={classNames("column py-8", isSet && "hidden")}
    >
      <h2 id="categories" className="sr-only sm:not-sr-only sm:mb-4">
        {t("categories.heading")}
      </h2>
      <ul className="stagger grid grid-cols-2 gap-3 lg:grid-cols-4">
        {CATEGORIES.map(({ key, to, kind, look }) => (
          <li key={key} className="notch rounded-card focus-within:outline-3">
            <Link
              to={`${to}#lista`}
              className={classNames(
                "relative flex h-full min-h-28 flex-col justify-end overflow-hidden p-4 text-on-door hover:underline hover:decoration-2 hover:underline-offset-4",
                look,
              )}
            >
              <DoorOrnament kind={kind} />
              <span className="font-display relative text-lg font-bold">
                {t(`categories.${key}`)}
              </span>
              <span className="relative text-sm leading-snug">
                {t(`categories.${key}Text`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
