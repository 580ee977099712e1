import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { ENTRIES, type Entry } from "#catalogue/index.ts";
import { calendarFileOf } from "./item-calendar.ts";

test("there is no file where there is no item or no page", () => {
  for (const path of ["/becas/no-existe", "/becas", "", "/becas/__proto__"])
    expect(calendarFileOf(path, aPageContext())).toBeNull();
});

test("there is no file for what has no calendar, is always open or unknown", () => {
  const without = [
    pathWhere(({ item }) => !("cycle" in item)),
    pathWhere(({ item }) => "cycle" in item && item.cycle.basis === "always"),
    pathWhere(({ item }) => "cycle" in item && item.cycle.basis === "unknown"),
  ];
  for (const path of without)
    expect(calendarFileOf(path, aPageContext())).toBeNull();
});

test("a file speaks the page's language and leads back to the page", () => {
  const path = pathWhere(
    ({ item }) => "cycle" in item && item.cycle.basis === "usual",
  );
  const spanish = fileOf(path);
  expect(spanish).toContain("SUMMARY:Fechas estimadas: ");
  expect(spanish).toContain("No es una fecha límite");
  expect(spanish).toContain(
    `URL;VALUE=URI:https://trampolin.test${path}?lng=es`,
  );
  const english = fileOf(path, "en");
  expect(english).toContain("SUMMARY:Estimated dates: ");
  expect(english).toContain(`${path}?lng=en`);
  expect(english).not.toContain("Fechas");
});

test("no placeholder is left in any file", () => {
  const files = ENTRIES.flatMap(({ path }) => [
    calendarFileOf(path, aPageContext()) ?? [],
    calendarFileOf(path, aPageContext({ language: "en" })) ?? [],
  ]).flat();
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(file).not.toMatch(/\{\{|undefined|null|calendarFile/);
});

test("days of different items or windows never share a name", () => {
  const names = ENTRIES.flatMap(({ path }) =>
    [
      ...(calendarFileOf(path, aPageContext()) ?? "").matchAll(/^UID:(.*)$/gm),
    ].map(([, name]) => name),
  );
  expect(names).toEqual([...new Set(names)]);
});

/** Long lines put together again (RFC 5545, section 3.1). */
function fileOf(path: string, language: "es" | "en" = "es"): string {
  const file = calendarFileOf(path, aPageContext({ language })) ?? "";
  return file.replaceAll(/\r\n[ \t]/g, "");
}

function pathWhere(is: (entry: Entry) => boolean): string {
  const found = ENTRIES.find(is);
  if (!found) throw new Error("the catalogue has no such item");
  return found.path;
}
