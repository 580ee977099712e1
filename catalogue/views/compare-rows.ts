import type { TFunction } from "i18next";
import type { TermSubject } from "../award-terms.schema.ts";
import { listTerms } from "./award-terms.ts";
import type { CompareCell, CompareRow } from "./compare-view.ts";
import type { ItemView } from "./item-view.ts";
import type { Words } from "./words.ts";

const SUBJECTS = ["unpaid", "obligations", "combining"] as const;

/**
 * Rows of dates, facts and terms for which at least one item has a value. With an award
 * also the other rows of terms: the student should ask about them.
 */
export function compareRows(
  pages: ReadonlyArray<ItemView>,
  words: Words,
  t: TFunction<"compare">,
): ReadonlyArray<CompareRow> {
  const factNames = new Set(
    pages.flatMap(({ facts }) => facts.map(({ name }) => name)),
  );
  const terms = (subject: TermSubject): CompareRow => ({
    name: words.t(`terms.${subject}`),
    unknown: t("noSource"),
    cells: pages.map(({ card }) => ({
      lines: [],
      terms: listTerms(card.path, subject, words),
    })),
  });
  const hasAward = pages.some(({ isAward }) => isAward);
  const known = [
    {
      name: t("row.dates"),
      unknown: t("noDates"),
      cells: pages.map(({ window, card: { badges } }) =>
        linesCell([
          ...(window ? [window.text, window.label] : []),
          ...badges
            .filter(
              ({ text, tone }) =>
                tone === "warning" && text !== words.t("linkCheck.badge"),
            )
            .map(({ text }) => text),
        ]),
      ),
    },
    ...[...factNames].map((name) => ({
      name,
      unknown: t("noFact"),
      cells: pages.map(({ facts }) =>
        linesCell(
          facts.filter((fact) => fact.name === name).map(({ text }) => text),
        ),
      ),
    })),
  ].filter(hasValue);
  const termRows = SUBJECTS.map(terms);
  return [...known, ...(hasAward ? termRows : termRows.filter(hasValue))];
}

function hasValue({ cells }: CompareRow): boolean {
  return !cells.every(isEmpty);
}

function isEmpty({ lines, terms }: CompareCell): boolean {
  return lines.length + terms.length === 0;
}

function linesCell(lines: ReadonlyArray<string>): CompareCell {
  return { lines: lines.filter(Boolean), terms: [] };
}
