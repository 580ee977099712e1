import type { CivilDate } from "../deadlines/cycle.ts";
import type { Condition, CountryCode } from "../eligibility/condition.ts";
import type { EntryLimit } from "../eligibility/countries.ts";
import type { UpcomingClosings } from "../planning/closing.ts";
import type { Days } from "../planning/plan-step.ts";
import type { Sitting } from "../planning/sittings.ts";

/** A requirement that can be judged, worded in the user's language. */
export type WordedCondition = Condition & {
  readonly text: string;
  /** True when the student can change it. */
  readonly changeable: boolean;
  /** Times of the exam that the requirement names; missing without one. */
  readonly exam?: ExamTimes | undefined;
};

/** Times of one exam, or of all exams that a requirement may mean. */
export type ExamTimes = {
  /** Days from the close of registration to the exam. */
  readonly signUp: Days;
  /** Days from the exam to its results. */
  readonly results: Days;
  /** Dates of the exam; empty if it is held on any day, or its dates are unknown. */
  readonly sittings: ReadonlyArray<Sitting>;
  /** The times in words, each with its source and year. */
  readonly facts: ReadonlyArray<SourcedFact>;
};

/** A fact in words, with its source. */
export type SourcedFact = {
  readonly text: string;
  readonly url: string;
  readonly host: string;
  /** Official or secondary source, and its year. */
  readonly note: string;
};

/** The calendar of the stage that counts for some countries. */
export type CountryStage = Pick<
  IndexedItem,
  "when" | "badge" | "opens" | "closes" | "isAnnounced" | "upcoming"
> & {
  readonly countries: ReadonlyArray<CountryCode>;
};

/**
 * An item for the personal parts of the product: the texts of a short card, in the
 * user's language, and the data that rules compare with a profile, in both languages.
 */
export type IndexedItem = {
  readonly type: string;
  readonly id: string;
  /** Section of its screen, where the screen has sections: "templatesAndGuides". */
  readonly section?: string | undefined;
  /** Path of its page: "/becas/chevening". */
  readonly path: string;
  /** Official page. */
  readonly link: string;
  readonly title: string;
  /** Organisation; for a university its place, for a list of scholarships empty. */
  readonly organization: string;
  /** "Beca", "Olimpiada o concurso académico". */
  readonly kind: string;
  /** When to apply, with its certainty. */
  readonly when: string | null;
  /** Status of its calendar today: "Abre en enero". */
  readonly badge: string | null;
  /** True for a calendar with basis `always`, false for an item without a calendar. */
  readonly isAlwaysOpen: boolean;
  /** Start of the current or next window; estimated unless announced. */
  readonly opens: CivilDate | null;
  /** End of the current or next window; estimated unless announced. */
  readonly closes: CivilDate | null;
  readonly isAnnounced: boolean;
  readonly upcoming: UpcomingClosings;
  /** Calendars of countries with a stage of their own. */
  readonly stages: ReadonlyArray<CountryStage>;
  /** True for items that `/plan` takes. */
  readonly hasPlan: boolean;
  /** "funded", "free", "paid" … from the catalogue; null when no text states it. */
  readonly cost: string | null;
  /** ISO 639-1 codes of the languages that it is offered in; empty when unknown. */
  readonly languages: ReadonlyArray<string>;
  readonly names: ReadonlyArray<string>;
  readonly descriptions: ReadonlyArray<string>;
  readonly tags: ReadonlyArray<string>;
  /** Names of its kind, levels, fields, criteria and cost. */
  readonly categories: ReadonlyArray<string>;
  /** Its places, in words. */
  readonly locations: ReadonlyArray<string>;
  /** Degrees of a university, each by its names. */
  readonly programs: ReadonlyArray<ReadonlyArray<string>>;
  /** ISO 3166-1 alpha-2 code of its country. */
  readonly country: string | null;
  /** `highSchool`, `undergraduate`, `postgraduate` or `any`. */
  readonly levels: ReadonlyArray<string>;
  /** The only countries whose students can use the item; without it, all of them. */
  readonly serves?: ReadonlyArray<CountryCode> | undefined;
  /** Nationalities that the item admits and whose visas are suspended; missing without any. */
  readonly entryLimit?: EntryLimit | undefined;
  /** Empty without requirements. */
  readonly conditions: ReadonlyArray<WordedCondition>;
};
