import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { SectionOrnament } from "#app/ui/section-ornament.tsx";
import { SECTION_LINKS, SECTION_STYLES } from "#app/ui/section-style.ts";

/**
 * The six catalogue sections, each with its own colour and shape (specification §2,
 * Home). `country` is an entry that leads to the student's country.
 */
export function SectionLinks({ country }: { country: ReactNode }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  return (
    <section aria-labelledby="section-links" className="column py-10">
      <h2 id="section-links">{t("sectionLinks.heading")}</h2>
      <ul className="mt-4 empty:hidden">{country}</ul>
      <ul className="stagger mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {SECTION_LINKS.map(([key, path]) => (
          <li key={key} className="notch rounded-card">
            <Link
              to={path}
              viewTransition
              className={classNames(
                "relative flex min-h-32 flex-col justify-end overflow-hidden p-5 text-on-door hover:underline hover:decoration-2 hover:underline-offset-4 lg:min-h-44",
                SECTION_STYLES[path].colour,
              )}
            >
              <SectionOrnament kind={SECTION_STYLES[path].kind} />
              <span className="font-display relative text-2xl font-bold [overflow-wrap:anywhere]">
                {common(`nav.${key}`)}
              </span>
              <span className="relative leading-snug">
                {t(`sectionLinks.${key}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
