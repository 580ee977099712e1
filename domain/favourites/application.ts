/** How far an application has come, in its usual order. */
export const APPLICATION_STATUSES = [
  "interested",
  "preparing",
  "sent",
  "result",
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Longest note, in characters; the database allows no more either. */
export const MAX_NOTE = 2_000;

/** Most favourites that a device keeps. */
export const MAX_DEVICE_FAVOURITES = 500;

/** What a student keeps about one saved item. */
export type Application = {
  readonly status: ApplicationStatus;
  readonly note: string;
};

/** Of an item that nothing was kept about yet. */
export const NEW_APPLICATION: Application = { status: "interested", note: "" };

/** The status that a stored word names; the first one where it names none. */
export function applicationStatus(word: unknown): ApplicationStatus {
  return (
    APPLICATION_STATUSES.find((status) => status === word) ??
    NEW_APPLICATION.status
  );
}
