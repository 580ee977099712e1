import { useState } from "react";
import { useLoaded } from "#app/platform/use-loaded.ts";
import type { CardView, ScreenView } from "#catalogue/views/view.ts";
import type { Found } from "#domain/search/search.ts";
import { matchesQuery } from "#domain/text/fold.ts";

type Searching = {
  /** Loads the index once; retries after a failure. */
  readonly prepare: () => void;
  /** Null without a query. */
  readonly found: Found | null;
  /** The index is loading: the result may still change. */
  readonly isPending: boolean;
};

/**
 * Ranks a screen's cards for the query. The index is fetched when the user starts to
 * search (`prepare`); results of the server need none. Until it is loaded, and on
 * failure, word prefixes on the cards decide.
 */
export function useSearch(
  { path, ranking }: Pick<ScreenView, "path" | "ranking">,
  cards: ReadonlyArray<CardView>,
  sought: string,
): Searching {
  const [isAsked, setIsAsked] = useState(false);
  // The back button may bring a query without results.
  const isKnown = sought === "" || ranking?.query === sought;
  const isWanted = isAsked || !isKnown;
  const index = useLoaded(isWanted ? path : null, async () => {
    const { loadSearch } = await import("./load-search.ts");
    return loadSearch(path);
  });
  const prepare = () => {
    setIsAsked(true);
    if (index.status === "failed") index.reload();
  };
  if (sought === "") return { prepare, found: null, isPending: false };
  if (ranking?.query === sought)
    return { prepare, found: ranking, isPending: false };
  return {
    prepare,
    found: index.value?.(sought) ?? matchPrefixes(cards, sought),
    isPending: index.status === "loading",
  };
}

function matchPrefixes(cards: ReadonlyArray<CardView>, sought: string): Found {
  const searchableText = ({ title, organization, text, rows }: CardView) =>
    [title, organization, text ?? "", ...rows.map((row) => row.text)].join(" ");
  return {
    exact: cards
      .filter((card) => matchesQuery(searchableText(card), sought))
      .map(({ path }) => path),
    near: [],
  };
}
