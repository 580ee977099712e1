import { useTranslation } from "react-i18next";
import { ChipLink } from "#app/ui/chip.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { SECTION_LINKS } from "#app/ui/section-style.ts";
import { addressWith } from "#catalogue/views/address.ts";
import { RecentSearches } from "./recent-searches.tsx";

const EXAMPLES = [
  "money",
  "noEnglish",
  "abroad",
  "career",
  "homework",
  "summer",
  "girls",
  "code",
] as const;

/** Before a search, and after one without results: examples by life situation, recent searches, the sections. */
export function SearchStart() {
  const { t } = useTranslation("search");
  const { t: common } = useTranslation("common");
  return (
    <div className="column flex flex-col gap-7 py-6">
      <section aria-labelledby="examples" className="flex flex-col gap-3">
        <h2 id="examples" className="text-subtitle">
          {t("examples")}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {EXAMPLES.map((key) => (
            <li key={key} className="max-w-full">
              <ChipLink
                to={addressWith(new URLSearchParams(), {
                  q: t(`exampleQueries.${key}`),
                })}
              >
                {t(`exampleQueries.${key}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </section>
      <RecentSearches />
      <nav aria-labelledby="ways" className="flex flex-col gap-2">
        <h2 id="ways" className="text-subtitle">
          {t("sectionLinks")}
        </h2>
        <LinkList
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-5"
          links={SECTION_LINKS.map(([key, path]) => ({
            to: path,
            text: common(`nav.${key}`),
          }))}
        />
      </nav>
    </div>
  );
}
