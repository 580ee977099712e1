import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";
import { fetchRead } from "./fetch-read.ts";

/** Items by language: fetched once per visit. */
const itemsByLanguage = new Map<string, Promise<ReadonlyArray<IndexedItem>>>();

/**
 * The whole catalogue for the personal parts, in the user's language. A failed fetch
 * can be retried.
 */
export async function loadIndexedItems(
  language: string,
): Promise<Result<ReadonlyArray<IndexedItem>, "unreachable">> {
  const request = itemsByLanguage.get(language) ?? fetchItems(language);
  itemsByLanguage.set(language, request);
  try {
    return ok(await request);
  } catch {
    itemsByLanguage.delete(language);
    return fail("unreachable");
  }
}

async function fetchItems(
  language: string,
): Promise<ReadonlyArray<IndexedItem>> {
  const answer = await fetchRead((signal) =>
    fetch(`/catalogo.json?${LANGUAGE_PARAMETER}=${language}`, { signal }),
  );
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}`);
  return answer.json();
}
