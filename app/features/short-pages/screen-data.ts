import type { PageContext } from "#app/platform/request-context.ts";
import type { Resources } from "#locales/index.ts";

const PAGES = {
  "/terminos": "terms",
  "/privacidad": "privacy",
  "/cookies": "cookies",
  "/acerca": "about",
  "/contacto": "contact",
  "/criterios": "criteria",
} as const satisfies Record<string, keyof Resources["shortPages"]>;

export type ShortPageView = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly sections: ReadonlyArray<{ id: string; title: string; text: string }>;
  /** E-mail of the operators, on the contact page only. */
  readonly email: string | null;
};

/** Wording of a short page. Server only. Throws on an unknown path. */
export function shortPageScreen(
  { i18n, language, contactEmail }: PageContext,
  url: string,
): ShortPageView {
  const path = new URL(url).pathname.replace(/\.data$/, "");
  if (!isPage(path)) throw new Error(`${path} is no short page`);
  const pages = i18n.getResourceBundle(
    language,
    "shortPages",
  ) as Resources["shortPages"];
  const { title, description, intro, sections } = pages[PAGES[path]];
  return {
    path,
    title,
    description,
    intro,
    sections: Object.entries(sections).map(([id, section]) => ({
      id,
      ...section,
    })),
    email: path === "/contacto" ? contactEmail : null,
  };
}

function isPage(path: string): path is keyof typeof PAGES {
  return path in PAGES;
}
