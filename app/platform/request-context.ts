import type { i18n } from "i18next";
import { createContext } from "react-router";
import type { LinkCheck } from "#domain/links/link-check.ts";
import type { Language } from "#locales/languages.ts";
import type { SearchImport } from "./search-import.ts";

/** Backend settings for the browser. `url` is null when it is our own origin. */
export type PublicBackend = {
  readonly url: string | null;
  readonly publishableKey: string;
};

/** The team, from the operator's settings. */
export type Team = {
  readonly name: string;
  readonly role: string | null;
  readonly email: string;
  /** Https addresses. */
  readonly links: ReadonlyArray<string>;
};

/** All that a public page may depend on besides its address. */
export type PageContext = {
  readonly language: Language;
  readonly i18n: i18n;
  /** Marks the renderer's own inline scripts: random, and removed before sending. */
  readonly scriptNonce: string;
  /** Civil day in the users' region: "2026-11-21". */
  readonly today: string;
  /** Address of the site without a trailing slash, for canonical links. */
  readonly publicUrl: string;
  readonly backend: PublicBackend;
  readonly contactEmail: string | null;
  /** Null without team settings. */
  readonly team: Team | null;
  /** True when members can ask for reminders by e-mail. */
  readonly hasReminders: boolean;
  /** The last check of a link of the item at this path; null before the first one. */
  readonly linkCheck: (path: string, url: string) => LinkCheck | null;
  readonly searchImport: SearchImport;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const pageContext = createContext<PageContext>();
