import type { StudentWithProfile } from "#app/platform/student/use-student.ts";
import type { ProfileFact } from "#domain/eligibility/missing-fact.ts";

/** Profile form of each kind of student. */
const PROFILE_FORM = {
  member: "/completar-perfil",
  device: "/sin-cuenta",
};

const LATER_STEPS: Readonly<Partial<Record<ProfileFact, string>>> = {
  languages: "?paso=2",
  languageLevel: "?paso=2",
  certificate: "?paso=2",
  grades: "?paso=3",
  test: "?paso=3",
};

const FIRST_STEP: ReadonlyArray<ProfileFact> = [
  "country",
  "level",
  "studyYear",
  "yearsLeft",
  "birthDate",
];

/** Path of the form step that asks for a fact; the hash opens the section that holds its field. */
export function profileFormFor(
  fact: ProfileFact | undefined,
  { status }: StudentWithProfile,
): string {
  const form = PROFILE_FORM[status];
  if (!fact || FIRST_STEP.includes(fact)) return form;
  return form + (LATER_STEPS[fact] ?? "?paso=3#situation");
}
