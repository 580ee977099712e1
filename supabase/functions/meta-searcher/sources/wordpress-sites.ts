import type { Source } from "./source.ts";
import { wordPress } from "./wordpress.ts";

/** What is known of each is told in docs/sources.md. */
export const WORDPRESS_SITES: ReadonlyArray<Source> = [
  wordPress({
    key: "secihti",
    name: "SECIHTI",
    base: "https://secihti.mx",
    linkHosts: ["secihti.mx"],
    language: "es",
    isOfficial: true,
    route: "convocatoria",
    isOn: true,
    weight: 1.3,
    timeoutMs: 3_500,
  }),
  wordPress({
    key: "opportunitiescircle",
    name: "Opportunities Circle",
    base: "https://www.opportunitiescircle.com",
    linkHosts: ["opportunitiescircle.com"],
    language: "en",
    route: "posts",
    // 2769 is "expired"; the others hold no calls.
    withoutCategories: [2769, 11901, 1, 13181],
    isOn: true,
    weight: 1,
    timeoutMs: 3_000,
  }),
  wordPress({
    key: "opportunitydesk",
    name: "Opportunity Desk",
    base: "https://opportunitydesk.org",
    linkHosts: ["opportunitydesk.org"],
    language: "en",
    route: "posts",
    isOn: true,
    // Mostly for readers in Africa.
    weight: 0.6,
    timeoutMs: 3_000,
  }),
  wordPress({
    key: "scholars4dev",
    name: "Scholars4Dev",
    base: "https://www.scholars4dev.com",
    linkHosts: ["scholars4dev.com"],
    language: "en",
    route: "posts",
    isOn: true,
    weight: 1,
    timeoutMs: 3_000,
  }),
  wordPress({
    key: "opportunitiesforyouth",
    name: "Opportunities for Youth",
    base: "https://opportunitiesforyouth.org",
    linkHosts: ["opportunitiesforyouth.org"],
    language: "en",
    route: "posts",
    feedPath: "/feed/",
    isOn: true,
    // Jobs are among its posts.
    weight: 0.6,
    timeoutMs: 3_000,
  }),
];
