import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asksForCountryItems } from "#catalogue/views/address.ts";
import type { ScreenView, SectionView } from "#catalogue/views/view.ts";
import type { CountryItems } from "./load-country-items.ts";

/**
 * Sections of a screen with the items of its lists by country. The server sends those
 * of its own address; another choice fetches them all, once. After an error the
 * sections stay, with their links to each country, and the next choice tries again.
 */
export function useCountryItems(
  screen: ScreenView,
  query: URLSearchParams,
): {
  readonly sections: ReadonlyArray<SectionView>;
  /** True while the items of countries are being fetched. */
  readonly isMissing: boolean;
} {
  const { path, sections } = screen;
  const { language } = useTranslation().i18n;
  const [items, setItems] = useState<CountryItems>();
  const address = query.toString();
  const [answered] = useState(address);
  const isNeeded = asksForCountryItems(query, screen);
  const [failedAt, setFailedAt] = useState<string>();
  const isMissing =
    isNeeded &&
    !items &&
    isToFetch(address, { answered, failedAt }) &&
    sections.some(({ countries }) => countries);
  useEffect(() => {
    if (!isMissing) return;
    import("./load-country-items.ts")
      .then(({ loadCountryItems }) => loadCountryItems(path, language))
      .then(setItems, () => setFailedAt(address));
  }, [isMissing, path, language, address]);
  return {
    sections: sections.map((section) => ({
      ...section,
      countryItems: isNeeded
        ? (items?.[section.id] ?? section.countryItems)
        : [],
    })),
    isMissing,
  };
}

/** The server answered its own address; a failed one waits for another choice. */
export function isToFetch(
  address: string,
  done: { readonly answered: string; readonly failedAt: string | undefined },
): boolean {
  return address !== done.answered && address !== done.failedAt;
}
