import type { CivilDate } from "../deadlines/cycle.ts";
import type { CountryCode } from "../eligibility/condition.ts";

/** A past application round, as the catalogue holds it. */
export type PastEdition = {
  readonly closes: CivilDate | null;
  /** The only countries that it was for. */
  readonly countries?: ReadonlyArray<CountryCode> | undefined;
  /** Its line, for a programme with several. */
  readonly lineKey?: string | undefined;
};
