import type { FlatNamespace } from "i18next";

/** What a route module exports as `handle`: facts about the screen for the server and for the start in the browser. */
export type ScreenHandle = {
  /** Wording that the screen needs before it can be drawn, besides `common`. */
  readonly namespaces?: ReadonlyArray<FlatNamespace>;
  /** Address parameters that change what the screen shows. Others never reach the page cache. */
  readonly query?: ReadonlyArray<string>;
  /** The screen has one content for everybody and belongs in the sitemap. */
  readonly indexed?: boolean;
};

/** `common` and all namespaces that the given handles name. */
export function listNamespaces(
  handles: ReadonlyArray<unknown>,
): ReadonlyArray<FlatNamespace> {
  const named = (handles as ReadonlyArray<ScreenHandle | undefined>).flatMap(
    (handle) => handle?.namespaces ?? [],
  );
  return [...new Set<FlatNamespace>(["common", ...named])];
}
