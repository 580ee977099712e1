/** "Top 15 …", "20 Fully Funded Scholarships …": a list of calls is no call. For titles in plain text. */
export const LIST_OF_CALLS =
  /^\W*(?:top\s+\d|(?:(?:los|las|the)\s+)?\d{1,3}\+?\s+(?:\S+\s+){0,4}?(?:becas|convocatorias|oportunidades|programas|cursos|universidades|scholarships|fellowships|internships|opportunities|programs|programmes|courses|universities)\b)/iu;
