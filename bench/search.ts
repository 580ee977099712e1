import { ENTRIES } from "#catalogue/index.ts";
import { createSearch } from "#domain/search/search.ts";
import { words } from "#domain/text/fold.ts";
import { quantile } from "./quantile.ts";
import { documentsFrom } from "./search-documents.ts";

/*
 * Measures the catalogue's search over generated items: indexing, and searching.
 * Prints a table; asserts nothing.
 */

/** Numbers of generated items. */
const SIZES = [200, 10_000, 100_000];

/** Words in an item's text. The largest size has shorter texts, so that the index fits in memory. */
const TEXT_LENGTH: Readonly<Record<number, number>> = { 100000: 40 };
const USUAL_TEXT_LENGTH = 240;

/** Measuring ends at whichever comes first. */
const MAX_QUERIES = 1_000;
const MAX_SECONDS = 8;

/** Typical queries: a word, several, a prefix, a typo, a sentence, nonsense. */
const QUERIES = [
  "beca",
  "matemáticas",
  "toefl",
  "unam",
  "becas alemania",
  "beca prepa méxico",
  "olimpiada de química",
  "concurso de robótica",
  "ingen",
  "estados unidos",
  "high school scholarship",
  "veca",
  "becas alemnia",
  "intercanbio",
  "como estudiar en japón gratis",
  "quiero hacer una maestría en Inglaterra con beca completa",
  "asdfgh",
];

const pool = words(JSON.stringify(ENTRIES.map(({ item }) => item)));

console.log(
  "items     text    index ms   ms/item   median ms   p95 ms   queries",
);
for (const size of SIZES) measure(size);

function measure(size: number) {
  const length = TEXT_LENGTH[size] ?? USUAL_TEXT_LENGTH;
  const documents = documentsFrom(pool, size, length);
  const started = performance.now();
  const search = createSearch(documents);
  const indexMs = performance.now() - started;
  // The first query costs more: it also builds the tree for prefixes and typos.
  search("alemnia");
  const times = measureQueries(search);
  console.log(
    [
      String(size).padEnd(9),
      String(length).padStart(4),
      indexMs.toFixed(0).padStart(11),
      (indexMs / size).toFixed(2).padStart(9),
      quantile(times, 0.5).toFixed(2).padStart(11),
      quantile(times, 0.95).toFixed(2).padStart(8),
      String(times.length).padStart(9),
    ].join(" "),
  );
}

function measureQueries(search: (query: string) => unknown) {
  const times: Array<number> = [];
  const limit = performance.now() + MAX_SECONDS * 1_000;
  while (times.length < MAX_QUERIES && performance.now() < limit) {
    const query = QUERIES[times.length % QUERIES.length] ?? "";
    const started = performance.now();
    search(query);
    times.push(performance.now() - started);
  }
  return times;
}
