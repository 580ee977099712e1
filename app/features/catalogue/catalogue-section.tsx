import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import type { ScreenView, SectionView } from "#catalogue/views/view.ts";
import { sectionSize } from "./choose-cards.ts";
import { LazyCountryLinks, LazyCountryPageLink } from "./deferred-country.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import type { Filter } from "./use-filter.ts";
import type { ShownSections } from "./use-shown-sections.ts";

type Parts = {
  screen: ScreenView;
  filter: Filter;
  lists: ShownSections;
  list: ShownSections["shown"][number];
};

/** One list of a screen: its heading, its tabs or links to countries, and its cards. */
export function CatalogueSection({
  isFirst,
  children,
  ...parts
}: Parts & { isFirst: boolean; children: ReactNode }) {
  const { t } = useTranslation("catalogue");
  const { country } = parts.lists;
  const { section } = parts.list;
  // Without items of its own, the list is named after the chosen country.
  const isCountryOnly =
    country && section.countries && section.items.length === 0;
  return (
    <Section
      section={
        isCountryOnly
          ? {
              ...section,
              heading: t("forCountry", { name: country }),
              text: null,
            }
          : section
      }
      isFirst={isFirst}
      aside={<Aside {...parts} />}
    >
      <CountryChoice {...parts} />
      {children}
    </Section>
  );
}

/**
 * The list's tabs. Without tabs, a count and a link to the chosen country's page; the count
 * is of its cards, or of all its items while it shows none and no filter is set.
 */
function Aside({
  screen,
  filter,
  lists: { country, ranks },
  list: { section, cards },
}: Parts) {
  if (section.tabs)
    return (
      <SectionTabs
        tabs={section.tabs}
        cards={section.items}
        filter={filter}
        ranks={ranks}
      />
    );
  const hasPage = !!section.countries && !!country;
  return (
    <span className="text-ink-soft">
      <span className={classNames(hasPage && "max-sm:hidden")}>
        {cards.length || (filter.isSet ? null : sectionSize(section))}{" "}
      </span>
      {hasPage && (
        <Suspense>
          <LazyCountryPageLink
            fields={screen.fields}
            selected={filter.selected}
          />
        </Suspense>
      )}
    </span>
  );
}

/** Links to each country, until one is chosen. */
function CountryChoice({ filter, list: { section } }: Parts) {
  if (!section.countries || filter.selected.pais !== undefined) return null;
  return (
    <Suspense>
      <LazyCountryLinks
        countries={section.countries}
        params={filter.params}
        isCounted={!filter.isSet}
      />
    </Suspense>
  );
}

/** A list under its heading; `aside` stands beside the heading. */
function Section({
  section: { id, heading, text },
  isFirst,
  aside,
  children,
}: {
  section: SectionView;
  isFirst: boolean;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        "column flex scroll-mt-32 flex-col gap-1 pb-6 sm:gap-3",
        isFirst ? "pt-1.5" : "pt-6",
      )}
    >
      <div className="flex min-h-8 items-center gap-x-4">
        <h2
          id={`${id}-heading`}
          className="min-w-[45%] max-sm:text-[1.125rem] sm:min-w-0 sm:shrink-0 sm:text-[1.625rem]"
        >
          {heading}
        </h2>
        {aside}
      </div>
      {text && (
        <p
          className={classNames(
            "text-ink-soft measure",
            isFirst && "max-sm:hidden",
          )}
        >
          {text}
        </p>
      )}
      {children}
    </section>
  );
}
