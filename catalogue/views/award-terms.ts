import type { AwardRules } from "#domain/awards/exclusions.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { awardTerms } from "../award-terms/index.ts";
import {
  type AwardTerms,
  TERM_SUBJECTS,
  type TermSubject,
} from "../award-terms.schema.ts";
import type { Words } from "./words.ts";

/** A rule of an award, with its source page. */
export type TermView = {
  readonly text: string;
  readonly url: string;
  readonly host: string;
  /** "regla de 2026 · página oficial · copia guardada, 22 nov 2026" */
  readonly basis: string;
};

/** Combinations, obligations and unpaid costs of an item. */
export type AwardTermsView = {
  readonly title: string;
  readonly caution: string;
  readonly groups: ReadonlyArray<{
    readonly name: string;
    readonly terms: ReadonlyArray<TermView>;
  }>;
};

/** An exclusion between awards with its text and page. */
export type ExclusionView = TermView & {
  readonly paths: ReadonlyArray<string>;
  readonly groups: ReadonlyArray<string>;
};

/** Null for an item without terms. */
export function awardTermsView(
  path: string,
  words: Words,
): AwardTermsView | null {
  const groups = TERM_SUBJECTS.map((subject) => ({
    name: words.t(`terms.${subject}`),
    terms: listTerms(path, subject, words),
  })).filter(({ terms }) => terms.length > 0);
  if (groups.length === 0) return null;
  return {
    title: words.t("terms.title"),
    caution: words.t("terms.caution"),
    groups,
  };
}

/** Terms of an item on one subject. */
export function listTerms(
  path: string,
  subject: TermSubject,
  words: Words,
): ReadonlyArray<TermView> {
  return awardTerms
    .filter((item) => item.path === path)
    .flatMap(({ terms }) => terms)
    .filter(({ about }) => about === subject)
    .map((term) => termView(term, words));
}

/** Every award that excludes others, or belongs to a group. */
export function listAwardRules(
  words: Words,
): ReadonlyArray<AwardRules<ExclusionView>> {
  return awardTerms
    .map(({ path, groups = [], terms }) => ({
      path,
      groups,
      exclusions: terms.flatMap((term) =>
        term.excludes
          ? [
              {
                ...termView(term, words),
                paths: term.excludes.paths ?? [],
                groups: term.excludes.groups ?? [],
              },
            ]
          : [],
      ),
    }))
    .filter(
      ({ groups, exclusions }) => groups.length > 0 || exclusions.length > 0,
    );
}

function termView(
  { texts, year, source }: AwardTerms["terms"][number],
  { t, language, calendar }: Words,
): TermView {
  return {
    text: texts[language],
    url: source.url,
    host: hostFromUrl(source.url),
    basis: [
      year === null ? t("terms.noYear") : t("terms.year", { year }),
      source.isOfficial ? t("officialPage") : t("terms.secondary"),
      t(`readAs.${source.read.as}`, { date: calendar.day(source.read.on) }),
    ].join(" · "),
  };
}
