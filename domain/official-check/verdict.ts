/** The five verdicts, the most trusted first. None of them says that a page is safe. */
export const VERDICTS = [
  /** A page on a host or domain in the catalogue. */
  "known",
  /** An ending that its registry restricts: "gob.mx". */
  "ending",
  /** Nothing for or against it. */
  "unknown",
  /** A reason for caution, such as a shortened link or a sign of fraud. */
  "careful",
  /** Imitates a known page or ending, or is reported as false. */
  "imitates",
] as const;

export type LinkVerdict = (typeof VERDICTS)[number];

/** The least trusted of some verdicts; `null` without any. */
export function worstVerdict(
  verdicts: ReadonlyArray<LinkVerdict>,
): LinkVerdict | null {
  const ranks = verdicts.map((verdict) => VERDICTS.indexOf(verdict));
  return VERDICTS[Math.max(...ranks, -1)] ?? null;
}
