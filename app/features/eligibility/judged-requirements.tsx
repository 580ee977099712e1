import { Check, CircleHelp, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { StudentWithProfile } from "#app/platform/student/use-student.ts";
import { useCurrentPath } from "#app/platform/use-current-path.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { type CountryLimits, isServed } from "#domain/eligibility/countries.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import {
  type RequirementVerdict,
  verdictOn,
} from "#domain/eligibility/verdict.ts";
import { profileFormFor } from "./profile-form-path.ts";
import { useVerdictWords } from "./verdict-words.ts";

/** Each requirement with its verdict, as text and icon. */
export function JudgedRequirements({
  requirements,
  serves,
  student,
  today,
  isBrief = false,
}: {
  requirements: ReadonlyArray<Requirement>;
  serves: CountryLimits["serves"];
  student: StudentWithProfile;
  today: CivilDate;
  /** Leaves out the caution. */
  isBrief?: boolean;
}) {
  const { t } = useTranslation("eligibility");
  return (
    <>
      <ul className="measure flex list-disc flex-col gap-1 pl-5 marker:text-rosa">
        {requirements.map((requirement) => {
          const verdict = verdictOn(
            { ...requirement, serves },
            student.profile,
            today,
          );
          return (
            <li key={requirement.text}>
              {requirement.text}
              {verdict && <Mark verdict={verdict} student={student} />}
            </li>
          );
        })}
      </ul>
      {!isBrief && (
        <p className="text-ink-soft measure mt-3 text-[0.9375rem]">
          {t(
            isServed({ serves }, student.profile.country) ? "aid" : "notServed",
          )}
        </p>
      )}
    </>
  );
}

const MARKS = {
  met: { Icon: Check, tone: "text-selva" },
  unmet: { Icon: X, tone: "text-barro-ink" },
  unmetYet: { Icon: X, tone: "text-barro-ink" },
  missing: { Icon: CircleHelp, tone: "text-ink-soft" },
  open: { Icon: CircleHelp, tone: "text-ink-soft" },
};

function Mark({
  verdict,
  student,
}: {
  verdict: RequirementVerdict;
  student: StudentWithProfile;
}) {
  const say = useVerdictWords();
  const from = useCurrentPath();
  const { Icon, tone } = MARKS[verdict.says];
  return (
    <p
      className={`${tone} flex items-start gap-1.5 text-[0.9375rem] leading-snug font-semibold`}
    >
      <Icon aria-hidden strokeWidth={3} className="mt-0.5 size-4 shrink-0" />
      {verdict.says === "missing" ? (
        <Link
          to={profileFormFor(verdict.fact, student)}
          state={{ from }}
          className="-my-1 py-1 underline"
        >
          {say(verdict)}
        </Link>
      ) : (
        say(verdict)
      )}
    </p>
  );
}
