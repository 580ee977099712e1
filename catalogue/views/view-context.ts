import type { i18n } from "i18next";
import type { LinkCheck } from "#domain/links/link-check.ts";
import type { Language } from "#locales/languages.ts";

/** Everything that a view of the catalogue depends on besides the items. */
export type ViewContext = {
  readonly language: Language;
  readonly i18n: i18n;
  /** Civil day in the users' region: "2026-11-21". */
  readonly today: string;
  /** Address of the site without a trailing slash, for canonical links. */
  readonly publicUrl: string;
  /** The last check of a link of the item at this path; null before the first one. */
  readonly linkCheck: (path: string, url: string) => LinkCheck | null;
};
