import { competitionsPhrases } from "./competitions.ts";
import { mentorshipPhrases } from "./mentorship.ts";
import { opportunitiesPhrases } from "./opportunities.ts";
import { resourcesPhrases } from "./resources.ts";
import { scholarshipsPhrases } from "./scholarships.ts";
import type { SearchPhrases } from "./search-phrases.ts";
import { universitiesPhrases } from "./universities.ts";

export const SEARCH_PHRASES: SearchPhrases = {
  ...scholarshipsPhrases,
  ...opportunitiesPhrases,
  ...mentorshipPhrases,
  ...universitiesPhrases,
  ...competitionsPhrases,
  ...resourcesPhrases,
};
