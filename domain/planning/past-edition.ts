import type { CivilDate } from "../deadlines/cycle.ts";
import type { CountryCode } from "../eligibility/condition.ts";

/** A past application round of a catalogue item. */
export type PastEdition = {
  readonly closes: CivilDate | null;
  /** Countries that the round was limited to. */
  readonly countries?: ReadonlyArray<CountryCode> | undefined;
  /** Text key of the line, for a programme with several lines. */
  readonly lineKey?: string | undefined;
};
