const DAY = 24;
const MONTH = 720;

/** Hours from one run to the next, 0 for never; null for what is no such number. */
export function hoursIn(text: string): number | null {
  const hours = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return hours === 0 || (hours >= 1 && hours <= MONTH) ? hours : null;
}

/** What `SCRAPE_EVERY_HOURS` says: once a day where it says nothing. Throws at what is no such number. */
export function everyHoursOf(text: string | undefined): number {
  const hours = text ? hoursIn(text) : DAY;
  if (hours !== null) return hours;
  throw new Error("SCRAPE_EVERY_HOURS must be 0 or from 1 to 720");
}
