/** The moment that a text tells, in ISO form; null for what tells none, and for years that PostgreSQL refuses, 0 among them. */
export function momentOf(text: string): string | null {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return null;
  const moment = new Date(time).toISOString();
  return /^(?!0000)\d{4}-/.test(moment) ? moment : null;
}
