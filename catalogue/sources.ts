import type { CivilDate } from "#domain/deadlines/cycle.ts";

/** A page that an item's facts come from. */
export type Source = {
  readonly url: string;
  readonly supports: ReadonlyArray<
    "programme" | "eligibility" | "amount" | "dates"
  >;
  readonly read: { readonly on: CivilDate; readonly as: "live" | "stored" };
  readonly isOfficial?: true | undefined;
};

/** The last day an item was compared with one of its sources. */
export function comparedOn(sources: ReadonlyArray<Source>): CivilDate {
  return (
    sources
      .map(({ read }) => read.on)
      .toSorted()
      .at(-1) ?? ""
  );
}

/** True when an official page was opened live on the day of the last comparison. */
export function wasOfficialPageOpened(sources: ReadonlyArray<Source>): boolean {
  const day = comparedOn(sources);
  return sources.some(
    ({ isOfficial, read }) =>
      isOfficial && read.as === "live" && read.on === day,
  );
}

export function hasOfficialSource(sources: ReadonlyArray<Source>): boolean {
  return sources.some(({ isOfficial }) => isOfficial);
}
