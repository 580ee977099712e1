/**
 * Parses a timestamp into ISO form. Null for other texts and for years that PostgreSQL
 * rejects, 0 among them.
 */
export function parseMoment(text: string): string | null {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return null;
  const moment = new Date(time).toISOString();
  return /^(?!0000)\d{4}-/.test(moment) ? moment : null;
}
