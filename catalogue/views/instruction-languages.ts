import type { Entry } from "../index.ts";

/** Tags of places where studies are in English, unless an item says otherwise. */
const ENGLISH_SPEAKING = new Set(["estados unidos", "reino unido", "canadá"]);
/** A grant for the studies there is used at home too, in Spanish. */
const AT_HOME = "puerto rico";

/** Languages that an item is taught in, ISO 639-1, one of them enough; empty when unknown. */
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
    !tags.includes(AT_HOME);
  return isInEnglish ? ["en"] : [];
}
