import type { eligibility as source } from "../../es/screens/eligibility.ts";
import type { Translation } from "../../translation.ts";

export const eligibility = {
  met: "You meet it",
  unmet: "You do not meet it",
  unmetYet: "You do not meet it yet",
  byCountry: "going by the country in your profile",
  byRegion: "going by the state or region in your profile",
  byAge: "going by your age",
  byAgeAtStart: "going by the age you will have at the start",
  byAgeAtDeadline: "going by the age you will have when you apply",
  byAgeOn: "going by your age on {{day}}",
  byAgeIn: "going by your age in {{month}}",
  byYear: "going by your year of study today",
  byLanguages: "going by the languages in your profile",
  byInterest: "because you are interested in programmes for girls",
  missing: "Your profile lacks something: {{fact}}",
  fact: {
    level: "your study level",
    studyYear: "your year of study",
    yearsLeft: "how many years you have left to finish",
    country: "your country",
    region: "your state, department or region",
    birthDate: "your date of birth",
    grades: "your average and its scale",
    languages: "the languages you speak",
    languageLevel: "your level in that language",
    certificate: "your language certificate, if you have one",
    test: "your standardized test, if you have one",
    financialNeed: "whether you need financial support",
    publicSchool: "whether your school is public",
    firstGeneration:
      "whether you will be among the first in your family at university",
    working: "whether you work",
    disability: "whether you have a disability",
    indigenous: "whether you belong to an Indigenous people",
  },
  open: {
    onlyYou: "Only you can know",
    onceFinished: "You will meet it when you finish those studies",
    yearThen: "It depends on your year of study when you apply",
    ageThen:
      "It depends on the day that counts: confirm it on the official page",
    otherScale: "Your average is on another scale and no conversion is certain",
    noLevelNamed: "The page names no level: confirm whether yours is enough",
  },
  aid: "It is only a guide made from your profile: the official page decides. What has no mark is done when applying.",
  notServed:
    "It is for students of other countries: we mark only what you do not meet. It is a guide: the official page decides.",
  line: {
    met: "You meet what we can check.",
    unmet: "You do not meet: {{text}}",
    unmetYet: "You do not meet yet: {{text}}",
    others: "{{line}} (and {{count}} more)",
    missing: "We need to know: {{facts}}",
    open: "To be confirmed: {{text}}",
  },
} as const satisfies Translation<typeof source>;
