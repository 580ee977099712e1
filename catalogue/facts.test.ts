import { expect, test } from "vitest";
import { withPastClosingDays } from "#domain/deadlines/edition.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { type AnyItem, duplicates, NAMED_ITEMS } from "./catalogue.fixture.ts";
import { events } from "./events.ts";
import { ENTRIES } from "./index.ts";
import { itemText } from "./item-text.ts";

/** Newest reading of a source; stands for today, because a test reads no clock. */
const LAST_READ = latest(
  NAMED_ITEMS.flatMap(({ item }) => listReadDates(item)),
);

test("a requirement on a card is a condition, occurs once, and its conditions are adjacent", () => {
  expect(
    faults(({ requirementsKeys = [], eligibility = [] }) => {
      const judged = eligibility.map(({ textKey }) => textKey);
      const unjudged = requirementsKeys.filter((key) => !judged.includes(key));
      return [
        ...unjudged.map((key) => `requirementsKeys: ${key} is no condition`),
        ...duplicates(requirementsKeys).map(
          (key) => `requirementsKeys: ${key}`,
        ),
        ...listSeparated(judged).map(
          (key) => `eligibility: ${key} is not adjacent`,
        ),
      ];
    }),
  ).toEqual([]);
});

const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  español: "es",
  inglés: "en",
  francés: "fr",
  portugués: "pt",
};

test("an item whose text names the language of its page or course lists that language", () => {
  const inLanguage =
    /(?:^|\. )(?:En línea, |Está |Es gratis y está |Un curso )?en (español|inglés|francés|portugués)/i;
  const named = ENTRIES.flatMap(({ item, path }) =>
    JSON.stringify(item.texts.es)
      .split('"')
      .flatMap((text) => inLanguage.exec(text)?.[1] ?? [])
      .map((name) => ({ item, path, code: LANGUAGE_CODES[name] })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(
    named
      .filter(
        ({ item: { languages, taughtIn, eligibility }, code }) =>
          ![...languages, ...taughtIn].some((each) => each === code) &&
          !JSON.stringify(eligibility).includes(
            `"kind":"language","language":"${code}"`,
          ),
      )
      .map(({ path, code }) => `${path}: ${code}`),
  ).toEqual([]);
});

test.each([
  ["sat-fechas", "/recursos/sat"],
  ["unam-registro-licenciatura", "/recursos/unam-dgae-aspirantes"],
  ["erasmus-mundus-solicitud", "/becas/erasmus-mundus"],
  ["space-apps-weekend", "/competencias/nasa-space-apps"],
])(
  "the calendars of the event %s and the item %s have the same basis",
  (id, path) => {
    const event = events.find((each) => each.id === id);
    const entry = ENTRIES.find((each) => each.path === path);
    expect(event).toBeDefined();
    expect(entry?.item.cycle?.basis).toBe(event?.cycle.basis);
  },
);

test("an item with `serves` has no condition that names countries", () => {
  expect(NAMED_ITEMS.some(({ item }) => item.serves)).toBe(true);
  expect(
    faults(({ serves, eligibility = [] }) =>
      serves
        ? eligibility
            .filter((condition) => "countries" in condition)
            .map(({ kind }) => `serves: ${kind} already names countries`)
        : [],
    ),
  ).toEqual([]);
});

test("an age condition has no minimum above its maximum", () => {
  expect(
    faults(({ eligibility = [] }) =>
      eligibility.flatMap((condition) => {
        if (condition.kind !== "age") return [];
        const { min = 0, max = 99 } = condition;
        return min > max ? `eligibility: from ${min} to ${max}` : [];
      }),
    ),
  ).toEqual([]);
});

test("announced windows open before closing, have a date of their year and are not all past", () => {
  expect(
    NAMED_ITEMS.some(({ item }) => item.cycle?.basis === "announced"),
  ).toBe(true);
  expect(
    faults(({ cycle }) => {
      if (cycle?.basis !== "announced") return [];
      const { windows, year } = cycle;
      const days = windows.flatMap(({ opens, closes }) => [
        ...(opens ? [opens] : []),
        ...(closes ? [closes] : []),
      ]);
      const backwards = windows.filter(
        ({ opens, closes }) => opens && closes && opens > closes,
      );
      return [
        ...backwards.map(({ opens }) => `cycle: opens ${opens}, closes before`),
        ...(days.some((day) => day.startsWith(`${year}-`))
          ? []
          : [`cycle: no date in ${year}`]),
        ...(latest(days) >= LAST_READ ? [] : ["cycle: every date is past"]),
      ];
    }),
  ).toEqual([]);
});

test("a usual window names at least one month", () => {
  expect(
    faults(({ cycle }) => {
      if (cycle?.basis !== "usual") return [];
      return cycle.windows
        .filter(({ opens, closes }) => opens === null && closes === null)
        .map(() => "cycle: a window without a month");
    }),
  ).toEqual([]);
});

test("announced dates, editions and figures have a source that the item lists", () => {
  expect(
    faults(({ cycle, figures = [], editions = [], sources = [] }) => {
      const listed = sources.map(({ url }) => url);
      const needed = [...figures, ...editions].map(({ source }) => source);
      if (cycle?.basis === "announced") needed.push(cycle.source);
      return needed
        .filter((url) => !listed.includes(url))
        .map((url) => `sources: ${url} is missing`);
    }),
  ).toEqual([]);
});

test.each(LANGUAGES)("a figure names its year in %s", (language) => {
  const figures = NAMED_ITEMS.flatMap(({ name, item, texts }) =>
    (item.figures ?? []).map(({ year, textKey }) => {
      const text = texts[language].get(textKey) ?? "";
      return { fault: `${name}: ${textKey}: no ${year} in it`, year, text };
    }),
  );
  expect(figures.length).toBeGreaterThan(20);
  const withoutYear = figures.filter(
    ({ year, text }) => !text.includes(`${year}`),
  );
  expect(withoutYear.map(({ fault }) => fault)).toEqual([]);
});

test("an editor's comparison is no earlier than the newest reading of a source", () => {
  expect(
    faults(({ checkedBy, ...item }) =>
      checkedBy && checkedBy.on < latest(listReadDates(item))
        ? [`checkedBy: ${checkedBy.on} is before its newest reading`]
        : [],
    ),
  ).toEqual([]);
});

test("no day has more than 25 editor comparisons", () => {
  expect(listOverfullDays(NAMED_ITEMS.map(({ item }) => item))).toEqual([]);
  const copies = Array.from({ length: 30 }, (_, index) => ({
    id: `copy-${index}`,
    checkedBy: { role: "editor" as const, on: "2026-12-01" },
  }));
  expect(listOverfullDays(copies)).toEqual(["2026-12-01: 30 of 30"]);
});

test("a past edition has days in or next to its year, opens before it closes and is over", () => {
  expect(
    faults(({ editions = [] }) =>
      editions.flatMap(({ year, opens, closes }) => {
        const days = [opens, closes].flatMap((day) => day ?? []);
        const years = days.map((day) => Number(day.slice(0, 4)));
        return [
          ...(days.length === 0 ? [`editions: ${year} has no day`] : []),
          ...(opens && closes && opens > closes
            ? [`editions: ${year} closes before it opens`]
            : []),
          ...(years.some((each) => Math.abs(each - year) > 1)
            ? [`editions: ${year} has a day of another year`]
            : []),
          ...(closes && closes > LAST_READ
            ? [`editions: ${year} is not over`]
            : []),
        ];
      }),
    ),
  ).toEqual([]);
});

/** Reasons why an item with old figures or past rounds is not stale. */
const NOT_STALE: Readonly<Record<string, string>> = {
  "avancemos-costa-rica": "the requirements of 2026 are in its sources",
  "fundacion-botin-funcion-publica":
    "the participants of 2025 are in its sources, without the days of their call",
  mit: "the decisions of 2025 are in its sources, without the days of their call",
  "mitacs-globalink-research-internship":
    "the call for 2025-2026 is in its sources, without days",
};

test("an item whose newest evidence is two years old has a reason or lastSeenCycle", () => {
  const stale = NAMED_ITEMS.filter(({ item }) => {
    const { editions = [], figures = [], lastSeenCycle } = item;
    const years = [...editions, ...figures].map(({ year }) => year);
    return (
      lastSeenCycle === undefined &&
      years.length > 0 &&
      Math.max(...years) <= Number(latest(listReadDates(item)).slice(0, 4)) - 2
    );
  });
  expect(stale.map(({ item }) => item.id).toSorted()).toEqual(
    Object.keys(NOT_STALE).toSorted(),
  );
});

/** Reasons why no day is known of a window that closes early in a month. */
const NO_EARLY_DAY: Readonly<Record<string, string>> = {
  "/universidades/amherst-college": "its newest days are those of 2019",
  "/universidades/nyu-abu-dhabi": "no page of the university names the day",
};

test("a usual window that closes early in a month has a closing day or a reason", () => {
  const early = ENTRIES.flatMap((entry) => {
    const { item, path } = entry;
    const cycle = item.cycle && withPastClosingDays(item.cycle, item.editions);
    if (cycle?.basis !== "usual") return [];
    const key = item.deadlineKey ?? item.whenKey;
    const text = key === null ? "" : itemText(entry, "es", key);
    return cycle.windows
      .filter(({ closes }) => closes !== null && isEarly(text, closes))
      .map(({ closesDay, pastClosesDay }) => ({
        path,
        day: closesDay ?? pastClosesDay,
      }));
  });
  expect(early.length).toBeGreaterThan(10);
  const undated = early.flatMap(({ path, day }) =>
    day === undefined ? [path] : [],
  );
  expect(new Set(undated)).toEqual(new Set(Object.keys(NO_EARLY_DAY)));
});

test("a source is listed once per item", () => {
  expect(
    faults(({ sources = [] }) =>
      duplicates(sources.map(({ url }) => url)).map((url) => `sources: ${url}`),
    ),
  ).toEqual([]);
});

/** True for "cierra a inicios de enero" and the month 1. */
function isEarly(text: string, month: number): boolean {
  const name = new Intl.DateTimeFormat("es", {
    month: "long",
    timeZone: "UTC",
  }).format(Date.UTC(2026, month - 1));
  return new RegExp(`(inicios|principios|primeros días) de ${name}`).test(text);
}

/** Findings of a rule, each with file, item and field. */
function faults(
  listFaults: (item: AnyItem) => ReadonlyArray<string>,
): ReadonlyArray<string> {
  return NAMED_ITEMS.flatMap(({ name, item }) =>
    listFaults(item).map((fault) => `${name}: ${fault}`),
  );
}

function listReadDates({ sources = [] }: Pick<AnyItem, "sources">) {
  return sources.map(({ read }) => read.on);
}

/** Days with more comparisons than an editor can make in a day: copied dates. */
function listOverfullDays(
  items: ReadonlyArray<AnyItem>,
  mostInADay = 25,
): ReadonlyArray<string> {
  const days = items.flatMap(({ checkedBy }) => checkedBy?.on ?? []);
  return [...new Set(days)].flatMap((day) => {
    const count = days.filter((each) => each === day).length;
    return count > mostInADay ? [`${day}: ${count} of ${days.length}`] : [];
  });
}

/** Keys whose conditions are not adjacent. */
function listSeparated(keys: ReadonlyArray<string>): ReadonlyArray<string> {
  return duplicates(keys.filter((key, position) => key !== keys[position - 1]));
}

function latest(days: ReadonlyArray<string>): string {
  return days.toSorted().at(-1) ?? "";
}
