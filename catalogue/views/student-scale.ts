import { parseGrade, parseTyped } from "#domain/grades/parse-grade.ts";
import {
  haveSameNumbers,
  isOnScale,
  SCALES,
  type Scale,
  scaleShare,
} from "#domain/grades/scale.ts";
import type { CountryFacts } from "../country.schema.ts";
import { usualScales } from "../grades/usual-scales.ts";
import { type GradeEntries, MAX_GRADE_LENGTH } from "./grade-entries.ts";

/** Scales of the form besides letters and a school's own: worst and best mark. */
export const SCALE_CHOICES: Readonly<
  Record<string, readonly [number, number]>
> = {
  "0-10": [0, 10],
  "0-100": [0, 100],
  "0-20": [0, 20],
  "0-5": [0, 5],
  "1-5": [1, 5],
  "1-7": [1, 7],
  "1-10": [1, 10],
  "1-12": [1, 12],
  "1-20": [1, 20],
  "4.0": [0, 4],
};

/** An invalid or missing entry, and why. */
export type GradeFault = {
  readonly field: "pais" | "escala" | "nota" | "peor" | "mejor" | "aprueba";
  readonly reason:
    | "unknownCountry"
    | "unknownScale"
    | "chooseScale"
    | "schoolScale"
    | "unreadScale"
    | "notNumber"
    | "offScale"
    | "otherScale"
    | "sameEnds"
    | "passOffScale";
};

/** The scale of an average, as far as the entries and the country state it. */
export type StudentScale = {
  readonly kind: "numbers" | "letters" | "open";
  readonly scale: Scale | null;
  /** `usual`: an end of the scale has no source. */
  readonly basis: "chosen" | "country" | "usual" | null;
  readonly passBasis: "typed" | "country" | null;
  /** The average on the scale; null when missing or invalid. */
  readonly value: number | null;
  readonly faults: ReadonlyArray<GradeFault>;
};

type ScaleEnds = Pick<StudentScale, "kind" | "basis"> & {
  readonly ends: readonly [number, number] | null;
  readonly faults: ReadonlyArray<GradeFault>;
};

/** Reads the scale, its pass mark and the average; unknown parts stay null. */
export function readStudentScale(
  entries: GradeEntries,
  country: CountryFacts | null,
): StudentScale {
  const { kind, basis, ends, faults } = findScale(entries, country);
  const scaleWithoutPass: Scale | null = ends && {
    worst: ends[0],
    best: ends[1],
    pass: null,
  };
  const pass =
    scaleWithoutPass && readPass(entries.aprueba, scaleWithoutPass, country);
  const scale = scaleWithoutPass && {
    ...scaleWithoutPass,
    pass: pass?.value ?? null,
  };
  const grade = scale ? readValue(entries.nota, scale) : null;
  return {
    kind,
    basis,
    scale,
    passBasis: pass?.basis ?? null,
    value: grade?.value ?? null,
    faults: [...faults, ...(grade?.faults ?? []), ...(pass?.faults ?? [])],
  };
}

function findScale(
  entries: GradeEntries,
  country: CountryFacts | null,
): ScaleEnds {
  const { escala, peor, mejor, nota, pais } = entries;
  const unknown: ReadonlyArray<GradeFault> =
    pais && !country ? [{ field: "pais", reason: "unknownCountry" }] : [];
  if (escala === "letras") return { ...LETTERS, faults: unknown };
  if (escala === "propia" || (escala === "" && (peor || mejor))) {
    const school = schoolScale(peor, mejor);
    return { ...school, faults: [...unknown, ...school.faults] };
  }
  const ends = Object.hasOwn(SCALE_CHOICES, escala)
    ? SCALE_CHOICES[escala]
    : null;
  if (ends) return { kind: "numbers", basis: "chosen", ends, faults: unknown };
  if (escala) return open("unknownScale", unknown);
  const grade = parseGrade(nota, null);
  if (grade) {
    const { worst, best } = SCALES[grade.scale];
    return {
      kind: "numbers",
      basis: "chosen",
      ends: [worst, best],
      faults: unknown,
    };
  }
  if (country) return countryScale(country);
  return nota ? open("chooseScale", unknown) : open(null, unknown);
}

const LETTERS = { kind: "letters", basis: null, ends: null } as const;

function open(
  reason: GradeFault["reason"] | null,
  faults: ReadonlyArray<GradeFault> = [],
): ScaleEnds {
  return {
    kind: "open",
    basis: null,
    ends: null,
    faults: [
      ...faults,
      ...(reason ? [{ field: "escala", reason } as const] : []),
    ],
  };
}

/** The scale that the student's school sets. */
function schoolScale(peor: string, mejor: string): ScaleEnds {
  const [worst, best] = [peor, mejor].map(readNumber);
  const faults: ReadonlyArray<GradeFault> = [
    ...(worst === null
      ? [{ field: "peor", reason: "notNumber" } as const]
      : []),
    ...(best === null
      ? [{ field: "mejor", reason: "notNumber" } as const]
      : []),
    ...(worst !== null && worst === best
      ? [{ field: "mejor", reason: "sameEnds" } as const]
      : []),
  ];
  return worst == null || best == null || faults.length > 0
    ? { kind: "open", basis: null, ends: null, faults }
    : { kind: "numbers", basis: "chosen", ends: [worst, best], faults };
}

/** The national scale; the usual one fills the gaps of its source. */
function countryScale({ code, gradeScale }: CountryFacts): ScaleEnds {
  if (gradeScale?.kind === "levels") return { ...LETTERS, faults: [] };
  if (gradeScale?.kind === "perSchool") return open("schoolScale");
  const usual = usualScales[code];
  const worst = gradeScale?.lowest ?? usual?.lowest ?? null;
  const best = gradeScale?.highest ?? usual?.highest ?? null;
  if (worst === null || best === null) return open("unreadScale");
  const isSourced = gradeScale?.lowest === worst && gradeScale.highest === best;
  return {
    kind: "numbers",
    basis: isSourced ? "country" : "usual",
    ends: [worst, best],
    faults: [],
  };
}

type Pass = {
  readonly value: number | null;
  readonly basis: StudentScale["passBasis"];
  readonly faults: ReadonlyArray<GradeFault>;
};

/** The typed pass mark, else the country's sourced one if both scales have the same numbers. */
function readPass(
  typed: string,
  scale: Scale,
  country: CountryFacts | null,
): Pass {
  const value = readNumber(typed);
  if (typed && (value === null || !isPass(value, scale)))
    return {
      value: null,
      basis: null,
      faults: [{ field: "aprueba", reason: "passOffScale" }],
    };
  if (value !== null) return { value, basis: "typed", faults: [] };
  const pass = country && countryPass(country, scale);
  return { value: pass, basis: pass === null ? null : "country", faults: [] };
}

function countryPass(
  { code, gradeScale }: CountryFacts,
  scale: Scale,
): number | null {
  if (gradeScale?.kind !== "numbers" || gradeScale.pass === null) return null;
  const usual = usualScales[code];
  const worst = gradeScale.lowest ?? usual?.lowest;
  const best = gradeScale.highest ?? usual?.highest;
  const isSame =
    worst != null &&
    best === scale.best &&
    haveSameNumbers({ worst, best, pass: null }, scale);
  return isSame && isPass(gradeScale.pass, scale) ? gradeScale.pass : null;
}

function isPass(value: number, scale: Scale): boolean {
  const share = scaleShare(value, scale);
  return share >= 0 && share < 1;
}

function readValue(text: string, scale: Scale) {
  if (!text) return { value: null, faults: [] };
  const fault = (reason: GradeFault["reason"]) => ({
    value: null,
    faults: [{ field: "nota", reason } as const],
  });
  const { value, outOf } = parseTyped(text);
  if (value === null || text.length > MAX_GRADE_LENGTH)
    return fault("notNumber");
  if (outOf !== null && outOf !== scale.best) return fault("otherScale");
  return isOnScale({ value, scale })
    ? { value, faults: [] }
    : fault("offScale");
}

/** A number of up to three digits before its fraction; null for other texts. */
function readNumber(text: string): number | null {
  const { value, outOf } = parseTyped(text);
  const isShort = text.length <= MAX_GRADE_LENGTH;
  return value !== null && outOf === null && isShort && value < 1000
    ? value
    : null;
}
