import type { catalogue as source } from "../../es/screens/catalogue.ts";
import type { Translation } from "../../translation.ts";

export const catalogue = {
  search: {
    submit: "Search",
    filters: "Filters",
    apply: "See results",
    clear: "Clear all",
    words: "“{{words}}”",
    remove: "remove filter",
    count: "{{count}} of {{total}} options",
    countAll_one: "{{count}} option",
    countAll_other: "{{count}} options",
    inLists_one: "{{options}} in {{count}} list",
    inLists_other: "{{options}} in {{count}} lists",
    skip: "Skip to results",
    pending: "Searching…",
  },
  onlyCountry: "{{name}} only",
  allForCountry: "{{name}}: see everything",
  forgetCountry: "Forget {{name}}",
  forCountry: "{{name}} only",
  filters: {
    any: "Any",
  },
  row: {
    covers: "Covers",
    gives: "Offers",
    audience: "For",
    when: "Date",
    ranking: "Ranking",
    admissionRate: "Admitted",
  },
  card: {
    recommended: "Recommended",
    requirements: "They ask for",
    more_one: "and {{count}} more requirement",
    more_other: "and {{count}} more requirements",
    programs: "Degrees",
    morePrograms: "and other degrees",
    details: "Details",
    official: "Official site",
  },
  /** Rules against fraud on lists, items and outside results. */
  scams: {
    check: "Check a link or message",
    title: "Before you pay or send data",
    pay: "A serious scholarship charges nothing to apply or to release the money. If a known programme charges for registration, its page says so.",
    address: "Check that the address is that of the official page.",
    documents: "Never send photos of your ID or bank details by chat.",
    all: "See all signs of fraud",
  },
  empty: {
    title: "Nothing fits all of that",
    text: "Remove a filter or try another word.",
    clear: "Clear all filters",
    everywhere: "Search the whole catalogue",
    nearest: "The nearest matches",
  },
} as const satisfies Translation<typeof source>;
