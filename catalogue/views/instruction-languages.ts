import type { Entry } from "../index.ts";

/** Tags of countries where studies are in English, unless an item says otherwise. */
const ENGLISH_SPEAKING = new Set(["estados unidos", "reino unido", "canadá"]);
/** Studies in Puerto Rico, also with an award of the United States, are in Spanish. */
const SPANISH_SPEAKING = "puerto rico";

/**
 * Languages (ISO 639-1) of the studies or the material; a student needs only one of them.
 * Empty if unknown.
 */
export function instructionLanguages({
  item,
  family,
}: Entry): ReadonlyArray<string> {
  if (item.languages.length > 0) return item.languages;
  if (item.taughtIn.length > 0) return item.taughtIn;
  const tags: ReadonlyArray<string> = item.tags;
  const isInEnglish =
    family === "award" &&
    tags.some((tag) => ENGLISH_SPEAKING.has(tag)) &&
    !tags.includes(SPANISH_SPEAKING);
  return isInEnglish ? ["en"] : [];
}
