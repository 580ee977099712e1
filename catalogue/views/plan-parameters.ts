import type { CountryCode } from "#domain/eligibility/condition.ts";
import { STEP_KINDS, type StepKind } from "#domain/planning/plan-step.ts";

// The browser loads this file with the screen: it imports no items.

/** Limit of the picture; the plan says how many further awards of `items` it leaves out. */
export const MAX_AWARDS = 6;
/** The server cuts longer values: room for some 60 awards, so that the rest can be counted. */
export const MAX_PARAMETER_LENGTH = 2_000;
/** Names of the steps in an address. */
export const KIND_SLUGS: Readonly<Record<StepKind, string>> = {
  transcript: "notas",
  priorLegalisation: "legalizacion-previa",
  apostille: "apostilla",
  legalisation: "legalizacion",
  consulate: "consulado",
  authentication: "autenticacion",
  translation: "traduccion",
  languageSignUp: "inscripcion",
  languageTest: "examen",
  admissionSignUp: "inscripcion-admision",
  admissionTest: "admision",
  letters: "cartas",
  project: "proyecto",
  sponsor: "postulacion",
  guardian: "permiso",
  team: "equipo",
  passport: "pasaporte",
};

/** The languages that a test can be chosen for, and admission. */
export const TEST_SUBJECTS: ReadonlyArray<string> = [
  "en",
  "fr",
  "de",
  "zh",
  "ja",
  "ko",
  "pt",
  "admision",
];

/** Parameters that a form repeats for each value. */
export const PLAN_LISTS = ["items", "hechos"] as const;

/** Parameters of a plan's address. */
export const PLAN_PARAMETERS: ReadonlyArray<string> = [
  ...PLAN_LISTS,
  "pais",
  ...TEST_SUBJECTS.map(examParameter),
  ...STEP_KINDS.map(daysParameter),
];

export function examParameter(subject: string): string {
  return `examen-${subject}`;
}

export function daysParameter(kind: StepKind): string {
  return `dias-${KIND_SLUGS[kind]}`;
}

/** The address of a plan of these awards. */
export function planAddress(
  paths: ReadonlyArray<string>,
  country: CountryCode | null,
): string {
  const query = [
    ...(paths.length > 0 ? [`items=${joinItems(paths)}`] : []),
    ...(country ? [`pais=${country.toLowerCase()}`] : []),
  ].join("&");
  return query ? `/plan?${query}` : "/plan";
}

/** The value of `items`: as many of the awards as fit. */
export function joinItems(paths: ReadonlyArray<string>): string {
  const fitting: Array<string> = [];
  for (const path of paths) {
    const all = [...fitting, path.replace(/^\//, "")];
    if (all.join(",").length <= MAX_PARAMETER_LENGTH)
      fitting.push(all.at(-1) ?? "");
  }
  return fitting.join(",");
}
