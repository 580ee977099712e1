import { ENTRIES } from "#catalogue/index.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { indexCatalogue } from "#domain/recommendations/catalogue-index.ts";
import { recommend } from "#domain/recommendations/recommend.ts";
import { words } from "#domain/text/fold.ts";
import { documentsFrom } from "./search-documents.ts";

/**
 * Measures recommendations over as many generated items as there are now, and over many
 * more: indexing them, which is done once per visit, and scoring all of them for a full
 * profile. Prints a table; asserts nothing.
 */
const SIZES = [200, 10_000, 100_000];

/** Words in a description: about as many as the catalogue's, in both languages. */
const TEXT_LENGTH = 55;

const ROUNDS = 15;

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

const pool = words(JSON.stringify(ENTRIES.map(({ item }) => item)));

console.log("items     reading ms   scoring ms (median)   slowest ms   kept");
for (const size of SIZES) measure(size);

function measure(size: number) {
  const items = documentsFrom(pool, size, TEXT_LENGTH).map(itemFrom);
  const started = performance.now();
  const read = indexCatalogue(items);
  const readingMs = performance.now() - started;
  const recommended = recommend(read, PROFILE, TODAY).length;
  const times = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    recommend(read, PROFILE, TODAY);
    return performance.now() - before;
  }).sort((one, other) => one - other);
  console.log(
    [
      String(size).padEnd(9),
      readingMs.toFixed(1).padStart(10),
      (times[Math.floor(ROUNDS / 2)] ?? Number.NaN).toFixed(1).padStart(21),
      (times.at(-1) ?? Number.NaN).toFixed(1).padStart(12),
      String(recommended).padStart(6),
    ].join(" "),
  );
}

function itemFrom(
  { id, title, tags, text }: ReturnType<typeof documentsFrom>[number],
  at: number,
): IndexedItem {
  const isUniversity = at % 15 === 0;
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
    levels: [["highSchool"], ["any"], ["postgraduate"]][at % 3] ?? [],
    conditions: [],
  };
}
