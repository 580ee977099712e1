import type { CivilDate } from "../deadlines/cycle.ts";
import type { Condition, CountryCode } from "../eligibility/condition.ts";

/** A requirement that can be judged, in the reader's words. */
export type WordedCondition = Condition & {
  readonly text: string;
  /** Whether the student can do something about it. */
  readonly changeable: boolean;
};

/**
 * An item as the personal parts of the product read it: what a short card shows, in
 * the reader's language, and what the rules compare with a profile, in both.
 */
export type IndexedItem = {
  readonly type: string;
  readonly id: string;
  /** Part of its screen, where the screen has parts: "templatesAndGuides". */
  readonly section?: string | undefined;
  /** Address of its page: "/becas/chevening". */
  readonly path: string;
  /** Official page. */
  readonly link: string;
  readonly title: string;
  /** Who offers it; empty where that is the site itself. */
  readonly organization: string;
  /** "Beca", "Olimpiada o concurso académico". */
  readonly kind: string;
  /** When to apply, as surely as it is known. */
  readonly when: string | null;
  /** What its calendar says today: "Abre en enero". */
  readonly badge: string | null;
  /** Open all year round, or without a calendar of its own. */
  readonly isAlwaysOpen: boolean;
  /** Beginning of the window that runs or comes next; estimated unless announced. */
  readonly opens: CivilDate | null;
  /** End of the window that runs or comes next; estimated unless announced. */
  readonly closes: CivilDate | null;
  readonly isAnnounced: boolean;
  /** "funded", "free", "paid" … as the catalogue says it; null where no text does. */
  readonly cost: string | null;
  /** ISO 639-1 codes of the languages that it is offered in; none where that is not told. */
  readonly languages: ReadonlyArray<string>;
  readonly names: ReadonlyArray<string>;
  readonly descriptions: ReadonlyArray<string>;
  readonly tags: ReadonlyArray<string>;
  /** What kind of thing it is and what it is about. */
  readonly categories: ReadonlyArray<string>;
  /** Where it is, in words. */
  readonly locations: ReadonlyArray<string>;
  /** Degrees that a university teaches, each by its names. */
  readonly programs: ReadonlyArray<ReadonlyArray<string>>;
  /** ISO 3166-1 alpha-2 of the country that it belongs to. */
  readonly country: string | null;
  /** `highSchool`, `undergraduate`, `postgraduate` or `any`. */
  readonly levels: ReadonlyArray<string>;
  /** The only countries whose students can use it; nobody is judged by it. */
  readonly serves?: ReadonlyArray<CountryCode> | undefined;
  /** None where nothing is asked of anybody. */
  readonly conditions: ReadonlyArray<WordedCondition>;
};
