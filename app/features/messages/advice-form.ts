import { looksLikeEmail } from "#domain/accounts/registration.ts";

/** The database checks the same lengths. */
export const MAX_ADVICE_NAME = 120;
export const MAX_MESSAGE = 2000;

export const ADVICE_FIELDS = ["name", "email", "message"] as const;

type AdviceField = (typeof ADVICE_FIELDS)[number];

/** Faults in the form's order. Only the name may be missing. */
export function adviceFaults({
  email,
  message,
}: Readonly<Record<AdviceField, string>>): ReadonlyArray<AdviceField> {
  return [
    !looksLikeEmail(email) && ("email" as const),
    !message && ("message" as const),
  ].filter((fault) => fault !== false);
}
