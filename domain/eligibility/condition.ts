/** Study levels a profile can hold. Specification §3. */
export const STUDY_LEVELS = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
  "licenciatura_cursando",
  "licenciatura_terminada",
  "posgrado",
  "otro",
] as const;

export type StudyLevel = (typeof STUDY_LEVELS)[number];

/** ISO 3166-1 alpha-2 code, `LATAM` (Latin America and the Caribbean) or `*` (any country). */
export type CountryCode = string;

/** Grading scales that can be compared as intervals. */
export const GRADE_SCALES = [
  "0-5",
  "0-10",
  "0-20",
  "0-100",
  "1-7",
  "4.0",
] as const;

/** Common European Framework of Reference, weakest first. */
export const CEFR_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

/**
 * One requirement of an item in a form that can be judged yes, no or unknown.
 * `other` holds what only the student can judge.
 */
export type Condition =
  | { readonly kind: "level"; readonly levels: ReadonlyArray<StudyLevel> }
  | {
      readonly kind: "nationality" | "residence";
      readonly countries: ReadonlyArray<CountryCode>;
    }
  | {
      readonly kind: "age";
      readonly min?: number | undefined;
      readonly max?: number | undefined;
    }
  | {
      readonly kind: "grade";
      readonly atLeast: number;
      readonly scale: (typeof GRADE_SCALES)[number];
    }
  | {
      readonly kind: "language";
      /** ISO 639-1 code. */
      readonly language: string;
      readonly cefr?: (typeof CEFR_LEVELS)[number] | undefined;
      readonly certificate?: string | undefined;
    }
  | {
      readonly kind: "test";
      readonly name: string;
      readonly score?: number | undefined;
    }
  | { readonly kind: "enrolment"; readonly institution: string }
  | { readonly kind: "status"; readonly notHolding: string }
  | { readonly kind: "other" };
