import type { metaSearch as source } from "../../es/screens/meta-search.ts";
import type { Translation } from "../../translation.ts";

export const metaSearch = {
  loading: "Searching other sources…",
  count_one: "{{number}} result from other sites",
  count_other: "{{number}} results from other sites",
  none: {
    empty: "No results found",
    failed: "We could not ask other sites now",
  },
  tooMany: "You searched many times in a row. Wait a few minutes.",
  filter: "See one source only",
  filterBy: "{{name}}: {{number}}",
  sourceReports: {
    heading: "Who we asked",
    searchThere: "Search on their site",
    ok: "{{name}}: {{found}} in {{seconds}} s",
    empty: "{{name}}: no results",
    stale: "{{name}}: {{found}}, copy from {{age}}",
    timeout: "{{name}}: did not answer",
    error: "{{name}}: could not be asked",
    suspended: "{{name}}: failed recently, not asked",
    skipped: "{{name}}: not asked",
  },
} as const satisfies Translation<typeof source>;
