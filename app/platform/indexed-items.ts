import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";
import { fetchFile } from "./fetch-file.ts";

/** Items by language: fetched once per visit. */
const itemsByLanguage = new Map<string, Promise<ReadonlyArray<IndexedItem>>>();

/**
 * The whole catalogue for the personal parts, in the user's language. A failed fetch
 * can be retried.
 */
export async function loadIndexedItems(
  language: string,
): Promise<Result<ReadonlyArray<IndexedItem>, "unreachable">> {
  const request =
    itemsByLanguage.get(language) ??
    fetchFile<ReadonlyArray<IndexedItem>>(
      `/catalogo.json?${LANGUAGE_PARAMETER}=${language}`,
    );
  itemsByLanguage.set(language, request);
  try {
    return ok(await request);
  } catch {
    itemsByLanguage.delete(language);
    return fail("unreachable");
  }
}
