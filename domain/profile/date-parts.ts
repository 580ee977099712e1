/** A date as typed in three fields. */
export type DateParts = {
  readonly year: string;
  readonly month: string;
  readonly day: string;
};

/** Splits a date, "2008-05-07", or an incomplete one, "2008-05-". */
export function splitDate(date: string): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: month.replace(/^0/, ""), day: day.replace(/^0/, "") };
}

/** Joins the fields to a date; empty if all fields are. A missing field makes it invalid. */
export function joinDate({ year, month, day }: DateParts): string {
  if (year === "" && month === "" && day === "") return "";
  return [year, twoDigits(month), twoDigits(day)].join("-");
}

function twoDigits(text: string): string {
  return text === "" ? "" : text.padStart(2, "0");
}

/** True when the calendar has that day, written as "2008-05-07". */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
