import { looksLikeEmail } from "#domain/accounts/registration.ts";

/** The database checks the same lengths. */
export const MAX_SUGGESTION_NAME = 200;
export const MAX_LINK = 1000;
export const MAX_REASON = 2000;

export const SUGGESTION_FIELDS = ["name", "link", "reason", "email"] as const;

type SuggestionField = (typeof SUGGESTION_FIELDS)[number];

/** Faults in the form's order. Only the e-mail may be missing. */
export function suggestionFaults({
  name,
  link,
  reason,
  email,
}: Readonly<Record<SuggestionField, string>>): ReadonlyArray<SuggestionField> {
  return [
    !name && ("name" as const),
    !parseHttpsLink(link) && ("link" as const),
    !reason && ("reason" as const),
    email !== "" && !looksLikeEmail(email) && ("email" as const),
  ].filter((fault) => fault !== false);
}

/**
 * URL of a typed link, with `https://` if it has no scheme (words with a dot before ":" are
 * a host); null unless valid and https.
 */
export function parseHttpsLink(text: string): string | null {
  const typed = text.trim();
  const url = parseUrl(
    /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed}`,
  );
  if (url?.protocol !== "https:" || url.username || url.password) return null;
  if (!/[^.]\.[^.]/.test(url.hostname) || url.href.length > MAX_LINK)
    return null;
  return url.href;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
