import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { CatalogueEvent } from "#catalogue/reference.schema.ts";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import { resources } from "#locales/index.ts";
import { homeScreen } from "./screen-data.ts";

const FAIR = resources.es.eventItems["fil-guadalajara"];

test.each(["es", "en"] as const)(
  "the home page has its title and description in %s",
  (language) => {
    const { title, description } = resources[language].home;
    expect(home([], { language })).toMatchObject({
      pageTitle: title,
      description,
      events: [],
    });
  },
);

test.each(["es", "en"] as const)("an event has its texts in %s", (language) => {
  const wording = resources[language].eventItems["fil-guadalajara"];
  const events = [anEvent({ cycle: everyYearIn(12) })];
  expect(home(events, { language }).events).toEqual([
    {
      id: "fair",
      type: "Presencial",
      link: "https://www.fair.example/",
      organization: "Universidad Sol",
      title: wording.title,
      description: wording.description,
      when: wording.when,
      host: "fair.example",
    },
  ]);
});

test.each([
  ["es", "5–8 de diciembre de 2026"],
  ["en", "5 – 8 December 2026"],
] as const)(
  "announced days are shown as a date range in %s",
  (language, range) => {
    const cycle = announced(["2026-12-05", "2026-12-08"]);
    const [event] = home([anEvent({ cycle })], { language }).events;
    // Locale data may put other kinds of space around the dash.
    expect(event?.when.replaceAll(/\s/g, " ")).toBe(range);
  },
);

test("of several announced windows the next one is shown", () => {
  const cycle = announced(
    ["2026-05-01", "2026-05-02"],
    ["2026-12-05", "2026-12-05"],
  );
  expect(home([anEvent({ cycle })]).events[0]?.when).toBe(
    "5 de diciembre de 2026",
  );
});

test("an event that lacks an announced start or end shows its own `when` text", () => {
  for (const cycle of [
    announced([null, "2026-12-06"]),
    announced(["2026-12-06", null]),
    everyYearIn(12),
  ])
    expect(home([anEvent({ cycle })]).events[0]?.when).toBe(FAIR.when);
});

test("upcoming events start within 120 days, or are in progress", () => {
  expect(
    upcomingIds({
      today: announced(["2026-11-21", "2026-11-21"]),
      yesterday: announced(["2026-11-20", "2026-11-20"]),
      goingOn: announced(["2026-11-01", "2026-11-30"]),
      goingOnForLong: announced(["2026-11-01", "2027-06-30"]),
      startsOnLastDay: announced(["2027-03-21", "2027-03-22"]),
      startsLater: announced(["2027-03-22", "2027-03-23"]),
      thisMonth: everyYearIn(11),
      inMarch: everyYearIn(3),
      inApril: everyYearIn(4),
      unknown: { basis: "unknown" },
    }).toSorted(),
  ).toEqual([
    "goingOn",
    "goingOnForLong",
    "inMarch",
    "startsOnLastDay",
    "thisMonth",
    "today",
  ]);
});

test("events in progress are sorted by end among the upcoming ones", () => {
  expect(
    upcomingIds({
      endsInDecember: { basis: "usual", windows: [{ opens: 8, closes: 12 }] },
      endsTomorrow: announced(["2026-11-01", "2026-11-22"]),
      nextWeek: announced(["2026-11-28", "2026-12-06"]),
    }),
  ).toEqual(["endsTomorrow", "nextWeek", "endsInDecember"]);
});

test("upcoming events are sorted by date, and ties keep the catalogue's order", () => {
  expect(
    upcomingIds({
      january: everyYearIn(1),
      alsoJanuary: everyYearIn(1),
      lateDecember: announced(["2026-12-20", "2026-12-21"]),
      closesSoon: announced([null, "2026-12-06"]),
      goingOn: announced(["2026-11-20", "2026-11-30"]),
    }),
  ).toEqual([
    "goingOn",
    "closesSoon",
    "lateDecember",
    "january",
    "alsoJanuary",
  ]);
});

test("an August event is upcoming in May and until the end of August", () => {
  const events = [anEvent({ cycle: everyYearIn(8) })];
  expect(home(events, { today: "2027-03-01" }).events).toHaveLength(0);
  expect(home(events, { today: "2027-05-01" }).events).toHaveLength(1);
  expect(home(events, { today: "2027-08-31" }).events).toHaveLength(1);
  expect(home(events, { today: "2027-09-01" }).events).toHaveLength(0);
});

function upcomingIds(cycles: Readonly<Record<string, Cycle>>) {
  const events = Object.entries(cycles).map(([id, cycle]) =>
    anEvent({ id, cycle }),
  );
  return home(events).events.map(({ id }) => id);
}

function home(
  events: ReadonlyArray<unknown>,
  page: Parameters<typeof aPageContext>[0] = {},
) {
  // These test events lack fields that the home page does not read.
  return homeScreen(aPageContext(page), events as Array<CatalogueEvent>);
}

function anEvent(parts: { id?: string; cycle: Cycle }) {
  return {
    id: "fair",
    titleKey: "fil-guadalajara.title",
    descriptionKey: "fil-guadalajara.description",
    whenKey: "fil-guadalajara.when",
    organization: "Universidad Sol",
    type: "Presencial",
    link: "https://www.fair.example/",
    sources: [],
    ...parts,
  } satisfies Omit<CatalogueEvent, "cycle"> & { cycle: Cycle };
}

function everyYearIn(month: number): Cycle {
  return { basis: "usual", windows: [{ opens: month, closes: month }] };
}

function announced(
  ...windows: ReadonlyArray<readonly [string | null, string | null]>
): Cycle {
  return {
    basis: "announced",
    year: 2026,
    windows: windows.map(([opens, closes]) => ({ opens, closes })),
    source: "https://fair.example/dates",
  };
}
