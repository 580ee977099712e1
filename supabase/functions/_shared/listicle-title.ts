const SPANISH =
  "(?:becas|convocatorias|oportunidades|programas|cursos|universidades)";
const ENGLISH =
  "(?:scholarships|fellowships|internships|opportunities|programs|programmes|courses|universities)";
const BETWEEN = String.raw`\s+(?:\S+\s+){0,4}?`;

/**
 * Plain-text title of an article that lists several awards: "Top 15 …", "Las 10 becas …".
 * Not "500 becas …" or "200 scholarships …": the number is that of one award's places.
 */
export const LISTICLE_TITLE = new RegExp(
  [
    String.raw`^\W*(?:top\s+\d`,
    String.raw`(?:lista|listado)\s+(?:de|con)\s+(?:las\s+|los\s+)?\d`,
    String.raw`l[ao]s\s+\d{1,2}${BETWEEN}${SPANISH}\b`,
    String.raw`(?:l[ao]s\s+)?(?:\d{1,3}\s+)?mejores${BETWEEN}${SPANISH}\b`,
    String.raw`(?:the\s+)?(?:\d{1,2}\+?|\d{3}\+)${BETWEEN}${ENGLISH}\b)`,
  ].join("|"),
  "iu",
);
