import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemCalendarFile, savedCalendar } from "./item-calendar.ts";

test("a path of no item has no calendar file", () => {
  for (const path of ["/becas/no-existe", "/becas", "", "/becas/__proto__"])
    expect(itemCalendarFile(path, aPageContext())).toBeNull();
});

test("an item without a calendar, always open or of unknown months has no file", () => {
  const paths = [
    pathWhere(({ item }) => item.cycle === null),
    pathWhere(({ item }) => item.cycle?.basis === "always"),
    pathWhere(({ item }) => item.cycle?.basis === "unknown"),
  ];
  for (const path of paths)
    expect(itemCalendarFile(path, aPageContext())).toBeNull();
});

test("a file is in the page's language and links to the page", () => {
  const path = pathWhere(({ item }) => item.cycle?.basis === "usual");
  const spanish = renderFile(path);
  expect(spanish).toContain("SUMMARY:Fechas estimadas: ");
  expect(spanish).toContain("No es una fecha límite");
  expect(spanish).toContain(
    `URL;VALUE=URI:https://trampolin.test${path}?lng=es`,
  );
  const english = renderFile(path, "en");
  expect(english).toContain("SUMMARY:Estimated dates: ");
  expect(english).toContain(`${path}?lng=en`);
  expect(english).not.toContain("Fechas");
});

test("an estimated event names the months of each country's gate", () => {
  const file = renderFile("/becas/beca-taiwan-mofa").replaceAll("\r\n ", "");
  expect(file).toMatch(/^DESCRIPTION:.*Embajada en Paraguay\. .*diciembre/m);
});

test("no placeholder is left in any file", () => {
  const files = ENTRIES.flatMap(({ path }) => [
    itemCalendarFile(path, aPageContext()) ?? [],
    itemCalendarFile(path, aPageContext({ language: "en" })) ?? [],
  ]).flat();
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(file).not.toMatch(/\{\{|undefined|null|calendarFile/);
});

test("every event in the calendar files of all items has its own id", () => {
  const ids = ENTRIES.flatMap(({ path }) =>
    [
      ...(itemCalendarFile(path, aPageContext()) ?? "").matchAll(
        /^UID:(.*)$/gm,
      ),
    ].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(100);
  expect(ids).toEqual([...new Set(ids)]);
});

test("saved items, each once, make one calendar with the events of their single files", () => {
  const entries = ENTRIES.filter(
    ({ item }) => item.cycle?.basis === "usual",
  ).slice(0, 3);
  const saved = entries.map(({ item, type }) => ({
    itemId: item.id,
    itemType: type,
  }));
  const eventsIn = (file: string) =>
    file.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
  const file = savedCalendar([...saved, ...saved], aPageContext());
  expect(eventsIn(file)).toEqual(
    entries.flatMap(({ path }) =>
      eventsIn(itemCalendarFile(path, aPageContext()) ?? ""),
    ),
  );
  expect(eventsIn(file).length).toBeGreaterThanOrEqual(3);
  expect(file).toContain("X-WR-CALNAME:Trampolín: mis favoritos\r\n");
  expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  const english = savedCalendar(saved, aPageContext({ language: "en" }));
  expect(english).toContain("X-WR-CALNAME:Trampolín: my favourites\r\n");
});

test("unknown items are skipped, and an empty list is a calendar without events", () => {
  const unknown = [
    { itemId: "no-existe", itemType: "scholarship" },
    { itemId: "chevening", itemType: "resource" },
    { itemId: "__proto__", itemType: "__proto__" },
  ];
  const empty = savedCalendar([], aPageContext());
  expect(savedCalendar(unknown, aPageContext())).toBe(empty);
  expect(empty).toContain("END:VCALENDAR\r\n");
  expect(empty).not.toContain("VEVENT");
});

/** The item's file with its long lines unfolded (RFC 5545, section 3.1). */
function renderFile(path: string, language: "es" | "en" = "es"): string {
  const file = itemCalendarFile(path, aPageContext({ language })) ?? "";
  return file.replaceAll(/\r\n[ \t]/g, "");
}

function pathWhere(matches: (entry: Entry) => boolean): string {
  const entry = ENTRIES.find(matches);
  if (!entry) throw new Error("the catalogue has no such item");
  return entry.path;
}
