import type { eligibility as source } from "../../es/screens/eligibility.ts";
import type { Translation } from "../../translation.ts";

export const eligibility = {
  met: "You meet it",
  unmet: "You do not meet it",
  unmetYet: "You do not meet it yet",
  byCountry: "going by the country in your profile",
  byAge: "going by your age today",
  byLanguages: "going by the languages in your profile",
  missing: "Your profile lacks something: {{fact}}",
  fact: {
    level: "your study level",
    country: "your country",
    birthDate: "your date of birth",
    grades: "your average and its scale",
    languages: "the languages you speak",
    certificate: "your language certificate, if you have one",
    test: "your standardized test, if you have one",
  },
  aid: "It is only an aid made from your profile: the official page decides. Confirm there whatever has no mark.",
  card_one: "You meet the requirement that we can check.",
  card_other:
    "You meet {{met}} of the {{count}} requirements that we can check.",
  almost: {
    heading: "What could open more doors for you",
    intro:
      "In these options only one thing in your profile does not match, and it is something you can work on. The other requirements count too: confirm them on each official page.",
    opens_one: "{{change}}, {{count}} more option could open.",
    opens_other: "{{change}}, {{count}} more options could open.",
    language: "With {{language}}",
    languageLevel: "With {{level}} {{language}}",
    certificate: "With the {{name}} certificate",
    test: "With the “{{name}}” exam",
    grade: "With an average of {{grade}} on the {{scale}} scale",
  },
} as const satisfies Translation<typeof source>;
