import { hostFromUrl } from "#domain/text/host.ts";
import type { Resources } from "#locales/index.ts";
import type { PageContext } from "./request-context.ts";

type Wording = Readonly<
  Record<string, { readonly title: string; readonly text: string }>
>;

/** Points of a namespace that holds only a title and a text for each. Server only. */
export function wordedPoints(
  { i18n, language }: PageContext,
  namespace: keyof Resources,
) {
  const wording: Wording = i18n.getResourceBundle(language, namespace);
  return Object.entries(wording).map(([id, words]) => ({ id, ...words }));
}

/** Points of claims, each with the page that proves it; leaves out claims without wording. */
export function claimPoints(
  context: PageContext,
  namespace: keyof Resources,
  claims: ReadonlyArray<{ readonly id: string; readonly source: string }>,
) {
  const points = wordedPoints(context, namespace);
  return claims.flatMap(({ id, source }) =>
    points
      .filter((point) => point.id === id)
      .map((point) => ({
        ...point,
        source: {
          url: source,
          host: hostFromUrl(source),
        },
      })),
  );
}
