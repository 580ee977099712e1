import type { FlatNamespace, i18n, TFunction } from "i18next";
import { getI18n } from "react-i18next";

/**
 * Loads wording before rendering. Throws on failure: i18next itself treats failed
 * namespaces as loaded and never retries.
 */
export async function loadWording(
  i18n: i18n,
  namespaces: ReadonlyArray<FlatNamespace>,
): Promise<void> {
  const missing = () =>
    namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  await i18n.reloadResources(i18n.language, missing());
  if (missing().length > 0) throw new Error(`No wording for ${missing()}`);
}

/** Loads a namespace and returns its `t`, for use outside components; null when that fails. */
export async function loadTranslator<Namespace extends FlatNamespace>(
  namespace: Namespace,
): Promise<TFunction<Namespace> | null> {
  const i18n = getI18n();
  try {
    await loadWording(i18n, [namespace]);
  } catch {
    // For example offline.
    return null;
  }
  return i18n.getFixedT(null, namespace);
}
