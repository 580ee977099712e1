const SPANISH =
  "(?:becas|convocatorias|oportunidades|programas|cursos|universidades)";
const ENGLISH =
  "(?:scholarships|fellowships|internships|opportunities|programs|programmes|courses|universities)";
const BETWEEN = String.raw`\s+(?:\S+\s+){0,4}?`;

/**
 * "Top 15 …", "Las 10 becas …", "20 Fully Funded Scholarships …": lists of calls are
 * not calls. For plain-text titles of sites that write such lists. A bare number in
 * Spanish, or a large one in English, is the number of places.
 */
export const LIST_OF_CALLS = new RegExp(
  [
    String.raw`^\W*(?:top\s+\d`,
    String.raw`(?:lista|listado)\s+(?:de|con)\s+(?:las\s+|los\s+)?\d`,
    String.raw`l[ao]s\s+\d{1,2}${BETWEEN}${SPANISH}\b`,
    String.raw`(?:l[ao]s\s+)?(?:\d{1,3}\s+)?mejores${BETWEEN}${SPANISH}\b`,
    String.raw`(?:the\s+)?(?:\d{1,2}\+?|\d{3}\+)${BETWEEN}${ENGLISH}\b)`,
  ].join("|"),
  "iu",
);
