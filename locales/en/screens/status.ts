import type { status as source } from "../../es/screens/status.ts";
import type { Translation } from "../../translation.ts";

export const status = {
  title: "System status",
  description:
    "Which parts of Trampolín work now: accounts, pages, search in other sources and link checks.",
  lead: "Your browser and the server are asking each part right now. What you see is what it answered.",
  noScript: "Checking each part needs JavaScript.",
  again: "Check again",
  checkedAt: "Checked at {{time, datetime(timeStyle: medium)}}",
  labels: {
    operational: "Operational",
    beta: "Operational (Beta)",
    prototype: "Prototype",
    planned: "Planned",
    degraded: "Degraded",
    error: "Failing",
    loading: "Checking...",
  },
  degradedText: "“Degraded” means that it half works.",
  summary: {
    loading: "Checking the parts",
    trouble:
      "Something you use is not answering: pages, accounts or favourites. Try again later.",
    minor:
      "Everything you use works: pages, account and favourites. Some of what we ask elsewhere answers badly; you may see fewer results from other sites.",
    well: "Everything you use works: pages, account and favourites.",
  },
  parts: {
    backend: {
      title: "Server and database",
      text: "They keep accounts, favourites and messages.",
    },
    frontend: {
      title: "Pages",
      text: "The catalogue and all that you read without an account.",
    },
    functions: {
      title: "Functions",
      text: "Programs that run on the server when you search.",
    },
    metaSearch: {
      title: "Search in other sources",
      text: "Asks other people’s sites, which are slow or silent at times.",
    },
    scraper: {
      title: "Link checks",
      text: "Checks whether the catalogue’s links still work and copies calls from other sites.",
    },
    integrations: {
      title: "Other integrations",
      text: "Connections to other services. There are none yet.",
    },
  },
  hour: {
    none: "This server received no searches in the last hour.",
    unknown:
      "This server does not count the searches: another one answers them.",
    searches_one: "{{count}} search in the last hour.",
    searches_other: "{{count}} searches in the last hour.",
    share:
      "The sources answered {{share, number(style: percent)}} of the requests.",
  },
  run: {
    none: "No check has finished yet.",
    off: "This server does no checks on its own.",
    unknown: "This server cannot read when the last check was.",
    links:
      "Links checked on {{when, datetime(dateStyle: medium; timeStyle: short)}}: {{checked, number}}; without a page: {{gone, number}}; could not be checked: {{notCheckable, number}}.",
    lists:
      "Other sites read on {{when, datetime(dateStyle: medium; timeStyle: short)}}: {{read, number}} of {{sources, number}}; new calls: {{found, number}}.",
  },
} as const satisfies Translation<typeof source>;
