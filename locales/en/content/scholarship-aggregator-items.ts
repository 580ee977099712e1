import type { scholarshipAggregatorItems as source } from "../../es/content/scholarship-aggregator-items.ts";
import type { Translation } from "../../translation.ts";

export const scholarshipAggregatorItems = {
  indesgua: {
    name: "INDESGUA – scholarship catalogue",
    description:
      "Compare sheets of Guatemalan and international scholarships: level, benefits and past closing dates.",
    note: "In Spanish, no sign-up. Made for Guatemala, but many of the scholarships are open to other countries in the region.",
  },
  "becas-com": {
    name: "becas.com",
    description:
      "Search scholarships for study, mobility and research in Spain and Latin America, with requirements and application dates.",
    note: "In Spanish. A commercial site: browsing is free and signing up for alerts is optional.",
  },
  "icetex-becas-vigentes": {
    name: "ICETEX – current scholarships abroad",
    description:
      "If you are from Colombia, search scholarships abroad offered by governments, organisations and universities.",
    note: "In Spanish. You can browse without an account; you need one to apply.",
  },
  "oea-portal-becas": {
    name: "OAS Scholarships Portal",
    description:
      "Find scholarships from the OAS and its partner universities, mostly postgraduate; there are some online degrees.",
    note: "In Spanish and English. No account to browse; you need one to apply. Nearly all cover only a part: check what you would pay.",
  },
  "educationusa-ayuda-financiera": {
    name: "EducationUSA – Find Financial Aid",
    description:
      "Find aid for international students at US universities, and free advising centres.",
    note: "In English, no sign-up. Check whether your nationality can get a student visa: in 2025-26 they were suspended for Cuba, Haiti, Venezuela and others.",
  },
  "campus-bourses": {
    name: "Campus Bourses",
    description:
      "Filter scholarships to study in France by nationality, field and level. Run by Campus France.",
    note: "In French and English, no sign-up.",
  },
  "daad-base-de-datos": {
    name: "DAAD Scholarship Database",
    description:
      "Search scholarships from DAAD and other organisations to study or do research in Germany. Filter by country, level and field.",
    note: "In English and German. No account to browse; you need one to apply on the DAAD portal, best done on a computer.",
  },
  "opportunity-desk": {
    name: "Opportunity Desk",
    description:
      "Read notices of scholarships, contests, internships and youth events around the world.",
    note: "In English, no sign-up. Confirm each notice on the organiser's own page.",
  },
  iefa: {
    name: "IEFA – International Education Financial Aid",
    description:
      "Explore scholarships and aid to study outside your country, by destination and field.",
    note: "In English. You can see the list without signing up.",
  },
} as const satisfies Translation<typeof source>;
