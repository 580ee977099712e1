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
  /** The index is loading, and not yet slow: the result may change. */
  readonly isPending: boolean;
};

/**
 * Ranks a screen's cards for the query. The index is fetched when the user starts to
 * search (`prepare`), or for a query without server results. Until it is loaded, and on
 * failure, cards match by word prefixes.
 */
export function useSearch(
  { path, ranking }: Pick<ScreenView, "path" | "ranking">,
  cards: ReadonlyArray<CardView>,
  queryText: string,
): Searching {
  const [isPrepared, setIsPrepared] = useState(false);
  // The back button may lead to a query without server results.
  const hasResults = queryText === "" || ranking?.query === queryText;
  const needsIndex = isPrepared || !hasResults;
  const index = useLoaded(needsIndex ? path : null, async () => {
    const { loadSearch } = await import("./load-search.ts");
    return loadSearch(path);
  });
  const prepare = () => {
    setIsPrepared(true);
    if (index.status === "failed") index.reload();
  };
  if (queryText === "") return { prepare, found: null, isPending: false };
  if (ranking?.query === queryText)
    return { prepare, found: ranking, isPending: false };
  return {
    prepare,
    found: index.value?.(queryText) ?? matchPrefixes(cards, queryText),
    isPending: index.status === "loading",
  };
}

function matchPrefixes(
  cards: ReadonlyArray<CardView>,
  queryText: string,
): Found {
  const searchableText = ({ title, organization, text, rows }: CardView) =>
    [title, organization, text ?? "", ...rows.map((row) => row.text)].join(" ");
  return {
    exact: cards
      .filter((card) => matchesQuery(searchableText(card), queryText))
      .map(({ path }) => path),
    partial: [],
  };
}
