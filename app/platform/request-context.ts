import type { i18n } from "i18next";
import { createContext } from "react-router";
import type { Language } from "#locales/languages.ts";
import type { LinkCheckRow } from "./database.types.ts";
import type { SearchImport } from "./meta-search-result.ts";

/** The part of the backend that a browser may know. `url` is null when it is our own address. */
export type PublicBackend = {
  readonly url: string | null;
  readonly publishableKey: string;
};

/** Who stands behind the portal, as its operator says. */
export type Team = {
  readonly name: string;
  readonly role: string | null;
  readonly email: string;
  /** Https addresses. */
  readonly links: ReadonlyArray<string>;
};

/** How the machine found a link when it looked last. */
export type LinkLook = {
  readonly outcome: LinkCheckRow["outcome"];
  /** Civil day of the look: "2026-11-21". */
  readonly day: string;
};

/** All that a public page may depend on besides its address. */
export type PageContext = {
  readonly language: Language;
  readonly i18n: i18n;
  /** Marks the renderer's own inline scripts: random, and never in what is sent. */
  readonly scriptNonce: string;
  /** The civil day of the reader's region: "2026-11-21". */
  readonly today: string;
  /** Address of the site without a trailing slash, for canonical links. */
  readonly publicUrl: string;
  readonly backend: PublicBackend;
  readonly contactEmail: string | null;
  /** Null where the operator named nobody. */
  readonly team: Team | null;
  /** The last look at a link of the item at this path; null where there was none yet. */
  readonly lastLook: (path: string, url: string) => LinkLook | null;
  readonly searchImport: SearchImport;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const pageContext = createContext<PageContext>();
