import { fail, ok, type Result } from "#domain/result.ts";

/** Local storage key of the comments on the mentorship screen. */
export const LOCAL_FEEDBACK_KEY = "trampolin-mentorship-feedback";

/** Specification §3, the mentorship variant of the feedback record. */
type LocalFeedback = {
  readonly name: string | null;
  readonly feedback: string;
  readonly page: "Mentorship";
};

export type StorageFailure = "blocked" | "full";

/**
 * Appends comments to those stored in this browser; sends nothing. `openStorage` may
 * throw: browsers can block storage.
 */
export function storeFeedback(
  openStorage: () => Pick<Storage, "getItem" | "setItem">,
  { name, feedback }: Pick<LocalFeedback, "name" | "feedback">,
): Result<null, StorageFailure> {
  const record: LocalFeedback = { name, feedback, page: "Mentorship" };
  try {
    const storage = openStorage();
    const earlier = parseRecords(storage.getItem(LOCAL_FEEDBACK_KEY));
    storage.setItem(LOCAL_FEEDBACK_KEY, JSON.stringify([...earlier, record]));
    return ok(null);
  } catch (error) {
    return fail(isQuota(error) ? "full" : "blocked");
  }
}

/** Empty for a missing or corrupt entry. */
function parseRecords(text: string | null): ReadonlyArray<unknown> {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}
