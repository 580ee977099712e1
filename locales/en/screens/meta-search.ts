import type { metaSearch as source } from "../../es/screens/meta-search.ts";
import type { Translation } from "../../translation.ts";

export const metaSearch = {
  heading: "In other sources",
  loading: "Searching other sources…",
  count_one: "{{number}} result from other sites",
  count_other: "{{number}} results from other sites",
  incomplete: "Some sources did not answer: there may be more results.",
  unchecked:
    "Nobody at Trampolín has checked them: see who publishes before you give your details.",
  none: {
    empty: "No results found",
    silent: "We could not ask other sites now",
  },
  tooMany: "You searched many times in a row. Wait a few minutes.",
  open: "View opportunity",
  filter: "See one source only",
  filterBy: "{{name}}: {{number}}",
  retry: "Try again",
  receipt: {
    heading: "Whom we asked",
    searchThere: "Search on their site",
    ok: "{{name}}: {{found}} in {{seconds}} s",
    empty: "{{name}}: no results",
    stale: "{{name}}: {{found}}, copy from {{age}}",
    timeout: "{{name}}: did not answer",
    error: "{{name}}: could not be asked",
    suspended: "{{name}}: failed lately, not asked",
    skipped: "{{name}}: not asked",
  },
} as const satisfies Translation<typeof source>;
