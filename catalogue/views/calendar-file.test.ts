import { expect, test } from "vitest";
import type { CivilDate, Cycle, Month } from "#domain/deadlines/cycle.ts";
import {
  type CalendarFileParts,
  type CalendarFileWords,
  calendarFile,
  hasCalendarFile,
} from "./calendar-file.ts";

const SPANISH: CalendarFileWords = {
  opens: "Abre: Beca Sol",
  closes: "Cierra: Beca Sol",
  usual: "Fechas estimadas: Beca Sol",
  announcedText: "Fecha anunciada.",
  usualText: "Estimado: confírmalo en el sitio oficial.",
  timeZone: "Zona horaria",
};

const ENGLISH: CalendarFileWords = {
  opens: "Opens: Sun Award",
  closes: "Closes: Sun Award",
  usual: "Estimated dates: Sun Award",
  announcedText: "Announced date.",
  usualText: "Estimated: confirm it on the official site.",
  timeZone: "Time zone",
};

test("an announced opening and closing are one-day events", () => {
  const cycle = announced(["2026-12-01", "2026-12-31"]);
  expect(parseEvents({ cycle })).toMatchObject([
    {
      SUMMARY: "Abre: Beca Sol",
      "DTSTART;VALUE=DATE": "20261201",
      "DTEND;VALUE=DATE": "20261202",
      STATUS: "CONFIRMED",
      TRANSP: "TRANSPARENT",
    },
    {
      SUMMARY: "Cierra: Beca Sol",
      "DTSTART;VALUE=DATE": "20261231",
      // Exclusive (RFC 5545, section 3.6.1), here in the next year.
      "DTEND;VALUE=DATE": "20270101",
      STATUS: "CONFIRMED",
      TRANSP: "TRANSPARENT",
    },
  ]);
});

test("past days are excluded, the current one is included", () => {
  const cycle = announced(["2026-11-01", "2026-11-30"]);
  const summaries = (today: CivilDate) =>
    parseEvents({ cycle, today }).map(({ SUMMARY }) => SUMMARY);
  expect(summaries("2026-11-01")).toEqual([
    "Abre: Beca Sol",
    "Cierra: Beca Sol",
  ]);
  expect(summaries("2026-11-02")).toEqual(["Cierra: Beca Sol"]);
  expect(summaries("2026-11-30")).toEqual(["Cierra: Beca Sol"]);
  expect(calendarFile(aFile({ cycle, today: "2026-12-01" }))).toBeNull();
});

test("an estimated window is one tentative span, labelled as estimated", () => {
  expect(parseEvents({ cycle: usual([1, 2]) })).toMatchObject([
    {
      SUMMARY: "Fechas estimadas: Beca Sol",
      "DTSTART;VALUE=DATE": "20270101",
      "DTEND;VALUE=DATE": "20270301",
      STATUS: "TENTATIVE",
      TRANSP: "TRANSPARENT",
      DESCRIPTION: [
        SPANISH.usualText,
        "https://example.org/call",
        "https://trampolin.test/becas/sol?lng=es",
      ].join(String.raw`\n`),
    },
  ]);
});

test("an estimated window has the estimated label, and no label of an announced day", () => {
  for (const cycle of [usual([9, 12]), usual([null, 12]), usual([12, null])]) {
    const file = calendarFile(aFile({ cycle })) ?? "";
    expect(file).toContain(SPANISH.usual);
    expect(file).not.toContain("Cierra:");
    expect(file).not.toContain("Abre:");
    expect(file).not.toContain("CONFIRMED");
    expect(file).not.toContain(SPANISH.announcedText);
  }
});

test("an estimated window over New Year has whole months, the leap day included", () => {
  const [event] = parseEvents({ cycle: usual([11, 2]), today: "2027-12-31" });
  expect(event).toMatchObject({
    "DTSTART;VALUE=DATE": "20271101",
    "DTEND;VALUE=DATE": "20280301",
  });
});

test("announced days have the organiser's time zone if it is known", () => {
  const cycle = announced([null, "2026-12-31"]);
  const described = (timeZone?: string) =>
    parseEvents({ cycle: { ...cycle, timeZone } })[0]?.DESCRIPTION;
  expect(described("Europe/London")).toContain(
    String.raw`Fecha anunciada.\nZona horaria: Europe/London\nhttps://`,
  );
  expect(described()).not.toContain("Zona horaria");
});

test("texts, page address and product id are in the user's language", () => {
  const cycle = announced(["2026-12-01", "2026-12-31"]);
  const file = unfolded({ cycle, language: "en", words: ENGLISH });
  expect(file).toContain("SUMMARY:Opens: Sun Award\r\n");
  expect(file).toContain("SUMMARY:Closes: Sun Award\r\n");
  expect(file).toContain("https://trampolin.test/becas/sol?lng=en");
  expect(file).toContain("PRODID:-//Trampolín//Trampolín//EN\r\n");
  expect(unfolded({ cycle })).toContain(
    "PRODID:-//Trampolín//Trampolín//ES\r\n",
  );
  const estimated = { cycle: usual([1, 2]), language: "en", words: ENGLISH };
  expect(unfolded(estimated)).toContain(
    "SUMMARY:Estimated dates: Sun Award\r\n",
  );
});

test("an event id depends on item, kind, window and year, not on day or language", () => {
  const uids = (parts: Partial<CalendarFileParts>) =>
    parseEvents(parts).map(({ UID }) => UID);
  const cycle = announced(
    ["2026-01-01", "2026-01-31"],
    ["2026-12-01", "2026-12-31"],
  );
  const closing = "becas-sol-closes-1-2026@trampolin";
  expect(uids({ cycle })).toEqual([
    "becas-sol-opens-1-2026@trampolin",
    closing,
  ]);
  expect(uids({ cycle, language: "en", today: "2026-12-24" })).toEqual([
    closing,
  ]);
  const windows = usual([10, 1], [6, 7]);
  expect(uids({ cycle: windows })).toEqual([
    "becas-sol-usual-0-2026@trampolin",
    "becas-sol-usual-1-2027@trampolin",
  ]);
});

test("an estimated span inside another gets no event of its own", () => {
  const spans = (cycle: Cycle) =>
    parseEvents({ cycle }).map(({ UID }) =>
      UID?.slice("becas-sol-".length, -10),
    );
  expect(spans(usual([3, 3], [3, 4]))).toEqual(["usual-1-2027"]);
  expect(spans(usual([6, 7], [7, 9]))).toEqual([
    "usual-0-2027",
    "usual-1-2027",
  ]);
});

test("closings in consecutive months are one event, others two, and four are rounds", () => {
  const spans = (cycle: Cycle) =>
    parseEvents({ cycle }).map((event) => [
      event["DTSTART;VALUE=DATE"],
      event["DTEND;VALUE=DATE"],
    ]);
  expect(spans(usual([null, 5], [null, 6], [null, 7]))).toEqual([
    ["20270501", "20270801"],
  ]);
  expect(spans(usual([2, 4], [null, 5]))).toEqual([["20270201", "20270601"]]);
  expect(spans(usual([null, 2], [null, 6]))).toHaveLength(2);
  const four = usual([null, 2], [null, 3], [null, 4], [null, 5]);
  expect(spans(four)).toHaveLength(4);
});

test("two calls on one day give the same file, with that day as its time stamp", () => {
  const file = aFile({ cycle: usual([1, 2]) });
  expect(calendarFile(file)).toBe(calendarFile(file));
  expect(calendarFile(file)).toContain("DTSTAMP:20261121T000000Z\r\n");
});

test("commas, semicolons, backslashes and line breaks are escaped", () => {
  const closes = "Cierra: Artes, letras; y\\o\nEND:VEVENT\r\nX-EVIL:1";
  const cycle = announced([null, "2026-12-31"]);
  const file = unfolded({
    cycle,
    title: "Artes, letras;\nBEGIN:VEVENT",
    link: "https://example.org/a,b;c",
    words: { ...SPANISH, closes },
  });
  expect(file).toContain(
    String.raw`SUMMARY:Cierra: Artes\, letras\; y\\o\nEND:VEVENT\nX-EVIL:1`,
  );
  expect(file).toContain(String.raw`https://example.org/a\,b\;c`);
  expect(file).toContain(
    String.raw`X-WR-CALNAME:Artes\, letras\;\nBEGIN:VEVENT`,
  );
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
});

test("lines end in CRLF, have at most 75 bytes and split no letter", () => {
  const closes = `Cierra: ${"ñandú ".repeat(40)}`;
  const words = { ...SPANISH, closes };
  const cycle = announced([null, "2026-12-31"]);
  const file = calendarFile(aFile({ cycle, words })) ?? "";
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const bytes = file.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(unfolded({ cycle, words })).toContain(`SUMMARY:${closes}\r\n`);
});

test("without known or future days there is no file", () => {
  for (const cycle of [
    { basis: "always" },
    { basis: "unknown" },
    usual([null, null]),
    announced([null, null]),
    announced(["2026-01-01", "2026-11-20"]),
    announced(["2026-01-01", null]),
  ] satisfies Array<Cycle>) {
    expect(calendarFile(aFile({ cycle }))).toBeNull();
    expect(hasCalendarFile(cycle, "2026-11-21")).toBe(false);
  }
  expect(hasCalendarFile(usual([1, 2]), "2026-11-21")).toBe(true);
});

/** Values of each event by the text before the colon of their line. */
function parseEvents(
  parts: Partial<CalendarFileParts>,
): ReadonlyArray<Readonly<Record<string, string>>> {
  const events = unfolded(parts).matchAll(
    /BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g,
  );
  return [...events].map(([, lines = ""]) =>
    Object.fromEntries(
      lines
        .trim()
        .split("\r\n")
        .map((line) => [
          line.slice(0, line.indexOf(":")),
          line.slice(line.indexOf(":") + 1),
        ]),
    ),
  );
}

/** Joins folded lines, which continue after a break and a space (RFC 5545, section 3.1). */
function unfolded(parts: Partial<CalendarFileParts>): string {
  return (calendarFile(aFile(parts)) ?? "").replaceAll("\r\n ", "");
}

function aFile(parts: Partial<CalendarFileParts>): CalendarFileParts {
  return {
    gates: [],
    entryPath: "/becas/sol",
    title: "Beca Sol",
    link: "https://example.org/call",
    cycle: { basis: "unknown" },
    today: "2026-11-21",
    language: "es",
    publicUrl: "https://trampolin.test",
    words: SPANISH,
    ...parts,
  };
}

function announced(
  ...ends: ReadonlyArray<readonly [CivilDate | null, CivilDate | null]>
): Extract<Cycle, { basis: "announced" }> {
  return {
    basis: "announced",
    year: 2026,
    windows: ends.map(([opens, closes]) => ({ opens, closes })),
    source: "https://example.org/dates",
  };
}

function usual(
  ...ends: ReadonlyArray<readonly [Month | null, Month | null]>
): Cycle {
  return {
    basis: "usual",
    windows: ends.map(([opens, closes]) => ({ opens, closes })),
  };
}
