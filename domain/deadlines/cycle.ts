/** A civil date "2026-11-30", in no time zone. */
export type CivilDate = string;

/** 1 (January) to 12 (December). */
export type Month = number;

/**
 * One opening and closing. Null where that end is not known.
 * A window whose closing month lies before its opening month ends in the next year.
 */
export type Window<When> = {
  readonly opens: When | null;
  readonly closes: When | null;
};

/** A usual window: months seen in past rounds, and a day of them where it is the same every year. */
export type UsualWindow = Window<Month> & {
  readonly opensDay?: number | undefined;
  readonly closesDay?: number | undefined;
};

/** One of several doors of a programme, and the countries that it binds. */
export type Gate = {
  /** Key of the gate's name in the item's wording. */
  readonly nameKey: string;
  readonly countries: ReadonlyArray<string>;
  readonly window: UsualWindow;
};

/** What is known of an item's yearly calendar, and how well it is known. */
export type Cycle =
  | {
      /** The organiser has named this year's dates. */
      readonly basis: "announced";
      readonly year: number;
      readonly windows: ReadonlyArray<Window<CivilDate>>;
      /** IANA name, where the organiser names an hour. */
      readonly timeZone?: string | undefined;
      /** Where the dates stand. */
      readonly source: string;
    }
  | {
      /** Months seen in past calls; never a deadline. */
      readonly basis: "usual";
      readonly windows: ReadonlyArray<UsualWindow>;
      readonly gates?: ReadonlyArray<Gate> | undefined;
    }
  | {
      /** Open all year round, or with no calendar of its own. */
      readonly basis: "always";
    }
  | { readonly basis: "unknown" };
