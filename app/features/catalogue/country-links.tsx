import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { CountryLink } from "#catalogue/views/view.ts";

/** The countries of a list that shows one at a time, each with its number of items. */
export function CountryLinks({
  countries,
  query,
}: {
  countries: ReadonlyArray<CountryLink>;
  query: URLSearchParams;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {countries.map(({ code, name, count }) => (
        <li key={code}>
          <ChipLink to={addressWith(query, { pais: code })}>
            {name} ({count})
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
