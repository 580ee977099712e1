import type { Locator, Page } from "@playwright/test";

/** What the part of other sources says, as a reader sees it. */
export type Words = typeof SPANISH | typeof ENGLISH;

export const SPANISH = {
  language: "es",
  heading: "En otras fuentes",
  loading: "Buscando en otras fuentes…",
  ours: "Olimpiada Internacional de Química (IChO)",
  count: "2 resultados de otros sitios",
  incomplete:
    "1 resultado de otros sitios. Algunas fuentes no respondieron: puede haber más resultados.",
  countAfter: "3 resultados de otros sitios",
  open: /^Ver Oportunidad.*\(se abre en una pestaña nueva\)$/,
  filter: "Ver solo una fuente",
  desk: "Opportunity Desk (1)",
  receipt: "A quién preguntamos",
  lines: [
    "Opportunity Desk: 8 en 0,9 s",
    "Wikipedia: 1, copia de hace 6 h",
    /^Grants\.gov: no respondió/,
    "ROR: falló hace poco, no le preguntamos",
    "BDNS: sin resultados",
  ],
  retry: "Reintentar",
  retryGrants: /^Reintentar.*Grants\.gov$/,
  retried: /^Grants\.gov: 1 en 1,2 s/,
  searchThere: /^Buscar en su sitio.*: Grants\.gov /,
  failed: "¡Ups! Algo salió mal",
  failedText:
    "No se pudieron obtener los resultados. Por favor, inténtalo de nuevo más tarde.",
  notice: [
    "Error en la búsqueda",
    "Ocurrió un error al contactar con el servidor.",
  ],
  tooMany: "Hiciste muchas búsquedas seguidas. Espera unos minutos.",
  none: "No se encontraron resultados",
  silent: "Ahora no pudimos preguntar en otros sitios",
} as const;

export const ENGLISH = {
  language: "en",
  heading: "In other sources",
  loading: "Searching other sources…",
  ours: "International Chemistry Olympiad (IChO)",
  count: "2 results from other sites",
  incomplete:
    "1 result from other sites. Some sources did not answer: there may be more results.",
  countAfter: "3 results from other sites",
  open: /^View opportunity.*\(opens in a new tab\)$/,
  filter: "See one source only",
  desk: "Opportunity Desk: 1",
  receipt: "Whom we asked",
  lines: [
    "Opportunity Desk: 8 in 0.9 s",
    "Wikipedia: 1, copy from 6 hr. ago",
    /^Grants\.gov: did not answer/,
    "ROR: failed lately, not asked",
    "BDNS: no results",
  ],
  retry: "Try again",
  retryGrants: /^Try again.*Grants\.gov$/,
  retried: /^Grants\.gov: 1 in 1\.2 s/,
  searchThere: /^Search on their site.*: Grants\.gov /,
  failed: "Oops! Something went wrong",
  failedText: "The results could not be fetched. Please try again later.",
  notice: ["Search error", "Something went wrong while contacting the server."],
  tooMany: "You searched many times in a row. Wait a few minutes.",
  none: "No results found",
  silent: "We could not ask other sites now",
} as const;

/** The part of other sources. */
export function part(page: Page, { heading: name }: Words): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** What has become of the search. */
export function said(page: Page, words: Words): Locator {
  return part(page, words).getByRole("status");
}

/** Unfolds how each source answered. */
export async function openReceipt(page: Page, words: Words) {
  await part(page, words).getByText(words.receipt, { exact: true }).click();
}

/** How each source answered. */
export function lines(page: Page, words: Words): Locator {
  return page.getByRole("list", { name: words.receipt }).getByRole("listitem");
}
