/** A civil date "2026-11-30", in no time zone. */
export type CivilDate = string;

/** 1 (January) to 12 (December). */
export type Month = number;

/**
 * One opening and closing. An unknown end is null. A window whose closing month is
 * before its opening month ends in the next year.
 */
export type Window<When> = {
  readonly opens: When | null;
  readonly closes: When | null;
};

/** A usual window: months of past rounds, and the day if it is the same every year. */
export type UsualWindow = Window<Month> & {
  readonly opensDay?: number | undefined;
  readonly closesDay?: number | undefined;
  /** The earliest closing day of past rounds, where no day is the same every year. */
  readonly pastClosesDay?: number | undefined;
};

/** One of several stages of a programme, and the countries that it applies to. */
export type Gate = {
  /** Key of the stage's name in the item's wording. */
  readonly nameKey: string;
  readonly countries: ReadonlyArray<string>;
  readonly window: UsualWindow;
};

/** An item's yearly calendar, by certainty. */
export type Cycle =
  | {
      /** The organiser has named this year's dates. */
      readonly basis: "announced";
      readonly year: number;
      readonly windows: ReadonlyArray<Window<CivilDate>>;
      /** IANA name, if the organiser gives an hour. */
      readonly timeZone?: string | undefined;
      /** Page with the dates. */
      readonly source: string;
    }
  | {
      /** Months of past rounds; never a deadline. */
      readonly basis: "usual";
      readonly windows: ReadonlyArray<UsualWindow>;
      readonly gates?: ReadonlyArray<Gate> | undefined;
    }
  | {
      /** Open all year round, or with no calendar of its own. */
      readonly basis: "always";
    }
  | { readonly basis: "unknown" };
