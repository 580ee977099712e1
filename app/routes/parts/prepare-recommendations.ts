import type { FlatNamespace } from "i18next";
import { getI18n } from "react-i18next";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { loadWording } from "#app/platform/load-wording.ts";

/**
 * Requests wording and catalogue in parallel with the screen's code. Returns the
 * translation, so that a `clientLoader` needs no server response for the title.
 */
export async function prepareRecommendations(
  namespaces: ReadonlyArray<FlatNamespace>,
) {
  const i18n = getI18n();
  // The list shares this request, and reports its failure.
  loadIndexedItems(i18n.language);
  await loadWording(i18n, namespaces);
  return i18n.getFixedT(null, "recommendations");
}
