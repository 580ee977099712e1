/**
 * What students type when an item is a good answer: everyday words, nicknames and questions
 * that its own text does not hold. By id, separated by semicolons; searched, never shown.
 * A phrase says nothing that the item's text does not: no country, cost or level beyond it.
 */
export type SearchPhrases = Readonly<Record<string, string>>;
