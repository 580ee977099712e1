import { looksLikeEmail } from "./registration.ts";

/**
 * Initials for an avatar without a picture (specification §2, Avatar initials).
 * With no name, the first letter of `fallback`; an e-mail that stands in for a name is none.
 */
export function initials(fullName: string, fallback: string): string {
  const name = looksLikeEmail(fullName) ? "" : fullName.trim();
  const names = name.split(/\s+/).filter(Boolean);
  const first = names[0];
  const last = names.at(-1);
  if (!first || !last) return lettersOf(fallback, 1);
  if (names.length === 1) return lettersOf(first, 2);
  return lettersOf(first, 1) + lettersOf(last, 1);
}

function lettersOf(text: string, count: number): string {
  return [...text].slice(0, count).join("").toUpperCase();
}
