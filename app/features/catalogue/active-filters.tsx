import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryEntry } from "#app/platform/student/country-entry.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { FieldView } from "#catalogue/views/view.ts";
import type { Filter } from "./use-filter.ts";

/**
 * The search's words and the active filters, each with a link that removes it, and a link
 * that removes all. Links work without scripts.
 */
export function ActiveFilters({
  fields,
  filter: { params, queryText, selected },
  children,
}: {
  fields: ReadonlyArray<FieldView>;
  filter: Filter;
  /** A chip before the link that removes all. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const chosen = fields.flatMap(({ name, choices }) => {
    const choice = choices.find(([value]) => value === selected[name]);
    return choice ? [{ name, text: choice[1] }] : [];
  });
  const chips = queryText
    ? [{ name: "q", text: t("search.words", { words: queryText }) }, ...chosen]
    : chosen;
  // Keeps another country, which was chosen on another screen.
  function forgetFilterCountry() {
    if (countryEntry.read() === selected.pais) countryEntry.store(null);
  }
  return (
    <ul className="scroll-row flex min-w-0 items-center gap-2 empty:hidden sm:flex-wrap">
      {chips.map(({ name, text }) => (
        <li key={name} className="max-w-full max-sm:shrink-0">
          <ChipLink
            active
            replace
            onClick={() => name === "pais" && forgetFilterCountry()}
            to={addressWith(params, { [name]: null })}
            removeHint={t("search.remove")}
            className="max-w-full [overflow-wrap:anywhere]"
          >
            {text}
          </ChipLink>
        </li>
      ))}
      {children}
      {chips.length > 0 && (
        <li className="shrink-0">
          <ChipLink replace onClick={forgetFilterCountry} to="?">
            {t("search.clear")}
          </ChipLink>
        </li>
      )}
    </ul>
  );
}
