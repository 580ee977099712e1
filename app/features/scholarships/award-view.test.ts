import { expect, test } from "vitest";
import type { Scholarship } from "#catalogue/scholarship.schema.ts";
import { awardView, hostOf, type ViewParts } from "./award-view.ts";

test.each([
  ["https://www.chevening.org/scholarships/", "chevening.org"],
  ["https://becas.gob.mx", "becas.gob.mx"],
  ["https://www2.daad.de/x?y=www.", "www2.daad.de"],
  ["https://www.gob.mx:8443/a", "gob.mx"],
  ["https://EXAMPLE.org", "example.org"],
])("the host of %s is %s", (address, host) => {
  expect(hostOf(address)).toBe(host);
});

test("a view speaks the reader's words", () => {
  const view = awardView(anAward(), aReader());
  expect(view).toMatchObject({
    title: "«chevening.title»",
    audience: "«chevening.audience»",
    amount: "«chevening.amount»",
    level: "«chevening.level»",
    description: "«chevening.description»",
    deadline: "until «chevening.deadline»",
    note: null,
    host: "chevening.org",
    sources: [{ url: "https://www.example.org/a", host: "example.org" }],
    reviewed: "day 2026-11-21",
  });
});

test("the decisive requirements come first, in their own order, and none twice", () => {
  const { requirements } = awardView(
    anAward({
      requirementsKeys: [
        "chevening.requirements.experience",
        "chevening.requirements.level",
      ],
      eligibility: [
        other("chevening.requirements.nationality"),
        other("chevening.requirements.level"),
        other("chevening.requirements.comeBack"),
        other("chevening.requirements.experience"),
      ],
    }),
    aReader(),
  );
  expect(requirements).toEqual([
    "«chevening.requirements.experience»",
    "«chevening.requirements.level»",
    "«chevening.requirements.nationality»",
    "«chevening.requirements.comeBack»",
  ]);
});

test("a note and figures of a year are shown where there are any", () => {
  const view = awardView(
    anAward({
      noteKey: "chevening.note",
      figures: [
        {
          year: 2026,
          textKey: "chevening.figures.y2026",
          source: "https://example.org/2026",
        },
      ],
    }),
    aReader(),
  );
  expect(view.note).toBe("«chevening.note»");
  expect(view.figures).toEqual(["«chevening.figures.y2026»"]);
  expect(awardView(anAward(), aReader()).figures).toEqual([]);
});

test("a search looks through everything that a card prints, and the tags", () => {
  expect(awardView(anAward(), aReader()).text).toBe(
    "«chevening.title» Gobierno del Reino Unido «chevening.audience» «chevening.level» «chevening.description» «chevening.amount» «chevening.requirements.level» reino unido maestría",
  );
});

test("the countries it is open to are told, or null where it is open to all", () => {
  const openTo = (...countries: Array<string>) =>
    awardView(
      anAward({
        eligibility: [
          {
            kind: "nationality",
            countries,
            textKey: "chevening.requirements.nationality",
            changeable: false,
          },
        ],
      }),
      aReader({ countries: ["CO", "ES", "MX"] }),
    ).openTo;
  expect(openTo("MX")).toEqual(["MX"]);
  expect(openTo("LATAM")).toEqual(["CO", "MX"]);
  expect(openTo("JP")).toEqual([]);
  expect(openTo("*")).toBeNull();
});

test("the calendar is judged on the reader's day", () => {
  const award = anAward({
    cycle: { basis: "usual", windows: [{ opens: 11, closes: 12 }] },
  });
  const closings = (today: string) =>
    awardView(award, aReader({ today })).closings;
  expect(closings("2026-11-21")).toEqual(["soon", "now"]);
  expect(closings("2026-09-21")).toEqual(["next"]);
});

function aReader(parts: Partial<ViewParts> = {}): ViewParts {
  return {
    say: (key) => `«${key}»`,
    calendar: {
      deadline: (_cycle, ownWords) => `until ${ownWords}`,
      badge: () => null,
      year: () => null,
      day: (date) => `day ${date}`,
    },
    today: "2026-11-21",
    countries: ["MX"],
    ...parts,
  };
}

function anAward(parts: Partial<Scholarship> = {}): Scholarship {
  return {
    id: "chevening",
    organization: "Gobierno del Reino Unido",
    link: "https://www.chevening.org/scholarships/",
    titleKey: "chevening.title",
    audienceKey: "chevening.audience",
    amountKey: "chevening.amount",
    levelKey: "chevening.level",
    deadlineKey: "chevening.deadline",
    descriptionKey: "chevening.description",
    requirementsKeys: ["chevening.requirements.level"],
    categoryKey: "international",
    typeKey: "public",
    icon: "government",
    criteria: ["merit"],
    levels: ["postgraduate"],
    covers: ["tuition"],
    eligibility: [other("chevening.requirements.level")],
    cycle: { basis: "unknown" },
    tags: ["reino unido", "maestría"],
    sources: [
      {
        url: "https://www.example.org/a",
        supports: ["programme"],
        read: "2026-11-21",
      },
    ],
    reviewed: "2026-11-21",
    ...parts,
  };
}

function other(textKey: Scholarship["requirementsKeys"][number]) {
  return { kind: "other", textKey, changeable: true } as const;
}
