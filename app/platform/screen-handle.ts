import type { FlatNamespace } from "i18next";

/** A route module's `handle`: facts about the screen, for the server and `entry.client.tsx`. */
export type ScreenHandle = {
  /** Wording that the screen needs for rendering, besides `common`. */
  readonly namespaces?: ReadonlyArray<FlatNamespace>;
  /**
   * Source files of modules that the screen imports as soon as it starts; preloaded
   * with the screen's own module.
   */
  readonly early?: ReadonlyArray<string>;
  /** Address parameters that change the screen. Others never reach the page cache. */
  readonly query?: ReadonlyArray<string>;
  /** Parameters of `query` that may be repeated; the server joins their values with commas. */
  readonly lists?: ReadonlyArray<string>;
  /** Longest parameter value that the screen receives, in characters; 200 without it. */
  readonly maxValueLength?: number;
  /** True for public content, which belongs in the sitemap. */
  readonly indexed?: boolean;
};

/** Source file of a namespace's wording. */
export function wordingFile(language: string, namespace: string): string {
  const name = namespace.replace(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  );
  return `locales/${language}/screens/${name}.ts`;
}

/** `common` and all namespaces of the given handles. */
export function listNamespaces(
  handles: ReadonlyArray<unknown>,
): ReadonlyArray<FlatNamespace> {
  const namespaces = (
    handles as ReadonlyArray<ScreenHandle | undefined>
  ).flatMap((handle) => handle?.namespaces ?? []);
  return [...new Set<FlatNamespace>(["common", ...namespaces])];
}
