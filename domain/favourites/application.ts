/** Statuses of an application, in order of progress. */
export const APPLICATION_STATUSES = [
  "interested",
  "preparing",
  "sent",
  "result",
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Longest note, in characters, as in the database. */
export const MAX_NOTE = 2_000;

/** Maximum favourites on a device. */
export const MAX_DEVICE_FAVOURITES = 500;

/** A student's status and note for one saved item. */
export type Application = {
  readonly status: ApplicationStatus;
  readonly note: string;
};

/** Initial state of a saved item. */
export const NEW_APPLICATION: Application = { status: "interested", note: "" };

/** Parses a stored status; unknown values become `interested`. */
export function parseApplicationStatus(word: unknown): ApplicationStatus {
  return (
    APPLICATION_STATUSES.find((status) => status === word) ??
    NEW_APPLICATION.status
  );
}
