/**
 * Status of an official link. `missing` becomes `gone` when a check on another day also
 * finds the page missing; `not_checkable` says nothing about the page.
 */
export const LINK_STATUSES = [
  "alive",
  "moved",
  "redirected_home",
  "missing",
  "gone",
  "not_checkable",
] as const;

export type LinkStatus = (typeof LINK_STATUSES)[number];

/** The last automatic check of an official link. */
export type LinkCheck = {
  readonly outcome: LinkStatus;
  /** Civil day of the check: "2026-11-21". */
  readonly day: string;
};
