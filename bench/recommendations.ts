import { ENTRIES } from "#catalogue/index.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { indexCatalogue } from "#domain/recommendations/catalogue-index.ts";
import { recommend } from "#domain/recommendations/recommend.ts";
import { words } from "#domain/text/fold.ts";
import { documentsFrom } from "./search-documents.ts";

/**
 * Measures recommendations over generated items, from fewer than the catalogue has to
 * many more: indexing, once per visit, and scoring all of them for a full profile.
 * Prints a table; asserts nothing.
 */
const SIZES = [200, 10_000, 100_000];

/** Words in a description: about as many as an item of the catalogue has in both languages. */
const TEXT_LENGTH = 55;

const RUNS = 15;

const PROFILE: Partial<StudentProfile> = {
  study_level: "preparatoria_3",
  country: "MX",
  desired_careers: [
    "Ingeniería en Sistemas Computacionales",
    "Licenciatura en Derecho",
    "Medicina",
    "Física y Matemáticas",
    "Administración de Empresas",
  ],
  languages_to_learn: ["Alemán", "Francés", "Japonés", "Chino"],
  secondary_languages: ["Inglés", "Portugués"],
  has_standardized_test: true,
  standardized_test_name: "SAT",
};

const TODAY = "2026-11-21";

const vocabulary = words(JSON.stringify(ENTRIES.map(({ item }) => item)));

console.log(
  "items     indexing ms   scoring ms (median)   slowest ms   recommended",
);
for (const size of SIZES) measure(size);

function measure(size: number) {
  const items = documentsFrom(vocabulary, size, TEXT_LENGTH).map(itemFrom);
  const started = performance.now();
  const index = indexCatalogue(items);
  const indexingMs = performance.now() - started;
  const recommended = recommend(index, PROFILE, TODAY).length;
  const times = Array.from({ length: RUNS }, () => {
    const before = performance.now();
    recommend(index, PROFILE, TODAY);
    return performance.now() - before;
  }).sort((one, other) => one - other);
  console.log(
    [
      String(size).padEnd(9),
      indexingMs.toFixed(1).padStart(11),
      (times[Math.floor(RUNS / 2)] ?? Number.NaN).toFixed(1).padStart(21),
      (times.at(-1) ?? Number.NaN).toFixed(1).padStart(12),
      String(recommended).padStart(13),
    ].join(" "),
  );
}

function itemFrom(
  { id, title, tags, text }: ReturnType<typeof documentsFrom>[number],
  index: number,
): IndexedItem {
  const isUniversity = index % 15 === 0;
  return {
    type: isUniversity ? "university" : "scholarship",
    id,
    path: id,
    link: `https://example.org${id}`,
    title,
    organization: "",
    kind: "",
    when: null,
    badge: null,
    isAlwaysOpen: false,
    opens: null,
    closes: null,
    isAnnounced: false,
    upcoming: { closings: [], mayCloseNow: false },
    stages: [],
    hasPlan: false,
    cost: null,
    languages: [],
    names: [title],
    descriptions: [text],
    tags: tags.split(" "),
    categories: tags.split(" ").slice(0, 4),
    locations: isUniversity ? [title] : [],
    programs: isUniversity ? tags.split(" ").map((tag) => [tag]) : [],
    country: isUniversity ? "MX" : null,
    levels: [["highSchool"], ["any"], ["postgraduate"]][index % 3] ?? [],
    conditions: [],
  };
}
