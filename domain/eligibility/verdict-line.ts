import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { ProfileFact } from "./missing-fact.ts";
import type { OpenReason } from "./open-reason.ts";
import type { Requirement } from "./requirement.ts";
import { verdictOn } from "./verdict.ts";

/** An item's verdict in one line, for a card or under a title. */
export type VerdictLine =
  /** The profile settles everything. */
  | { readonly says: "met" }
  | {
      readonly says: "unmet" | "unmetYet";
      /** The first requirement that is not met, and how many others there are. */
      readonly text: string;
      readonly others: number;
    }
  | { readonly says: "missing"; readonly facts: ReadonlyArray<ProfileFact> }
  /** A requirement that the profile covers but does not settle. */
  | { readonly says: "open"; readonly text: string };

/** A longer line is cut to the facts that settle most. */
const MOST_FACTS = 2;

/** Decided later: no met requirement outweighs these. */
const DECIDED_LATER: ReadonlySet<string> = new Set<OpenReason>([
  "yearThen",
  "ageThen",
  "otherScale",
]);

/**
 * Precedence: unmet and unchangeable, then not met yet, then missing, then decided
 * later. Null when the profile settles nothing.
 */
export function verdictLine(
  conditions: ReadonlyArray<
    Requirement["conditions"][number] & { readonly text: string }
  >,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): VerdictLine | null {
  const judged = [...Map.groupBy(conditions, ({ text }) => text)].flatMap(
    ([text, conditions]) => {
      const verdict = verdictOn({ text, conditions }, profile, today);
      return verdict ? [{ text, verdict }] : [];
    },
  );
  const having = (says: string) =>
    judged.filter(({ verdict }) => verdict.says === says);
  const unmet = [...having("unmet"), ...having("unmetYet")];
  const [first] = unmet;
  if (first)
    return {
      says: having("unmet").length > 0 ? "unmet" : "unmetYet",
      text: first.text,
      others: unmet.length - 1,
    };
  const facts = judged.flatMap(({ verdict }) =>
    verdict.says === "missing" ? [verdict.fact] : [],
  );
  if (facts.length > 0)
    return { says: "missing", facts: [...new Set(facts)].slice(0, MOST_FACTS) };
  const open = judged.filter(
    ({ verdict }) => verdict.says === "open" && verdict.reason !== "onlyYou",
  );
  const later = open.find(
    ({ verdict }) =>
      verdict.says === "open" && DECIDED_LATER.has(verdict.reason),
  );
  if (later) return { says: "open", text: later.text };
  if (having("met").length > 0) return { says: "met" };
  return open[0] ? { says: "open", text: open[0].text } : null;
}
