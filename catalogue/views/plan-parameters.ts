import { STEP_KINDS, type StepKind } from "#domain/planning/plan-step.ts";

// The browser loads this file with the screen: it imports no items.

/** Values of the steps in an address. */
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
