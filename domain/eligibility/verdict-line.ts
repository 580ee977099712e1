import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import {
  type CountryLimits,
  type EntryLimit,
  isEntryLimited,
} from "./countries.ts";
import { judgeLanguage } from "./judge-language.ts";
import type { ProfileFact } from "./missing-fact.ts";
import type { OpenReason } from "./open-reason.ts";
import type { Requirement } from "./requirement.ts";
import { levelFirst, verdictOn } from "./verdict.ts";

/** An item's verdict in one line, for a card or under a title. */
export type VerdictLine =
  /** All requirements that the profile decides are met. */
  | { readonly says: "met" }
  | {
      readonly says: "unmet" | "unmetYet";
      /** The first requirement that is not met, and how many others there are. */
      readonly text: string;
      readonly others: number;
    }
  | { readonly says: "missing"; readonly facts: ReadonlyArray<ProfileFact> }
  /** A requirement that the profile does not settle. */
  | { readonly says: "open"; readonly text: string };

type LineCondition = Requirement["conditions"][number] & {
  readonly text: string;
};

/** Maximum missing facts in a line. */
const MOST_FACTS = 2;

/** Reasons of open requirements that outweigh met ones. */
const REASONS_BEFORE_MET: ReadonlySet<string> = new Set<OpenReason>([
  "yearThen",
  "ageThen",
  "otherScale",
]);

/**
 * Precedence: unmet, not met yet, entry limit, missing, open for `REASONS_BEFORE_MET`, open
 * and not changeable, open for a language without a named level or not spoken, met, open for
 * another reason. Null if no requirement has a verdict, or only the student can judge them.
 */
export function verdictLine(
  {
    conditions,
    serves,
    entryLimit,
  }: Pick<CountryLimits, "serves"> & {
    readonly conditions: ReadonlyArray<LineCondition>;
    readonly entryLimit?: EntryLimit | null | undefined;
  },
  profile: Partial<StudentProfile>,
  today: CivilDate,
): VerdictLine | null {
  const judged = [...Map.groupBy(conditions, ({ text }) => text)].flatMap(
    ([text, conditions]) => {
      const verdict = verdictOn({ text, conditions, serves }, profile, today);
      return verdict ? [{ text, conditions, verdict }] : [];
    },
  );
  const withVerdict = (says: string) =>
    judged.filter(({ verdict }) => verdict.says === says);
  const unmet = [...withVerdict("unmet"), ...withVerdict("unmetYet")];
  const [first] = unmet;
  if (first)
    return {
      says: withVerdict("unmet").length > 0 ? "unmet" : "unmetYet",
      text: first.text,
      others: unmet.length - 1,
    };
  if (isEntryLimited(entryLimit, profile.country))
    return { says: "open", text: entryLimit.text };
  const facts = judged.flatMap(({ verdict }) =>
    verdict.says === "missing" ? [verdict.fact] : [],
  );
  if (facts.length > 0)
    return {
      says: "missing",
      facts: [...new Set(levelFirst(facts))].slice(0, MOST_FACTS),
    };
  const open = judged.filter(
    ({ conditions, verdict }) =>
      verdict.says === "open" &&
      (verdict.reason !== "onlyYou" ||
        lacksNamedLanguages(conditions, profile)),
  );
  const decisive = open.find(
    ({ verdict }) =>
      verdict.says === "open" && REASONS_BEFORE_MET.has(verdict.reason),
  );
  if (decisive) return { says: "open", text: decisive.text };
  if (withVerdict("met").length > 0) {
    const doubt =
      judged.find(
        ({ verdict }) => verdict.says === "open" && verdict.isFixed,
      ) ??
      open.find(
        ({ verdict }) =>
          // The remaining reasons concern languages.
          verdict.says === "open" && verdict.reason !== "onceFinished",
      );
    return doubt ? { says: "open", text: doubt.text } : { says: "met" };
  }
  return open[0] ? { says: "open", text: open[0].text } : null;
}

/** True if languages are named and the student's are known to fall short of each. */
function lacksNamedLanguages(
  conditions: ReadonlyArray<LineCondition>,
  profile: Partial<StudentProfile>,
): boolean {
  const named = conditions
    .flatMap((each) => (each.kind === "anyOf" ? each.options.flat() : each))
    .filter((part) => part.kind === "language");
  return (
    named.length > 0 &&
    named.every((part) => judgeLanguage(part, profile) === "unmet")
  );
}
