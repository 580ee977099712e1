import {
  createSearch,
  type Search,
  type SearchDocument,
} from "#domain/search/search.ts";

/** Fetches what the search over a screen reads and indexes it. Throws where it cannot be had. */
export async function loadSearch(screen: string): Promise<Search> {
  const answer = await fetch(`${screen}/indice.json`);
  if (!answer.ok) throw new Error(`The index answered ${answer.status}`);
  return createSearch((await answer.json()) as ReadonlyArray<SearchDocument>);
}
