import type { recommendations as source } from "../../es/screens/recommendations.ts";
import type { Translation } from "../../translation.ts";

export const recommendations = {
  title: "My Recommendations",
  description: "Scholarships and options that match your profile on Trampolín.",
  lead: "We compare the catalogue with your profile. Each option says why you see it.",
  heading: "Recommended for you",
  editProfile: "Complete my profile",
  all: "See all my recommendations",
  loading: "Looking for recommendations for you...",
  searching: "Also searching other sites…",
  count_one: "{{count}} recommendation",
  count_other: "{{count}} recommendations",
  unmatched:
    "In our catalogue nothing for you names {{careers}}: this matches the rest of your profile.",
  lanes: {
    now: {
      title: "Apply now",
      text: "They are open, or usually open within the next 60 days.",
    },
    later: {
      title: "Get ready",
      text: "They open later, or we do not know if they have opened: each says so.",
    },
    tools: {
      title: "Tools for you",
      text: "Nothing to apply for: use them whenever you like.",
    },
    elsewhere: {
      title: "On other sites",
      text: "Results that we found searching with your profile.",
    },
    more: {
      title: "More options for you",
      text: "They match your profile too.",
    },
    almost: {
      title: "Almost",
      text: "Only one thing is missing, and it can change with time or work. Confirm the other requirements on each official page.",
    },
  },
  empty: {
    title: "Personalise your Experience",
    text: "We don't have enough data to generate recommendations yet.",
    retry: "Retry search",
  },
  failed: {
    title: "We could not load the catalogue",
    text: "Check your connection and try again.",
    retry: "Try again",
  },
  device: {
    title: "Recommendations without an account",
    description: "Options that match the profile kept only on your device.",
    lead: "We use the profile that you keep on this device. Nothing of it leaves it.",
    note: "Without an account we do not search other sites: the search would tell them which careers and languages interest you.",
    noScript:
      "The profile without an account is in this browser, and reading it needs JavaScript: turn it on and reload the page. The catalogue can be read without it.",
    catalogue: "See the scholarships",
    noProfileTitle: "There is no profile on this device yet",
    noProfileText:
      "Tell us what you study and what interests you. It is kept here only.",
    create: "Create a profile without an account",
    edit: "Change my profile",
  },
  card: {
    external: "External",
    source: "Source: {{source}}",
    why: "Why",
    missing: "Missing: {{requirement}}",
    when: "Date",
    amount: "Amount",
    level: "Level",
    varies: "Varies",
    everyone: "All",
    unchecked: "Nobody at Trampolín has checked this result.",
    official: "Official site",
    visit: "Open the page",
    details: "Details",
  },
  /** The one change that a near miss needs. */
  change: {
    heading: "How long it takes and where else it is missing",
    time: {
      language: "We do not know how long you will take to learn the language.",
      languageLevel:
        "We do not know how long you will take to reach that level.",
      exam: "We have no source for how long the exam takes.",
      grade: "We do not know how long it takes to raise an average.",
      studies: "It comes with your studies, on a date that we do not know.",
      other: "We do not know how long this change takes.",
    },
    birthday: "You turn {{age}} on {{date}}.",
    examDays:
      "From the end of registration to the results: {{min}} to {{max}} days.",
    examPart: "The exam alone, without preparing for it:",
    examUnknown: "We have no source for the rest: ask an exam centre.",
    always: "It has no fixed months to sign up.",
    mayCloseNow: "It usually closes these days: check its official page today.",
    fit: {
      fits: "With these times it fits before {{closing}}, if there is an exam date.",
      tight:
        "It fits before {{closing}} only if it goes fast, if there is an exam date.",
      unknown: "We do not know if it fits before {{closing}}.",
      late: "It no longer fits before {{closing}}.",
      next: "After it comes {{closing}}.",
      noNext: "We do not know the closing after it.",
      undated: "We do not know its next closing.",
    },
    closing: {
      announced: "the announced closing on {{date}}",
      pastClosings:
        "the estimated closing on {{date}} (from past closings; not a deadline)",
      usualDay:
        "the estimated closing on {{date}} (its usual day; not a deadline)",
      usualMonth:
        "the estimated closing on {{date}} (first day of its usual month; not a deadline)",
    },
    opens:
      "The same is missing for: {{titles}}. Check their other requirements.",
    more_one: "{{count}} more",
    more_other: "{{count}} more",
    plan: "See the plan",
    planName: "See the plan for {{title}}",
  },
  reasons: {
    career: "Matches your career: {{term}}",
    girls: "It is for girls, as you asked",
    language: "Matches your language: {{language}}",
    languageCountry: "Has to do with a country where {{language}} is spoken",
    level: "It is for your level of study",
    anyLevel: "It is for any level of study",
    country: "It is in your country",
    national: "It is for students of your country",
    test: "Mentions your test: {{name}}",
    programs_one: "Teaches {{count}} degree like the one you are looking for",
    programs_other:
      "Teaches {{count}} degrees like the one you are looking for",
    search: "Came up in a search for “{{term}}”",
  },
} as const satisfies Translation<typeof source>;
