import type { home as source } from "../../es/screens/home.ts";
import type { Translation } from "../../translation.ts";

export const home = {
  title: "Trampolín: scholarships and opportunities for students",
  description:
    "Scholarships, summer programmes, olympiads, universities and resources for Latin American students, with their official page and the day compared. Free, no sign-up.",
  hero: {
    kicker: "Scholarships, summer programmes, olympiads and universities",
    heading: "The scholarship that fits you, in time.",
    lead: "Real programmes with their official page, the months in which they usually open and the day we compared them with their sources. Free. No account needed to read.",
    searchLabel: "Search the whole catalogue",
    searchHint: "Try “chemistry”",
    search: "Search",
    register: "Create a free account",
    recommendations: "My recommendations",
    favourites: "My favourites and dates",
    browse: "Explore scholarships",
    items: "programmes and resources",
    countries: "countries with programmes of their own",
    compared: "last comparison",
  },
  sectionLinks: {
    heading: "Choose where to start",
    scholarships: "Public, private, by merit and by need.",
    opportunities: "Summer programmes, research, internships and seminars.",
    universities: "National and international.",
    competitions: "Olympiads and contests, from maths to debate.",
    mentorship: "People and tests that help you decide.",
    resources: "Exams, languages, libraries and templates.",
  },
  soon: {
    closing: "Usually closing soon",
    closingText: "Within the next 60 days, by announced dates or past calls.",
    opening: "Usually opening soon",
    openingText: "Get your documents ready before they open.",
    closingMore_one: "and {{count}} more closing soon",
    closingMore_other: "and {{count}} more closing soon",
    openingMore_one: "and {{count}} more opening soon",
    openingMore_other: "and {{count}} more opening soon",
    none: "Nothing within the next 60 days for now.",
    saved: "Your dates",
    savedText: "What closes first among what you saved.",
    allSaved: "See my favourites and dates",
    announced: "announced date",
    usual: "estimated",
  },
  tabs: {
    label: "Events and resources",
    heading: "For this season",
    events: "Upcoming events",
    featured: "Featured resources",
    site: "Official site",
    allResources: "See all resources",
  },
  eventType: {
    Virtual: "Online",
    Presencial: "In person",
    Híbrido: "In person and online",
  },
  promise: {
    heading: "How we work",
    official: "Always to the official page",
    officialText:
      "Every programme leads to the site of whoever runs it. A few olympiads have no site: they lead to that of a host or of the olympiad that picks the team. You see its address before you tap.",
    dates: "No invented dates",
    datesText:
      "If this year's date has not been announced, we say in which months it usually opens and call it that: “usually”.",
    free: "Free and without tracking",
    freeText:
      "We sell no data, there are no ads, and reading needs no account. Nobody should charge you for a scholarship.",
    rules: "How we choose what we publish",
  },
  start: {
    heading: "Save today, apply in time",
    text: "With an account you save scholarships with one tap and find them on any phone.",
    memberText:
      "What you save is in your favourites, with its dates, on any phone where you log in.",
    register: "Sign up",
    browse: "See scholarships",
  },
  feedback: {
    heading: "What are we missing?",
    text: "Tell us what you looked for and did not find, or what is wrong. We read everything.",
  },
} as const satisfies Translation<typeof source>;
