import type { home as source } from "../../es/screens/home.ts";
import type { Translation } from "../../translation.ts";

export const home = {
  title: "Trampolín: scholarships and opportunities for students",
  description:
    "Real scholarships for students in Latin America, with their official page, the months in which they usually open and the day someone checked them. Free, no account needed to read.",
  hero: {
    kicker: "Scholarships and exchanges, with their official page",
    heading: "The scholarship that fits you, in time.",
    lead: "Real programmes with their official page, the months in which they usually open and the day someone checked them. Free. No account needed to read.",
    searchLabel: "Search scholarships",
    searchHint: "Try “Germany”",
    search: "Search",
    register: "Sign up for free",
    browse: "Explore scholarships",
    items: "scholarships and exchanges",
    countries: "countries named",
    reviewed: "last review",
  },
  doors: {
    soon: "Soon",
    heading: "Choose where to start",
    scholarships: "Public, private, by merit and by need.",
    opportunities: "Summers, research, internships and seminars.",
    universities: "National and international.",
    competitions: "Olympiads and contests, from maths to debate.",
    mentorship: "People and tests that help you decide.",
    resources: "Exams, languages, libraries and templates.",
  },
  promise: {
    heading: "How we work",
    official: "Always to the official page",
    officialText:
      "Each programme leads to the site of whoever runs it. You see its address before you tap.",
    dates: "No made-up dates",
    datesText:
      "When this year's date is not announced, we say in which months it usually opens, and call it that: “usually”.",
    free: "Free, no tracking",
    freeText:
      "We sell no data, show no ads and reading needs no account. Nobody should charge you for a scholarship.",
  },
  start: {
    heading: "Save today, apply in time",
    text: "With an account you save your scholarships with one tap and find them on any phone.",
    register: "Sign up",
    browse: "See scholarships",
  },
} as const satisfies Translation<typeof source>;
