import { fetchRead } from "#app/platform/fetch-read.ts";
import {
  createSearch,
  type Search,
  type SearchDocument,
} from "#domain/search/search.ts";

/** Fetches and builds the search index of a screen. Throws when it cannot be loaded. */
export async function loadSearch(screen: string): Promise<Search> {
  const answer = await fetchRead((signal) =>
    fetch(`${screen}/indice.json`, { signal }),
  );
  if (!answer.ok) throw new Error(`The index answered ${answer.status}`);
  return createSearch((await answer.json()) as ReadonlyArray<SearchDocument>);
}
