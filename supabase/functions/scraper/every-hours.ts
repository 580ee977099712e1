export const DEFAULT_HOURS = 6;
/** Thirty days. */
const MAX_HOURS = 720;

/** Hours between two runs, 0 for never; null for other texts. */
export function parseHours(text: string): number | null {
  const hours = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return hours === 0 || (hours >= 1 && hours <= MAX_HOURS) ? hours : null;
}

/** Hours of `SCRAPE_EVERY_HOURS`, by default 6. Throws on other texts. */
export function readEveryHours(text: string | undefined): number {
  const hours = text ? parseHours(text) : DEFAULT_HOURS;
  if (hours !== null) return hours;
  throw new Error("SCRAPE_EVERY_HOURS must be 0 or from 1 to 720");
}
