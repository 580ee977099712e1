import type { Closing } from "#domain/deadlines/nearness.ts";
import type { List, ScholarshipFilter } from "#domain/scholarships/filter.ts";

/** Values of each address parameter, in the address's Spanish, and what they mean. */
export const LIST_VALUES = {
  todas: "all",
  publicas: "public",
  privadas: "private",
  nacionales: "national",
  internacionales: "international",
  posgrado: "postgraduate",
} as const satisfies Record<string, List>;

export const LEVEL_VALUES = {
  prepa: "highSchool",
  licenciatura: "undergraduate",
  posgrado: "postgraduate",
} as const;

export const CRITERION_VALUES = {
  merito: "merit",
  necesidad: "need",
} as const;

export const COVERS_VALUES = {
  matricula: "tuition",
  manutencion: "living",
  viaje: "travel",
  seguro: "insurance",
  material: "materials",
  idioma: "language",
  acompanamiento: "mentoring",
  credito: "loan",
} as const;

export const CLOSING_VALUES = {
  abierta: "now",
  cierra: "soon",
  abre: "next",
} as const satisfies Record<string, Closing>;

/** Every parameter that changes what the screen shows. */
export const FILTER_PARAMETERS = [
  "q",
  "lista",
  "nivel",
  "pais",
  "criterio",
  "cubre",
  "cierre",
] as const;

/** The filters that a reader sets beside search and list, as their parameters. */
export const CHOICE_PARAMETERS = [
  "nivel",
  "pais",
  "criterio",
  "cubre",
  "cierre",
] as const;

const MAX_QUERY_LENGTH = 200;

/** Reads an address; whatever it does not understand counts as not set. */
export function filterOf(query: URLSearchParams): ScholarshipFilter {
  const country = query.get("pais")?.toUpperCase() ?? "";
  return {
    query: (query.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    list: meaning(LIST_VALUES, query.get("lista")) ?? "all",
    level: meaning(LEVEL_VALUES, query.get("nivel")),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    criterion: meaning(CRITERION_VALUES, query.get("criterio")),
    covers: meaning(COVERS_VALUES, query.get("cubre")),
    closing: meaning(CLOSING_VALUES, query.get("cierre")),
  };
}

function meaning<Values extends Readonly<Record<string, string>>>(
  values: Values,
  value: string | null,
): Values[keyof Values] | null {
  return value !== null && Object.hasOwn(values, value)
    ? (values[value] as Values[keyof Values])
    : null;
}

/** The address with some parameters changed; null takes one out. Foreign parameters fall away. */
export function addressWith(
  query: URLSearchParams,
  changes: Partial<Record<(typeof FILTER_PARAMETERS)[number], string | null>>,
): string {
  const next = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) {
    const value = name in changes ? changes[name] : query.get(name);
    if (value) next.set(name, value);
  }
  const text = next.toString();
  return text ? `?${text}` : "?";
}
