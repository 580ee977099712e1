/** A site that publishes calls in a form meant for machines. */
export type Source = {
  readonly key: string;
  /** Where its list is; for WordPress the route of its interface. */
  readonly address: string;
  readonly kind: "wordpress" | "feed";
  /** Links elsewhere are not its own. With or without "www.". */
  readonly linkHosts: ReadonlyArray<string>;
  readonly language: "es" | "en";
  /** Publishes calls of its own, and no lists of those of others. */
  readonly isOfficial?: boolean;
  /** WordPress categories that hold no open calls. */
  readonly withoutCategories?: ReadonlyArray<number>;
};
