import { looksLikeEmail } from "./registration.ts";

/**
 * Initials for an avatar without a picture (specification §2, Avatar initials). Without
 * a name, the first letter of `fallback`; an e-mail in place of a name does not count.
 */
export function initials(fullName: string, fallback: string): string {
  const name = looksLikeEmail(fullName) ? "" : fullName.trim();
  const names = name.split(/\s+/).filter(Boolean);
  const first = names[0];
  const last = names.at(-1);
  if (!first || !last) return firstLetters(fallback, 1);
  if (names.length === 1) return firstLetters(first, 2);
  return firstLetters(first, 1) + firstLetters(last, 1);
}

function firstLetters(text: string, count: number): string {
  return [...text].slice(0, count).join("").toUpperCase();
}
