import { useCallback, useEffect, useRef, useState } from "react";
import type { CardView, ScreenView } from "#catalogue/views/view.ts";
import type { Found, Search } from "#domain/search/search.ts";
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
  const [search, setSearch] = useState<Search | null>(null);
  const [isComing, setIsComing] = useState(false);
  const isAsked = useRef(false);
  const prepare = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setIsComing(true);
    import("./load-search.ts")
      .then(({ loadSearch }) => loadSearch(path))
      .then((loaded) => setSearch(() => loaded))
      .catch(() => {
        // The next focus of the search box retries.
        isAsked.current = false;
      })
      .finally(() => setIsComing(false));
  }, [path]);
  const isKnown = sought === "" || ranking?.query === sought;
  // The back button may bring a query without results.
  useEffect(() => {
    if (!isKnown) prepare();
  }, [isKnown, prepare]);
  if (sought === "") return { prepare, found: null, isPending: false };
  if (ranking?.query === sought)
    return { prepare, found: ranking, isPending: false };
  return {
    prepare,
    found: search ? search(sought) : matchPrefixes(cards, sought),
    isPending: isComing,
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
