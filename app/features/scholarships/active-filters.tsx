import { useTranslation } from "react-i18next";
import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "./filter-address.ts";
import { type Country, useFields } from "./filter-fields.tsx";
import { useFilter } from "./use-filter.ts";

/** What is set, each with a way to take it off, and one for all. Links, so that they work without scripts. */
export function ActiveFilters({
  countries,
}: {
  countries: ReadonlyArray<Country>;
}) {
  const { t } = useTranslation("scholarships");
  const { query, filter, isSet } = useFilter();
  const fields = useFields(countries);
  if (!isSet) return null;
  const chosen = fields.flatMap(({ name, choices }) => {
    const choice = choices.find(([value]) => value === query.get(name));
    return choice ? [{ name, text: choice[1] }] : [];
  });
  const chips = filter.query
    ? [{ name: "q" as const, text: `«${filter.query}»` }, ...chosen]
    : chosen;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, text }) => (
        <li key={name} className="max-w-full">
          <ChipLink
            active
            replace
            to={addressWith(query, { [name]: null })}
            removeHint={t("search.remove")}
            className="max-w-full [overflow-wrap:anywhere]"
          >
            {text}
          </ChipLink>
        </li>
      ))}
      <li>
        <ChipLink replace to="?">
          {t("search.clear")}
        </ChipLink>
      </li>
    </ul>
  );
}
