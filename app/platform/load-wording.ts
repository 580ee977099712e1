import type { FlatNamespace, i18n } from "i18next";

/**
 * Loads wording before rendering. Throws on failure: i18next itself takes failed
 * namespaces for loaded and never retries.
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
