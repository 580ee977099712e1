import { useCallback, useEffect, useRef, useState } from "react";
import type { CardView, Ranking } from "#catalogue/views/view.ts";
import type { Found, Search } from "#domain/search/search.ts";
import { matchesQuery } from "#domain/text/fold.ts";

type Searching = {
  /** Asks for the index, once; again where it could not be had. */
  readonly prepare: () => void;
  /** Null where no words are sought. */
  readonly found: Found | null;
  /** The index is on its way: the answer may still change. */
  readonly isPending: boolean;
};

/**
 * Ranks a screen's cards for the words sought. The index is fetched when the reader
 * begins to search (`prepare`); what the server has already found needs none. Until it
 * is here, and where it cannot be had, the beginnings of words on the cards decide.
 */
export function useSearch(
  screen: string,
  cards: ReadonlyArray<CardView>,
  ranking: Ranking | null,
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
      .then(({ loadSearch }) => loadSearch(screen))
      .then((loaded) => setSearch(() => loaded))
      .catch(() => {
        // The next touch of the search box tries again.
        isAsked.current = false;
      })
      .finally(() => setIsComing(false));
  }, [screen]);
  const isKnown = sought === "" || ranking?.query === sought;
  // The back button may bring words that nobody has looked for here.
  useEffect(() => {
    if (!isKnown) prepare();
  }, [isKnown, prepare]);
  if (sought === "") return { prepare, found: null, isPending: false };
  if (ranking?.query === sought)
    return { prepare, found: ranking, isPending: false };
  return {
    prepare,
    found: search ? search(sought) : plainlyFound(cards, sought),
    isPending: isComing,
  };
}

function plainlyFound(cards: ReadonlyArray<CardView>, sought: string): Found {
  const searchableText = ({ title, organization, text, rows }: CardView) =>
    [title, organization, text ?? "", ...rows.map((row) => row.text)].join(" ");
  return {
    exact: cards
      .filter((card) => matchesQuery(searchableText(card), sought))
      .map(({ path }) => path),
    near: [],
  };
}
