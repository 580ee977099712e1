/** The moment that a text tells, in ISO form; null for what tells none, and for years that a database may refuse. */
export function momentOf(text: string): string | null {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return null;
  const moment = new Date(time).toISOString();
  return /^\d{4}-/.test(moment) ? moment : null;
}
