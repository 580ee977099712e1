import type { Answer } from "#domain/answer.ts";
import type { FactView } from "./country-facts.ts";
import type { GradeEntries } from "./grade-entries.ts";
import type { LinkView } from "./link-view.ts";

type Choice = readonly [value: string, text: string];

/** The translator's form: entries, choices and faults. */
export type GradeFormView = {
  readonly entries: GradeEntries;
  readonly countries: ReadonlyArray<Choice>;
  readonly scales: ReadonlyArray<Choice>;
  /** Fault by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly passHint: string;
  readonly words: Readonly<
    Record<
      | "heading"
      | "pais"
      | "escala"
      | "nota"
      | "notaHint"
      | "more"
      | "ownHint"
      | "peor"
      | "mejor"
      | "aprueba"
      | "submit",
      string
    >
  >;
  /** True when the fields of a school's own scale are in use or needed. */
  readonly isOpen: boolean;
};

/** The student's average on another scale. */
export type TranslationView = {
  readonly name: string;
  readonly text: string;
  /** True when no value can be given. */
  readonly isOpen: boolean;
};

/** The minimum averages of one requirement of an item, on the student's scale. */
export type MinimumView = {
  readonly to: string;
  readonly name: string;
  readonly organization: string;
  /** The requirement in the item's own words. */
  readonly asks: string;
  /** Each minimum on the student's scale; empty without a scale. */
  readonly needs: ReadonlyArray<string>;
  /** Null without the student's average. */
  readonly answer: { readonly is: Answer; readonly text: string } | null;
  readonly note: string | null;
};

export type RuleView = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly status: string;
  readonly sources: ReadonlyArray<{
    readonly url: string;
    readonly host: string;
    readonly read: string;
  }>;
};

export type RulesView = {
  readonly id: string;
  readonly heading: string;
  readonly rules: ReadonlyArray<RuleView>;
};

/** The grade translator in one language. */
export type GradesView = {
  readonly title: string;
  readonly lead: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly caution: string;
  readonly form: GradeFormView;
  /** The scale in use, the mark and the pass mark, or a text on letter grades; else null. */
  readonly own: {
    readonly heading: string;
    readonly lines: ReadonlyArray<string>;
  } | null;
  readonly country: {
    readonly heading: string;
    readonly facts: ReadonlyArray<FactView>;
    readonly page: LinkView;
  } | null;
  readonly translations: {
    readonly heading: string;
    readonly text: string;
    readonly rows: ReadonlyArray<TranslationView>;
  } | null;
  readonly minimums: {
    /** Minimums of the item that the address names; null without any. */
    readonly asked: {
      readonly heading: string;
      readonly text: string;
      readonly rows: ReadonlyArray<MinimumView>;
    } | null;
    readonly heading: string;
    readonly lines: ReadonlyArray<string>;
    readonly rows: ReadonlyArray<MinimumView>;
  };
  readonly rules: ReadonlyArray<RulesView>;
};
