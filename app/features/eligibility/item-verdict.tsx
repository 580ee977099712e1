import type { WordedCondition } from "#domain/catalogue/indexed-item.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { verdictLine } from "#domain/eligibility/verdict-line.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { useLineWords } from "./verdict-words.ts";

/** A card's verdict in one sentence; renders nothing without one. */
export function ItemVerdict({
  conditions,
  profile,
  today,
}: {
  conditions: ReadonlyArray<WordedCondition>;
  profile: Partial<StudentProfile>;
  today: CivilDate;
}) {
  const say = useLineWords();
  const line = verdictLine(conditions, profile, today);
  if (!line) return null;
  const isUnmet = line.says === "unmet" || line.says === "unmetYet";
  return (
    <p
      className={`leading-snug font-semibold ${isUnmet ? "text-barro-ink" : ""}`}
    >
      {say(line)}
    </p>
  );
}
