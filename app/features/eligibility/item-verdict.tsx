import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { verdictLine } from "#domain/eligibility/verdict-line.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { useLineWords } from "./verdict-words.ts";

/** A card's verdict in one sentence; renders nothing without one. */
export function ItemVerdict({
  item,
  profile,
  today,
}: {
  item: Pick<IndexedItem, "conditions" | "serves" | "entryLimit">;
  profile: Partial<StudentProfile>;
  today: CivilDate;
}) {
  const say = useLineWords();
  const line = verdictLine(item, profile, today);
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
