import type { FlatNamespace } from "i18next";
import { getI18n } from "react-i18next";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { loadWording } from "#app/platform/load-wording.ts";

/**
 * For a `clientLoader`: requests wording and catalogue together, while the screen's own
 * code is still loading. Title and description need no answer of the server then.
 */
export async function prepareRecommendations(
  namespaces: ReadonlyArray<FlatNamespace>,
) {
  const i18n = getI18n();
  // The list takes the same request, and says when it failed.
  loadIndexedItems(i18n.language);
  await loadWording(i18n, namespaces);
  return i18n.getFixedT(null, "recommendations");
}
