import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { CountryLink, FieldView } from "#catalogue/views/view.ts";
import type { SelectedFilters } from "#domain/catalogue/facets.ts";

/** Links to each country of a list that shows one country at a time. */
export function CountryLinks({
  countries,
  params,
  isCounted,
}: {
  countries: ReadonlyArray<CountryLink>;
  params: URLSearchParams;
  /** Shows the number of items. False with filters: the numbers are of all items. */
  isCounted: boolean;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {countries.map(({ code, name, count }) => (
        <li key={code}>
          <ChipLink to={addressWith(params, { pais: code })}>
            {name}
            {isCounted && ` (${count})`}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Link to the page of the chosen country, if it has one. */
export function CountryPageLink({
  fields,
  selected: { pais = "" },
}: {
  fields: ReadonlyArray<FieldView>;
  selected: SelectedFilters;
}) {
  const { t } = useTranslation("catalogue");
  const field = fields.find(({ pages }) => pages);
  const page = field?.pages?.[pais];
  const name = field?.choices.find(([value]) => value === pais)?.[1];
  return (
    page &&
    name && (
      <Link
        to={page}
        viewTransition
        className="touch-line font-semibold underline underline-offset-4"
      >
        {t("allForCountry", { name })}
      </Link>
    )
  );
}
