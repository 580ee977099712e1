import { fetchFile } from "#app/platform/fetch-file.ts";
import {
  createSearch,
  type Search,
  type SearchDocument,
} from "#domain/search/search.ts";

/** Fetches and builds the search index of a screen. Throws when it cannot be loaded. */
export async function loadSearch(screen: string): Promise<Search> {
  return createSearch(
    await fetchFile<ReadonlyArray<SearchDocument>>(`${screen}/indice.json`),
  );
}
