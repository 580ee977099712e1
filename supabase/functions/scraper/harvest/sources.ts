import type { Source } from "./source.ts";

/** Sites that answer machines; what each robots.txt says is read at every run. */
export const SOURCES: ReadonlyArray<Source> = [
  {
    key: "secihti",
    kind: "wordpress",
    address: "https://secihti.mx/wp-json/wp/v2/convocatoria",
    linkHosts: ["secihti.mx"],
    language: "es",
    isOfficial: true,
  },
  {
    key: "opportunitiescircle",
    kind: "wordpress",
    address: "https://www.opportunitiescircle.com/wp-json/wp/v2/posts",
    linkHosts: ["opportunitiescircle.com"],
    language: "en",
    // 2769 is "expired"; the others hold no calls.
    withoutCategories: [2769, 11901, 1, 13181],
  },
  {
    key: "scholars4dev",
    kind: "wordpress",
    // Its feed is valid and empty.
    address: "https://www.scholars4dev.com/wp-json/wp/v2/posts",
    linkHosts: ["scholars4dev.com"],
    language: "en",
  },
  {
    key: "opportunitydesk",
    kind: "wordpress",
    address: "https://opportunitydesk.org/wp-json/wp/v2/posts",
    linkHosts: ["opportunitydesk.org"],
    language: "en",
  },
  {
    key: "opportunitiesforyouth",
    kind: "feed",
    address: "https://opportunitiesforyouth.org/feed/",
    linkHosts: ["opportunitiesforyouth.org"],
    language: "en",
  },
  {
    key: "erasmus_plus",
    kind: "feed",
    address: "https://erasmus-plus.ec.europa.eu/rss.xml",
    linkHosts: ["erasmus-plus.ec.europa.eu"],
    language: "en",
    isOfficial: true,
  },
];
