export type SearchWording = {
  readonly language: "es" | "en";
  readonly title: string;
  readonly heading: string;
  readonly box: string;
  readonly submit: string;
  readonly empty: readonly [title: string, description: string];
  readonly chemistry: string;
  readonly count: RegExp;
  readonly first: RegExp;
  readonly results: string;
  readonly official: RegExp;
  readonly details: RegExp;
  readonly filter: string;
  readonly choice: string;
  readonly germany: string;
  readonly none: string;
  readonly noneText: string;
  readonly lacking: string;
  readonly nearest: string;
  readonly loading: string;
  readonly elsewhere: string;
  readonly failed: string;
  readonly failedText: string;
  readonly failedToast: readonly [title: string, description: string];
};

/** Wording of the whole-catalogue search, repeated literally. */
export const SEARCH_ES: SearchWording = {
  language: "es",
  title: "Buscar en todo el catálogo | Trampolín",
  heading: "Buscar",
  box: "Buscar en todo el catálogo",
  submit: "Buscar",
  empty: ["Búsqueda vacía", "Por favor, introduce un término de búsqueda."],
  chemistry: "Olimpiada Internacional de Química (IChO)",
  count: /^\d+ resultados$/,
  first: /^Ves los primeros 30 de \d+ resultados\.$/,
  results: "Resultados",
  official: /^Sitio oficial.*\(se abre en una pestaña nueva\)$/,
  details: /^Detalles/,
  filter: "Sección",
  choice: "Competencias",
  germany: "alemania",
  none: "No se encontraron resultados",
  noneText: "Prueba con menos palabras o busca el tema en lugar del nombre.",
  lacking: "No tenemos nada exacto para «alemania zzzqqq»",
  nearest: "Lo que más se parece a «alemania zzzqqq»",
  loading: "Buscando…",
  elsewhere: "En otras fuentes",
  failed: "¡Ups! Algo salió mal",
  failedText:
    "No se pudieron obtener los resultados. Por favor, inténtalo de nuevo más tarde.",
  failedToast: [
    "Error en la búsqueda",
    "Ocurrió un error al contactar con el servidor.",
  ],
};

export const SEARCH_EN: SearchWording = {
  language: "en",
  title: "Search the whole catalogue | Trampolín",
  heading: "Search",
  box: "Search the whole catalogue",
  submit: "Search",
  empty: ["Empty search", "Please enter a search term."],
  chemistry: "International Chemistry Olympiad (IChO)",
  count: /^\d+ results$/,
  first: /^You see the first 30 of \d+ results\.$/,
  results: "Results",
  official: /^Official site.*\(opens in a new tab\)$/,
  details: /^Details/,
  filter: "Section",
  choice: "Competitions",
  germany: "germany",
  none: "No results found",
  noneText: "Try fewer words, or search for the subject instead of the name.",
  lacking: "We have nothing exact for “germany zzzqqq”",
  nearest: "The nearest to “germany zzzqqq”",
  loading: "Searching…",
  elsewhere: "In other sources",
  failed: "Oops! Something went wrong",
  failedText: "The results could not be fetched. Please try again later.",
  failedToast: [
    "Search error",
    "Something went wrong while contacting the server.",
  ],
};
