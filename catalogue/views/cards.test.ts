import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { buildCard, formatWhen, kindLabels } from "./cards.ts";
import {
  aChannel,
  aCompetition,
  aForeignUniversity,
  aMentorshipProgram,
  aMentorshipResource,
  anAggregator,
  anOpportunity,
  aResource,
  aScholarship,
  aUniversity,
  type ItemCycle,
  key,
  other,
  plainWords,
  usualCycle,
} from "./entry.fixture.ts";
import { wordsFor } from "./words.ts";

test("an award shows its coverage, audience and time", () => {
  expect(card(aScholarship())).toMatchObject({
    type: "scholarship",
    id: "sol",
    path: "/becas/sol",
    icon: "foundation",
    organization: "Fundación Sol",
    title: "«sol.title»",
    link: "https://www.sol.example/call",
    host: "sol.example",
    text: null,
    rows: [
      { name: "covers", text: "«sol.amount»" },
      { name: "audience", text: "«sol.audience»" },
      { name: "when", text: "«sol.deadline»" },
    ],
    year: null,
    banner: null,
  });
});

test("a programme shows its proper or translated name, benefits, audience and time", () => {
  expect(card(anOpportunity())).toMatchObject({
    title: "Verano Sol",
    rows: [
      { name: "gives", text: "«sol.gives»" },
      { name: "audience", text: "«sol.audience»" },
      { name: "when", text: "«sol.when»" },
    ],
  });
  expect(
    card(anOpportunity({ name: undefined, nameKey: key("name") })).title,
  ).toBe("«sol.name»");
});

test("a university shows its figures, its place, and a generated banner", () => {
  expect(
    card(aUniversity({ admissionRateKey: key("admissionRate") })),
  ).toMatchObject({
    icon: "university",
    organization: "«sol.location»",
    title: "«sol.name»",
    banner: "sol-banner",
    rows: [
      { name: "ranking", text: "«sol.ranking»" },
      { name: "admissionRate", text: "«sol.admissionRate»" },
      { name: "when", text: "«sol.when»" },
    ],
  });
  expect(card(aForeignUniversity()).rows.map(({ name }) => name)).toEqual([
    "ranking",
    "when",
  ]);
});

test.each<[string, Entry]>([
  ["list of scholarships", anAggregator()],
  ["resource", aResource()],
  ["mentoring material", aMentorshipResource()],
  ["channel", aChannel()],
])("a %s shows its description and no rows", (_, entry) => {
  expect(card(entry)).toMatchObject({
    text: "«sol.description»",
    rows: [],
    requirements: [],
    moreRequirements: 0,
  });
});

test("at most three requirements are shown, with the number of others", () => {
  const withRequirements = (count: number, ...conditionsOnly: Array<string>) =>
    card(
      aScholarship({
        requirementsKeys: Array.from({ length: count }, (_, index) =>
          key(`requirements.r${index}`),
        ),
        eligibility: [
          ...Array.from({ length: count }, (_, index) =>
            other(`requirements.r${index}`),
          ),
          ...conditionsOnly.map((name) => other(`requirements.${name}`)),
        ],
      }),
    );
  expect(withRequirements(2)).toMatchObject({ moreRequirements: 0 });
  expect(withRequirements(2).requirements).toHaveLength(2);
  expect(withRequirements(3)).toMatchObject({ moreRequirements: 0 });
  expect(withRequirements(3).requirements).toHaveLength(3);
  expect(withRequirements(4).requirements).toEqual([
    "«sol.requirements.r0»",
    "«sol.requirements.r1»",
    "«sol.requirements.r2»",
  ]);
  expect(withRequirements(4).moreRequirements).toBe(1);
  // The item's page lists these too.
  expect(withRequirements(4, "age", "country").moreRequirements).toBe(3);
});

test("at most four degrees are shown, with a mark for others", () => {
  const withDegrees = (count: number) =>
    card(
      aUniversity({
        programsKeys: Array.from({ length: count }, (_, index) =>
          key(`programs.p${index}`),
        ),
      }),
    );
  expect(withDegrees(4)).toMatchObject({ moreChips: false });
  expect(withDegrees(4).chips).toHaveLength(4);
  expect(withDegrees(5)).toMatchObject({ moreChips: true });
  expect(withDegrees(5).chips).toEqual(withDegrees(4).chips);
});

test("an announced date is shown, else the item's own wording, if any", () => {
  const when = (entry: Entry) => formatWhen(entry, plainWords());
  const cycle: ItemCycle = {
    basis: "announced",
    year: 2026,
    windows: [{ opens: "2026-11-01", closes: "2026-12-15" }],
    source: "https://sol.example/dates",
  };
  expect(when(aScholarship({ cycle }))).toBe(
    "Abierta: cierra el 15 de diciembre de 2026",
  );
  expect(when(aScholarship({ cycle: usualCycle(11, 12) }))).toBe(
    "«sol.deadline»",
  );
  expect(when(anOpportunity({ cycle: usualCycle(11, 12) }))).toBe("«sol.when»");
  expect(when(anAggregator())).toBeNull();
});

test.each<[ItemCycle, string, string]>([
  [usualCycle(10, 12), "Suele cerrar pronto", "warning"],
  [usualCycle(10, 5), "Suele estar abierta ahora", "success"],
  [usualCycle(1, 2), "Suele abrir pronto", "secondary"],
])("the calendar's badge comes first: %j", (cycle, text, tone) => {
  expect(card(anOpportunity({ cycle })).badges).toEqual([
    { text, tone },
    { text: "Cualquier área", tone: "outline" },
    { text: "Gratis", tone: "outline" },
  ]);
});

test.each(LANGUAGES)(
  "the first rank fits in a card's line (%s)",
  (language) => {
    const ranks = ENTRIES.flatMap((entry) =>
      buildCard(entry, wordsFor(aPageContext({ language }))).rows.flatMap(
        ({ name, text }) =>
          (name === "ranking" && text.match(/^[^:]+: \D*[\d-]+/)?.[0]) || [],
      ),
    );
    expect(ranks.length).toBeGreaterThan(10);
    for (const rank of ranks) expect(rank.length, rank).toBeLessThanOrEqual(28);
  },
);

test("warnings precede the other badges, which a narrow card hides", () => {
  const entry = aScholarship({
    cycle: usualCycle(10, 12),
    lastSeenCycle: 2024,
  });
  const linkCheck = () => ({ outcome: "gone", day: "2026-11-21" }) as const;
  const { badges } = buildCard(entry, { ...plainWords(), linkCheck });
  expect(badges.slice(0, 3)).toEqual([
    { text: "Revisa el enlace", tone: "warning" },
    { text: "Última convocatoria vista: 2024", tone: "warning" },
    { text: "Suele cerrar pronto", tone: "warning" },
  ]);
});

test("an always open, distant or unknown window has no calendar badge", () => {
  for (const cycle of [
    { basis: "always" },
    { basis: "unknown" },
    usualCycle(5, 6),
  ] satisfies Array<ItemCycle>)
    for (const entry of [anOpportunity({ cycle }), aScholarship({ cycle })])
      expect(card(entry).badges.map(({ tone }) => tone)).toEqual([
        "outline",
        "outline",
      ]);
});

test("labels name the type, category and cost of an item, if any", () => {
  const kinds = (entry: Entry) => kindLabels(entry, plainWords());
  expect(kinds(aScholarship({ typeKey: "private" }))).toEqual([
    "Privada",
    "Nacional",
  ]);
  expect(kinds(anAggregator())).toEqual([]);
  expect(kinds(aUniversity())).toEqual(["Pública"]);
  expect(kinds(aForeignUniversity())).toEqual([]);
  expect(kinds(aResource({ cost: "freemium" }))).toEqual([
    "Curso",
    "Gratis en lo básico",
  ]);
  expect(kinds(aCompetition({ category: "physics" }))).toEqual([
    "Física",
    "Gratis",
  ]);
  expect(kinds(aMentorshipProgram())).toEqual(["Apoyo económico", "Gratis"]);
  expect(kinds(aMentorshipResource())).toEqual(["Prueba vocacional", "Gratis"]);
  expect(kinds(aChannel())).toEqual(["Clases", "Gratis"]);
});

test("the year is shown if its months are known", () => {
  expect(card(anOpportunity({ cycle: usualCycle(1, 2) })).year).toMatchObject({
    label:
      "Suele estar abierta en: enero y febrero. Estimado por convocatorias pasadas.",
  });
  expect(card(anAggregator()).year).toBeNull();
});

test("an item in another screen's list keeps its type and path, and has that list's filters", () => {
  const listed = buildCard(aCompetition(), plainWords(), "mentorship_program");
  expect(listed).toMatchObject({
    type: "competitions_academic",
    path: "/competencias/sol",
    facets: { tipo: ["programas"] },
  });
});

function card(entry: Entry) {
  return buildCard(entry, plainWords());
}
