import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoaded } from "#app/platform/use-loaded.ts";
import { asksForCountryItems } from "#catalogue/views/address.ts";
import type { ScreenView, SectionView } from "#catalogue/views/view.ts";
import type { CountryItems } from "./load-country-items.ts";

/**
 * Sections of a screen with the items of its lists by country. The server sends the items
 * that the first address needs; another choice fetches all items once. After an error
 * the sections keep their links to each country, and the next choice retries.
 */
export function useCountryItems(
  screen: ScreenView,
  params: URLSearchParams,
): {
  readonly sections: ReadonlyArray<SectionView>;
  /** The items are loading, and not yet slow. */
  readonly isPending: boolean;
} {
  const { path, sections } = screen;
  const { language } = useTranslation().i18n;
  const isNeeded = asksForCountryItems(params, screen);
  const { items, isPending } = useMissingItems({
    path,
    language,
    address: params.toString(),
    isNeeded: isNeeded && sections.some(({ countries }) => countries),
  });
  return {
    sections: sections.map((section) => ({
      ...section,
      countryItems: isNeeded
        ? (items?.[section.id] ?? section.countryItems)
        : [],
    })),
    isPending,
  };
}

/** Items of countries that the server did not send with the first address. */
export function useMissingItems({
  path,
  language,
  address,
  isNeeded,
}: {
  path: string;
  language: string;
  /** The query of the screen. */
  address: string;
  /** The query asks for items of countries. */
  isNeeded: boolean;
}): {
  readonly items: CountryItems | undefined;
  readonly isPending: boolean;
} {
  const [initialAddress] = useState(address);
  const [items, setItems] = useState<CountryItems>();
  const shouldLoad = isNeeded && !items && address !== initialAddress;
  const { status } = useLoaded(shouldLoad ? address : null, async () => {
    const { loadCountryItems } = await import("./load-country-items.ts");
    setItems(await loadCountryItems(path, language));
  });
  return { items, isPending: shouldLoad && status === "loading" };
}
