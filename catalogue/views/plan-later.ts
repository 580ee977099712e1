import { hasResidenceAgreement } from "#domain/planning/abroad.ts";
import type { PlannedAward } from "#domain/planning/build-plan.ts";
import { countryInSentence } from "#domain/profile/countries.ts";
import { countryNotesView } from "./country-notes.ts";
import { visaFacts } from "./plan-facts.ts";
import type { WordedPlan } from "./plan-steps.ts";
import type { PlanLaterView } from "./plan-view.ts";
import type { PlanWords } from "./plan-words.ts";
import type { PlannableEntry } from "./plannable.ts";

type Later = PlannedAward["later"][number];

/** Steps on the programme's own dates or after its decision, each once. */
export function laterViews({
  plan,
  request,
  words,
}: WordedPlan): ReadonlyArray<PlanLaterView> {
  const groups = new Map<string, [Later, Array<PlannableEntry>]>();
  for (const { award, later } of plan.awards)
    for (const step of later) {
      const key = `${step.kind} ${step.subject}`;
      const entry = request.entries.find(({ path }) => path === award);
      const [, entries] = groups.get(key) ?? [step, []];
      if (entry) groups.set(key, [step, [...entries, entry]]);
    }
  return [...groups.values()].map(([step, entries]) => ({
    title: laterTitle(step, request.country, words),
    awards: words.t("later.for", {
      title: words.list(entries.map(words.title)),
    }),
    ...laterText(step, entries, { country: request.country, words }),
  }));
}

export function laterTitle(
  { kind, subject }: Later,
  country: string | null,
  { t, words }: PlanWords,
): string {
  if (kind === "visa" && subject !== null) {
    const isNeighbour = hasResidenceAgreement(subject, country);
    return t(isNeighbour ? "step.residenceFor" : "step.visaFor", {
      country: countryInSentence(subject, words.language),
    });
  }
  // The subject of an award's own test is the test's name.
  return kind === "ownTest" ? (subject ?? "") : t(`step.${kind}`);
}

function laterText(
  { kind, subject }: Later,
  entries: ReadonlyArray<PlannableEntry>,
  { country, words }: { country: string | null; words: PlanWords },
): Pick<PlanLaterView, "text" | "facts"> {
  if (kind === "admission")
    return { text: words.t("later.admission"), facts: [] };
  if (kind !== "visa") return { text: words.t("later.call"), facts: [] };
  const facts = visaFacts(subject, words);
  const [entry] = entries;
  const limits = entry
    ? (countryNotesView(entry, words.words)?.notes ?? [])
    : [];
  return {
    text: [
      ...limits
        .filter(({ nationality }) => nationality === country)
        .map(({ text, dates }) => `${text} ${dates}`),
      words.t(
        hasResidenceAgreement(subject, country)
          ? "later.residence"
          : "later.visa",
      ),
      words.t(facts.length === 0 ? "later.noVisa" : "later.visaTimes"),
    ].join(" "),
    facts,
  };
}
