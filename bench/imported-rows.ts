import { randomFrom } from "./random.ts";

const SOURCES = ["opportunitiescircle", "scholars4dev", "opportunitydesk"];
const DAY_MS = 86_400_000;

/** Choices for each position in a title. Words of students' queries are as common as in real lists. */
const TITLE = [
  ["Fully Funded", "Partially Funded", "International", "Annual", "Free"],
  ["Scholarship", "Fellowship", "Internship", "Grant", "Summer School", "Beca"],
  [
    "in Germany",
    "in Japan",
    "in the USA",
    "in Canada",
    "en España",
    "in Italy",
  ],
  ["of Engineering", "of Medicine", "of Physics", "de Música", "of Robotics"],
  ["for Undergraduate", "for Masters", "for PhD", "for High School"],
];

/** A row of `external_opportunities` for the data API. */
export type ImportedRow = Readonly<Record<string, string | null>>;

/** Generated posts of the last year, seen now; each title ends with a unique name. */
export function makeImportedRows(
  pool: ReadonlyArray<string>,
  from: number,
  count: number,
): ReadonlyArray<ImportedRow> {
  const random = randomFrom(from + 1);
  const pick = <Value>(values: ReadonlyArray<Value>) =>
    values[Math.floor(random() * values.length)] as Value;
  const now = new Date().toISOString();
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    const title = [...TITLE.map(pick), `n${number.toString(36)}`].join(" ");
    return {
      source: pick(SOURCES),
      native_id: String(number),
      title,
      description: Array.from({ length: 35 }, () => pick(pool)).join(" "),
      language: title.includes("Beca") ? "es" : "en",
      link: `https://site.example/${number}/`,
      canonical_link: `site.example/${number}`,
      published_at: new Date(
        Date.now() - random() * 360 * DAY_MS,
      ).toISOString(),
      closes_at: null,
      first_seen: now,
      last_seen: now,
      changed_at: now,
    };
  });
}
