import type { PageContext } from "#app/platform/request-context.ts";
import { isInPreparation, TITLE_KEYS } from "./screen-titles.ts";

/** Title and description of a screen in preparation. Throws on a path that is none. */
export function inPreparationScreen({ i18n }: PageContext, url: string) {
  const path = new URL(url).pathname.replace(/\.data$/, "");
  if (!isInPreparation(path)) throw new Error(`${path} is not in preparation`);
  const t = i18n.getFixedT(null, "inPreparation");
  return { path, title: t(TITLE_KEYS[path]), description: t("description") };
}
