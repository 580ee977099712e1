import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSite } from "#app/platform/site.ts";
import { useStudent } from "#app/platform/student/use-student.ts";
import { useCurrentPath } from "#app/platform/use-current-path.ts";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import type {
  CountryLimits,
  EntryLimit,
} from "#domain/eligibility/countries.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";

/** Loaded only for a student with a profile. */
const JudgedRequirements = lazy(() =>
  import("./judged-requirements.tsx").then((module) => ({
    default: module.JudgedRequirements,
  })),
);

const RequirementsLine = lazy(() =>
  import("./requirements-line.tsx").then((module) => ({
    default: module.RequirementsLine,
  })),
);

/**
 * Verdict on an item's requirements or, without a profile, a link to the profile form, in
 * reserved height. Renders nothing when no requirement can be judged.
 */
export function RequirementsVerdict({
  requirements,
  serves,
  entryLimit,
}: {
  serves: CountryLimits["serves"];
  entryLimit: EntryLimit | null;
  requirements: ReadonlyArray<Requirement>;
}) {
  const { t } = useTranslation("item");
  const student = useStudent();
  const from = useCurrentPath();
  const site = useSite();
  if (!canBeJudged(requirements)) return null;
  return (
    <p className="needs-script mt-2 flex min-h-12 items-center leading-snug font-semibold">
      {student.status === "none" && (
        <Link
          to="/sin-cuenta"
          state={{ from }}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t("fitsCheck")}
        </Link>
      )}
      {student.profile && site && (
        <ErrorBoundary>
          <Suspense>
            <RequirementsLine
              requirements={requirements}
              serves={serves}
              entryLimit={entryLimit}
              student={student}
              today={site.today}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </p>
  );
}

/**
 * Requirements of an item: judged for a student with a profile, else plain with a link to
 * the profile form. While the stored profile loads, the link is invisible but takes its space.
 * `isBrief` leaves out the link and the caution, where several lists share them.
 */
export function Requirements({
  requirements,
  serves,
  isBrief = false,
}: {
  requirements: ReadonlyArray<Requirement>;
  serves: CountryLimits["serves"];
  isBrief?: boolean;
}) {
  const { t } = useTranslation("item");
  const student = useStudent();
  const from = useCurrentPath();
  const site = useSite();
  const isJudgeable = canBeJudged(requirements);
  const plain = (
    <>
      <ul className="measure list-disc pl-5 marker:text-rosa">
        {requirements.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {!isBrief && isJudgeable && (
        <p
          className={`needs-script text-ink-soft measure mt-3 text-[0.9375rem] ${student.status === "none" ? "" : "unless-profile"}`}
        >
          {t("fits")}{" "}
          <Link
            to="/sin-cuenta"
            state={{ from }}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t("fitsLink")}
          </Link>
        </p>
      )}
    </>
  );
  if (!site || !student.profile || !isJudgeable) return plain;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <JudgedRequirements
          requirements={requirements}
          serves={serves}
          student={student}
          today={site.today}
          isBrief={isBrief}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function canBeJudged(requirements: ReadonlyArray<Requirement>): boolean {
  return requirements.some(({ conditions }) => conditions.length > 0);
}
