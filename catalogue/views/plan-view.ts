import type { SourcedFact } from "#domain/catalogue/indexed-item.ts";
import type { StepState } from "#domain/planning/plan-step.ts";
import type { LinkView } from "./link-view.ts";

/** A sourced fact of a plan. */
export type PlanFact = SourcedFact;

type Choice = readonly [value: string, text: string];

/** A control of the plan's form. */
export type PlanSelect = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: ReadonlyArray<Choice>;
};

export type PlanStepView = {
  /** Value of `hechos`. */
  readonly slug: string;
  readonly title: string;
  readonly tick: string;
  readonly state: StepState;
  readonly stateText: string;
  readonly dates: string;
  /** The certainty of the dates. */
  readonly basis: string | null;
  /** The awards that ask for the step, and those that may. */
  readonly asked: ReadonlyArray<string>;
  readonly help: ReadonlyArray<string>;
  readonly details: string;
  readonly facts: ReadonlyArray<PlanFact>;
  readonly links: ReadonlyArray<LinkView>;
  readonly exam: PlanSelect | null;
  readonly days: {
    readonly name: string;
    readonly label: string;
    readonly hint: string;
    readonly value: string;
  } | null;
};

export type PlannedAwardView = {
  readonly path: string;
  readonly title: string;
  readonly closing: string;
  readonly isAnnounced: boolean;
  readonly notes: ReadonlyArray<string>;
  readonly missed: {
    readonly text: string;
    readonly next: string;
    readonly others: string;
    readonly links: ReadonlyArray<LinkView>;
  } | null;
  readonly remove: LinkView & { readonly name: string };
};

export type PlanLaterView = {
  readonly title: string;
  readonly awards: string;
  /** Names the body that sets the date; for a visa also the entry limits for the student's nationality. */
  readonly text: string;
  readonly facts: ReadonlyArray<PlanFact>;
};

/** One bar; its days are in percent of the picture's width. */
export type PlanBar = {
  readonly title: string;
  /** The light part reaches from the earliest to the latest day to start. */
  readonly earliestStart: number;
  readonly latestStart: number;
  /** Day to be ready: end of the full part, which begins at `latestStart`. */
  readonly ready: number;
  readonly state: StepState;
  /** False when a day to start is unknown: the bar then begins today. */
  readonly isStartKnown: boolean;
};

export type PlanPictureView = {
  readonly alternative: string;
  readonly legend: string;
  readonly months: ReadonlyArray<{
    readonly at: number;
    readonly text: string;
  }>;
  readonly bars: ReadonlyArray<PlanBar>;
  readonly closings: ReadonlyArray<{
    readonly at: number;
    readonly title: string;
    readonly isAnnounced: boolean;
  }>;
};

export type PlanWeekView = {
  readonly heading: string;
  readonly lines: ReadonlyArray<string>;
};

/** A plan in one language on one day. */
export type PlanView = {
  readonly title: string;
  readonly lead: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly estimate: string;
  readonly problems: ReadonlyArray<string>;
  readonly form: {
    readonly heading: string;
    readonly items: string;
    readonly country: PlanSelect;
    /** Text before the name of the student's country. */
    readonly useCountry: string;
    readonly add: {
      readonly label: string;
      readonly none: string;
      readonly groups: ReadonlyArray<{
        readonly label: string;
        readonly choices: ReadonlyArray<Choice>;
      }>;
    } | null;
    readonly submit: string;
    readonly note: string;
  };
  /** Null with an award. */
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly start: string;
    readonly awards: ReadonlyArray<LinkView & { readonly note: string }>;
    readonly links: ReadonlyArray<LinkView>;
  } | null;
  /** Null without an award. */
  readonly plan: {
    readonly awardsHeading: string;
    readonly awards: ReadonlyArray<PlannedAwardView>;
    readonly picture: PlanPictureView | null;
    readonly pictureHeading: string;
    readonly noPicture: string;
    readonly steps: {
      readonly heading: string;
      readonly text: string;
      readonly country: string | null;
      readonly none: string;
      readonly list: ReadonlyArray<PlanStepView>;
    };
    readonly weeks: {
      readonly heading: string;
      readonly list: ReadonlyArray<PlanWeekView>;
    };
    readonly later: {
      readonly heading: string;
      readonly list: ReadonlyArray<PlanLaterView>;
    };
    readonly calendar: LinkView | null;
  } | null;
};

/** The short list of steps on an award's own page. */
export type ItemPlanView = {
  readonly heading: string;
  readonly text: string;
  readonly steps: ReadonlyArray<string>;
  readonly link: LinkView;
};
