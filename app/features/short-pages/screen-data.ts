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
  /** The operators' e-mail, else the page with a form; null except on the contact page. */
  readonly contact: { to: string; text: string } | null;
};

/** Wording of a short page. Server only. Throws on an unknown path. */
export function shortPageScreen(
  { i18n, language, contactEmail, team }: PageContext,
  url: string,
): ShortPageView {
  const path = new URL(url).pathname.replace(/\.data$/, "");
  if (!isPage(path)) throw new Error(`${path} is no short page`);
  const pages: Resources["shortPages"] = i18n.getResourceBundle(
    language,
    "shortPages",
  );
  const { title, description, intro, sections } = pages[PAGES[path]];
  const unusedSection = contactEmail ? "byForm" : "byEmail";
  return {
    path,
    title,
    description,
    intro,
    sections: Object.entries(sections)
      .filter(([id]) => id !== unusedSection)
      .map(([id, section]) => ({ id, ...section })),
    contact:
      path === "/contacto"
        ? contactLink(contactEmail, team !== null, i18n)
        : null,
  };
}

/** Without an e-mail, `/equipo` shows the advice form or the team with its e-mail. */
function contactLink(
  email: string | null,
  hasTeam: boolean,
  i18n: PageContext["i18n"],
): NonNullable<ShortPageView["contact"]> {
  return email
    ? { to: `mailto:${email}`, text: email }
    : {
        to: hasTeam ? "/equipo" : "/equipo#advice",
        text: i18n.getFixedT(null, "team")("contact.heading"),
      };
}

function isPage(path: string): path is keyof typeof PAGES {
  return path in PAGES;
}
