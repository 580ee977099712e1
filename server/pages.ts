import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createServerI18n } from "#app/platform/i18n.server.ts";
import {
  type PageContext,
  pageContext,
} from "#app/platform/request-context.ts";
import {
  listNamespaces,
  type ScreenHandle,
  wordingFile,
} from "#app/platform/screen-handle.ts";
import { countryPath } from "#catalogue/countries/country-path.ts";
import { COUNTRIES } from "#catalogue/countries/index.ts";
import { ENTRIES } from "#catalogue/index.ts";
import { searchCatalogue } from "#catalogue/views/search-catalogue.ts";
import type { Language } from "#locales/languages.ts";
import type { SearchCatalogue } from "#supabase/functions/meta-searcher/catalogue.ts";
import { catalogueLinks } from "#supabase/functions/scraper/links/catalogue-links.ts";
import type { Link } from "#supabase/functions/scraper/store.ts";

/** A screen's address and its data for the server. */
export type Screen = {
  /** React Router's id of the route. */
  readonly id: string;
  readonly path: string;
  readonly query: ReadonlyArray<string>;
  /** Parameters of `query` that may be repeated. */
  readonly lists?: ReadonlyArray<string>;
  /** Longest parameter value that the screen receives, in characters. */
  readonly maxValueLength?: number | undefined;
  readonly indexed: boolean;
  /** Source files of the wording and code that the screen imports as soon as it starts. */
  readonly earlyModules?: (language: Language) => ReadonlyArray<string>;
  /** True for a file, which has no data for a navigation. */
  readonly isFile?: boolean;
};

export type Pages = {
  readonly screens: ReadonlyArray<Screen>;
  /** Marks our own inline scripts in a rendered page. */
  readonly scriptNonce: string;
  /** The page, or its data for a navigation, by address, language and day. */
  readonly render: (
    request: Request,
    part: Pick<PageContext, "language" | "today">,
  ) => Promise<Response>;
  /** One calendar file (RFC 5545) of saved items. */
  readonly renderCalendar: (
    items: ReadonlyArray<SavedItemReference>,
    part: Pick<PageContext, "language" | "today">,
  ) => Promise<string>;
  /** The pages' own catalogue search, for the meta-search. */
  readonly searchCatalogue: SearchCatalogue;
  /** Every link of the catalogue, for the scraper. */
  readonly catalogueLinks: () => ReadonlyArray<Link>;
};

export type SavedItemReference = {
  readonly itemId: string;
  readonly itemType: string;
};

/** The only export of the server bundle: it hides React. */
export function createPages(
  site: Omit<PageContext, "language" | "today" | "i18n" | "scriptNonce">,
): Pages {
  const scriptNonce = crypto.randomUUID();
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const wording = { es: createServerI18n("es"), en: createServerI18n("en") };
  const render: Pages["render"] = (request, { language, today }) => {
    const context = new RouterContextProvider();
    context.set(pageContext, {
      ...site,
      language,
      today,
      i18n: wording[language],
      scriptNonce,
    });
    return handle(request, context);
  };
  return {
    screens: listScreens(),
    scriptNonce,
    searchCatalogue,
    catalogueLinks,
    render,
    async renderCalendar(items, part) {
      const request = new Request(`${site.publicUrl}/calendario.ics`, {
        method: "POST",
        body: JSON.stringify(items),
      });
      const answer = await render(request, part);
      if (!answer.ok) throw new Error(`No calendar: ${answer.status}`);
      return answer.text();
    },
  };
}

function listScreens(): ReadonlyArray<Screen> {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.id === "root" || route.path === "*") return [];
    const handle = route.module.handle as ScreenHandle | undefined;
    const screen = {
      id: route.id,
      query: handle?.query ?? [],
      lists: handle?.lists ?? [],
      maxValueLength: handle?.maxValueLength,
      indexed: handle?.indexed ?? false,
      earlyModules: (language: Language) => [
        ...listNamespaces([handle]).map((name) => wordingFile(language, name)),
        ...(handle?.early ?? []),
      ],
      isFile: route.module.default === undefined,
    };
    return expandPattern(`/${route.path ?? ""}`).map((path) => ({
      ...screen,
      path,
    }));
  });
}

/**
 * Lists the paths of a route: the pattern itself if it has no parameter, else one path
 * for each item or country.
 */
function expandPattern(pattern: string): ReadonlyArray<string> {
  const [screen = "", rest] = pattern.split(/\/:\w+/);
  if (rest === undefined) return [pattern];
  return PARAMETER_PATHS.filter(
    (path) => path.slice(0, path.lastIndexOf("/")) === screen,
  ).map((path) => `${path}${rest}`);
}

const PARAMETER_PATHS = [
  ...ENTRIES.map(({ path }) => path),
  ...COUNTRIES.map(countryPath),
];
