/** A site that publishes calls in a machine-readable form. */
export type ImportedSource = {
  readonly key: string;
  /** Shown to users. */
  readonly name: string;
  readonly kind: "wordpress" | "feed";
  /** The list: a route of the site's WordPress REST API, or the feed. */
  readonly url: string;
  /** A feed of the newest posts, for a WordPress site that closes its API. */
  readonly feedUrl?: string;
  /** Hosts of accepted links, with or without "www.". */
  readonly linkHosts: ReadonlyArray<string>;
  readonly language: "es" | "en";
  /** Publishes its own calls and no lists of other sites' calls. */
  readonly isOfficial: boolean;
  /** WordPress categories without open calls. */
  readonly excludedCategories: ReadonlyArray<number>;
  /** Multiplies the score that a rank gives. */
  readonly weight: number;
};

/** The imported sites, described in docs/sources.md. */
export const SOURCES: ReadonlyArray<ImportedSource> = [
  {
    key: "secihti",
    name: "SECIHTI",
    kind: "wordpress",
    url: "https://secihti.mx/wp-json/wp/v2/convocatoria",
    linkHosts: ["secihti.mx"],
    language: "es",
    isOfficial: true,
    excludedCategories: [],
    weight: 1.3,
  },
  {
    key: "opportunitiescircle",
    name: "Opportunities Circle",
    kind: "wordpress",
    url: "https://www.opportunitiescircle.com/wp-json/wp/v2/posts",
    linkHosts: ["opportunitiescircle.com"],
    language: "en",
    isOfficial: false,
    // 2769 is "expired"; the others hold no calls.
    excludedCategories: [2769, 11901, 1, 13181],
    weight: 1,
  },
  {
    key: "scholars4dev",
    name: "Scholars4Dev",
    kind: "wordpress",
    // Its feed is valid and empty.
    url: "https://www.scholars4dev.com/wp-json/wp/v2/posts",
    linkHosts: ["scholars4dev.com"],
    language: "en",
    isOfficial: false,
    excludedCategories: [],
    weight: 1,
  },
  {
    key: "opportunitydesk",
    name: "Opportunity Desk",
    kind: "wordpress",
    url: "https://opportunitydesk.org/wp-json/wp/v2/posts",
    linkHosts: ["opportunitydesk.org"],
    language: "en",
    isOfficial: false,
    excludedCategories: [],
    // Most of its calls address students in Africa.
    weight: 0.6,
  },
  {
    key: "opportunitiesforyouth",
    name: "Opportunities for Youth",
    kind: "wordpress",
    url: "https://opportunitiesforyouth.org/wp-json/wp/v2/posts",
    feedUrl: "https://opportunitiesforyouth.org/feed/",
    linkHosts: ["opportunitiesforyouth.org"],
    language: "en",
    isOfficial: false,
    excludedCategories: [],
    // Jobs are among its posts.
    weight: 0.6,
  },
  {
    key: "erasmus_plus",
    name: "Erasmus+",
    kind: "feed",
    url: "https://erasmus-plus.ec.europa.eu/rss.xml",
    linkHosts: ["erasmus-plus.ec.europa.eu"],
    language: "en",
    isOfficial: true,
    excludedCategories: [],
    weight: 1,
  },
];
