import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStudent } from "#app/platform/student/use-student.ts";
import { useCurrentPath } from "#app/platform/use-current-path.ts";
import type {
  ComparedItem,
  CompareView,
} from "#catalogue/views/compare-view.ts";
import { Additions } from "./additions.tsx";
import { CompareTable } from "./compare-table.tsx";
import { Rules } from "./rules.tsx";

/** `requirements` renders one item's requirements, judged for a student with a profile. */
export function ComparePage({
  view,
  requirements,
}: {
  view: CompareView;
  requirements: (item: ComparedItem) => ReactNode;
}) {
  return (
    <div className="column py-6 [overflow-wrap:anywhere] sm:py-8">
      <h1>{view.title}</h1>
      <p className="measure mt-2 no-print">{view.lead}</p>
      {view.problems.length > 0 && (
        <ul className="border-barro mt-4 border-l-4 pl-4">
          {view.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {view.conflicts.map(({ text, rules }) => (
        <section
          key={text}
          className="border-barro measure mt-5 border-l-4 pl-4"
        >
          <h2 className="text-[length:var(--text-subtitle)]">{text}</h2>
          <Rules rules={rules} />
          <p className="text-ink-soft mt-1 text-[0.9375rem]">{view.caution}</p>
        </section>
      ))}
      {view.items.length > 0 && (
        <>
          <ProfileLine view={view} />
          <CompareTable view={view} requirements={requirements} />
          <p className="text-ink-soft measure mt-4 text-[0.9375rem]">
            {view.caution}
          </p>
          <p className="hidden print:block">{view.printed}</p>
        </>
      )}
      <Additions additions={view.additions} />
    </div>
  );
}

function ProfileLine({ view: { toProfile, judged } }: { view: CompareView }) {
  const student = useStudent();
  const from = useCurrentPath();
  return (
    <p className="needs-script mt-4 flex min-h-11 items-center leading-snug font-semibold">
      {student.status === "none" && (
        <Link
          to="/sin-cuenta"
          state={{ from }}
          className="inline-flex min-h-11 items-center underline"
        >
          {toProfile}
        </Link>
      )}
      {student.profile && judged}
    </p>
  );
}
