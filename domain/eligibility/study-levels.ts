import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { StudyLevel } from "./condition.ts";

/**
 * The catalogue's levels that a student of a study level looks for: where she is,
 * and in her last year of school also where she goes next.
 */
const SOUGHT: Readonly<Record<StudyLevel, ReadonlyArray<string>>> = {
  preparatoria_1: ["highSchool"],
  preparatoria_2: ["highSchool"],
  preparatoria_3: ["highSchool", "undergraduate"],
  licenciatura_cursando: ["undergraduate"],
  licenciatura_terminada: ["postgraduate"],
  posgrado: ["postgraduate"],
  otro: [],
};

/** First check of §9: the item is made for her level, or for every one. Unknown levels fit nothing. */
export function levelFits(
  { levels }: Pick<IndexedItem, "levels">,
  studyLevel: string | null,
): boolean {
  if (!isStudyLevel(studyLevel)) return false;
  return (
    levels.includes("any") ||
    SOUGHT[studyLevel].some((level) => levels.includes(level))
  );
}

/** Second check of §9: a condition of the item names her level. */
export function levelIsNamed(
  { conditions }: Pick<IndexedItem, "conditions">,
  studyLevel: string | null,
): boolean {
  return conditions.some(
    (condition) =>
      condition.kind === "level" &&
      condition.levels.some((level) => level === studyLevel),
  );
}

export function isStudyLevel(level: string | null): level is StudyLevel {
  return level !== null && level in SOUGHT;
}
