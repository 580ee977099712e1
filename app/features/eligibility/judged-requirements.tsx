import { Check, CircleHelp, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Student } from "#app/platform/student/use-student.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import { type Verdict, verdictOn } from "./verdict.ts";

type KnownStudent = Extract<Student, { status: "member" | "device" }>;

/** Where each kind of student fills in her profile. */
const PROFILE_FORM = { member: "/completar-perfil", device: "/sin-cuenta" };

/** Each requirement with what her profile says of it, in words and a sign. */
export function JudgedRequirements({
  requirements,
  student,
  today,
}: {
  requirements: ReadonlyArray<Requirement>;
  student: KnownStudent;
  today: CivilDate;
}) {
  const { t } = useTranslation("eligibility");
  return (
    <>
      <ul className="measure flex list-disc flex-col gap-1 pl-5 marker:text-rosa">
        {requirements.map((requirement) => {
          const verdict = verdictOn(requirement, student.profile, today);
          return (
            <li key={requirement.text}>
              {requirement.text}
              {verdict && (
                <Mark verdict={verdict} form={PROFILE_FORM[student.status]} />
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-ink-soft measure mt-3 text-[0.9375rem]">{t("aid")}</p>
    </>
  );
}

const LOOKS = {
  met: { Sign: Check, tone: "text-selva" },
  unmet: { Sign: X, tone: "text-barro-ink" },
  unmetYet: { Sign: X, tone: "text-barro-ink" },
  missing: { Sign: CircleHelp, tone: "text-ink-soft" },
};

function Mark({ verdict, form }: { verdict: Verdict; form: string }) {
  const { t } = useTranslation("eligibility");
  const { Sign, tone } = LOOKS[verdict.says];
  return (
    <p
      className={`${tone} flex items-start gap-1.5 text-[0.9375rem] leading-snug font-semibold`}
    >
      <Sign aria-hidden strokeWidth={3} className="mt-0.5 size-4 shrink-0" />
      {verdict.says === "missing" ? (
        <Link to={form} className="-my-1 py-1 underline">
          {t("missing", { fact: t(`fact.${verdict.fact}`) })}
        </Link>
      ) : (
        [t(verdict.says), verdict.by && t(verdict.by)]
          .filter(Boolean)
          .join(", ")
      )}
    </p>
  );
}
