import type { SelectedFilters } from "#domain/catalogue/facets.ts";
import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";
import type { ScreenView, SectionView } from "./view.ts";

/** Parameters of the catalogue screens and the search, in their order in an address. */
export const PARAMETERS = [
  "q",
  "catalogo",
  "lista",
  "material",
  "seccion",
  "nivel",
  "pais",
  "tipo",
  "area",
  "categoria",
  "costo",
  "criterio",
  "cubre",
  "cierre",
  "donde",
  "idioma",
  "ingles",
  "ver",
] as const;

/** The filterable parts of a screen. */
export type Filterable = Pick<ScreenView, "fields" | "chooser" | "tabs"> & {
  readonly sections: ReadonlyArray<Pick<SectionView, "tabs">>;
};

/** The query, trimmed and cut to `MAX_QUERY_LENGTH`. */
export function readQueryWords(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH).trim();
}

/** Filters of an address on a screen; unknown choices count as unset. */
export function parseSelectedFilters(
  query: URLSearchParams,
  { fields, chooser, tabs, sections }: Filterable,
): SelectedFilters {
  const offered = [
    ...fields,
    ...[chooser, tabs, ...sections.map((section) => section.tabs)].flatMap(
      (row) => row ?? [],
    ),
  ];
  return Object.fromEntries(
    offered.flatMap(({ name, choices }) => {
      const selected = query.get(name)?.trim().toLowerCase();
      const choice = choices.find(
        ([value]) => value.toLowerCase() === selected,
      );
      return choice ? [[name, choice[0]]] : [];
    }),
  );
}

/** The query string after some changes, without unknown parameters; null or "" removes one. */
export function addressWith(
  query: URLSearchParams,
  changes: Partial<Record<string, string | null>>,
): string {
  const next = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = name in changes ? changes[name] : query.get(name);
    if (value) next.set(name, value);
  }
  const text = next.toString();
  return text ? `?${text}` : "?";
}

/** True with query words or a filter other than tabs: lists by country then show items. */
export function asksForCountryItems(
  query: URLSearchParams,
  screen: Filterable,
): boolean {
  const tabNames = [screen, ...screen.sections].map(({ tabs }) => tabs?.name);
  return (
    readQueryWords(query) !== "" ||
    Object.keys(parseSelectedFilters(query, screen)).some(
      (name) => !tabNames.includes(name),
    )
  );
}
