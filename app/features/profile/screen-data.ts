import type { PageContext } from "#app/platform/request-context.ts";

/** Title and description of one of the three screens. */
export function profileScreen(
  { i18n }: PageContext,
  screen: "edit" | "view" | "device",
) {
  const t = i18n.getFixedT(null, "profile");
  return {
    title: t(`${screen}.title`),
    description: t(`${screen}.description`),
  };
}
