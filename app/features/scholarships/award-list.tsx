import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { filterScholarships } from "#domain/scholarships/filter.ts";
import { ActiveFilters } from "./active-filters.tsx";
import type { AwardView } from "./award-view.ts";
import { addressWith, LIST_VALUES } from "./filter-address.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { Country } from "./filter-fields.tsx";
import { useFilter } from "./use-filter.ts";

/** Search, filters, six tabs and the cards that are left. `order` puts favourites first; `card` draws one. */
export function AwardList({
  awards,
  countries,
  order,
  card,
}: {
  awards: ReadonlyArray<AwardView>;
  countries: ReadonlyArray<Country>;
  order: (awards: ReadonlyArray<AwardView>) => ReadonlyArray<AwardView>;
  card: (award: AwardView) => ReactNode;
}) {
  const { t } = useTranslation("scholarships");
  const { query, filter } = useFilter();
  const found = order(filterScholarships(awards, filter));
  const isAll = found.length === awards.length;
  return (
    <section
      id="lista"
      aria-labelledby="list-heading"
      className="column flex flex-col gap-4 py-6"
    >
      <h2 id="list-heading">{t("search.heading")}</h2>
      <FilterBar countries={countries} />
      <TabLinks
        label={t("lists.label")}
        items={Object.entries(LIST_VALUES).map(([value, list]) => ({
          to: addressWith(query, { lista: list === "all" ? null : value }),
          text: t(`lists.${list}`),
          current: filter.list === list,
        }))}
      />
      <ActiveFilters countries={countries} />
      <p role="status" className="text-ink-soft">
        {t(isAll ? "search.countAll" : "search.count", {
          count: found.length,
          total: awards.length,
        })}
      </p>
      {found.length > 0 ? (
        <ul className="card-grid">
          {found.map((award) => (
            <li key={award.id} className="flex [&>*]:w-full">
              {card(award)}
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound />
      )}
    </section>
  );
}

function NothingFound() {
  const { t } = useTranslation("scholarships");
  return (
    <EmptyState
      headingLevel={3}
      title={t("empty.title")}
      text={t("empty.text")}
      actions={
        <>
          <ButtonLink variant="outline" to="?" replace preventScrollReset>
            {t("empty.clear")}
          </ButtonLink>
          <a
            href="#buscadores"
            className="inline-flex min-h-11 items-center font-bold underline"
          >
            {t("empty.aggregators")}
          </a>
        </>
      }
    />
  );
}
