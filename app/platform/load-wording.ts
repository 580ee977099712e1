import type { FlatNamespace, i18n } from "i18next";

/**
 * Loads the wording of some parts before they are drawn. Throws where it does not come:
 * i18next itself takes what failed for loaded, and never asks for it again.
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
