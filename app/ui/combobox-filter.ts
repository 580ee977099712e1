import { fold } from "#domain/text/fold.ts";

export type ComboboxOption = { value: string; label: string };

/**
 * Options whose label contains the input, ignoring case and accents: label prefixes
 * first, then word prefixes, then the others.
 */
export function filterOptions(
  options: ReadonlyArray<ComboboxOption>,
  typed: string,
): ReadonlyArray<ComboboxOption> {
  const queryText = fold(typed.trim());
  return options
    .map((option) => ({
      option,
      rank: rankLabel(fold(option.label), queryText),
    }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

const NO_MATCH = 3;

function rankLabel(label: string, queryText: string): number {
  if (label.startsWith(queryText)) return 0;
  if (label.includes(` ${queryText}`)) return 1;
  return label.includes(queryText) ? 2 : NO_MATCH;
}
