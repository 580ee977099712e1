import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";
import { fetchFile } from "./fetch-file.ts";

/** Loads the index of the whole catalogue, for content personal to the visitor. */
export async function loadIndexedItems(
  language: string,
): Promise<Result<ReadonlyArray<IndexedItem>, "unreachable">> {
  try {
    return ok(
      await fetchFile(`/catalogo.json?${LANGUAGE_PARAMETER}=${language}`),
    );
  } catch {
    return fail("unreachable");
  }
}
