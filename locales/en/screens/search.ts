import type { search as source } from "../../es/screens/search.ts";
import type { Translation } from "../../translation.ts";

export const search = {
  title: "Search",
  lead: "One search through the whole catalogue: scholarships, opportunities, mentorship, universities, competitions and resources.",
  pageTitle: "Search the whole catalogue | Trampolín",
  description:
    "Search scholarships, summers, olympiads, universities, mentorship and study resources in one place.",
  label: "Search the whole catalogue",
  hint: "Try “chemistry” or “Germany”",
  submit: "Search",
  loading: "Searching…",
  results: "Results",
  count_one: "{{count}} result",
  count_other: "{{count}} results",
  countFirst: "You see the first {{shown}} of {{count}} results.",
  showAll: "See all",
  seeOthers: "See other sources",
  none: "No results found",
  noneText:
    "Try fewer words, remove a filter, or search for the subject instead of the name.",
  noneFiltered:
    "Remove a filter, or type what you look for: with words we ask other sites too.",
  inWords: "Search for “{{words}}” on other sites too",
  nearest: "The nearest to “{{sought}}”",
  empty: "Empty search",
  emptyText: "Please enter a search term.",
  failed: "Oops! Something went wrong",
  failedText: "The results could not be fetched. Please try again later.",
  failedTitle: "Search error",
  failedNotice: "Something went wrong while contacting the server.",
} as const satisfies Translation<typeof source>;
