import { Link } from "react-router";
import type { StudentWithProfile } from "#app/platform/student/use-student.ts";
import { useCurrentPath } from "#app/platform/use-current-path.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type {
  CountryLimits,
  EntryLimit,
} from "#domain/eligibility/countries.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import { verdictLine } from "#domain/eligibility/verdict-line.ts";
import { profileFormFor } from "./profile-form-path.ts";
import { useLineWords } from "./verdict-words.ts";

/** Verdict on an item's requirements in one sentence; links to the form if a fact is missing. */
export function RequirementsLine({
  requirements,
  serves,
  entryLimit,
  student,
  today,
}: {
  serves: CountryLimits["serves"];
  entryLimit: EntryLimit | null;
  requirements: ReadonlyArray<Requirement>;
  student: StudentWithProfile;
  today: CivilDate;
}) {
  const say = useLineWords();
  const from = useCurrentPath();
  const conditions = requirements.flatMap(({ text, conditions }) =>
    conditions.map((condition) => ({ ...condition, text })),
  );
  const line = verdictLine(
    { conditions, serves, entryLimit },
    student.profile,
    today,
  );
  if (!line) return null;
  if (line.says === "missing")
    return (
      <Link
        to={profileFormFor(line.facts[0], student)}
        state={{ from }}
        className="line-clamp-2 underline"
      >
        {say(line)}
      </Link>
    );
  return (
    <span className={`line-clamp-2 ${TONES[line.says]}`}>{say(line)}</span>
  );
}

const TONES = {
  met: "text-selva",
  unmet: "text-barro-ink",
  unmetYet: "text-barro-ink",
  open: "text-ink",
};
