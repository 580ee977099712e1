import { expect, test } from "vitest";
import type { LinkLook } from "#app/platform/request-context.ts";
import type { Language } from "#locales/languages.ts";
import { cardOf } from "./cards.ts";
import { aScholarship, plainWords } from "./entry.fixture.ts";
import { lookOf } from "./link-look.ts";

const REVIEWED = "comparado el 21 nov 2026";
const WRONG =
  "La página oficial no respondió como se esperaba (21 nov 2026): compruébala.";

test.each<[LinkLook["outcome"], string, boolean]>([
  ["alive", "Enlace comprobado por máquina: 21 nov 2026.", false],
  ["moved", "Enlace comprobado por máquina: 21 nov 2026.", false],
  ["redirected_home", WRONG, true],
  ["missing", WRONG, true],
  ["gone", WRONG, true],
  ["not_checkable", "No pudimos comprobar el enlace automáticamente.", false],
])("a look that found %s is told as it is", (outcome, text, isWarning) => {
  expect(lookOf(entry, looking(outcome))).toEqual({ text, isWarning });
});

test("the look is told in the reader's language", () => {
  expect(lookOf(entry, looking("alive", "en"))?.text).toBe(
    "Link checked by machine: Nov 21, 2026.",
  );
});

test("nothing is told of a link that the machine has not looked at", () => {
  const elsewhere = {
    ...looking("gone"),
    lastLook: (path: string, url: string) =>
      path === entry.path && url === entry.item.link
        ? null
        : ({ outcome: "gone", day: "2026-11-21" } as const),
  };
  expect(lookOf(entry, elsewhere)).toBeNull();
  const card = cardOf(entry, elsewhere, ["MX"]);
  expect([card.badges.length, card.checked]).toEqual([2, REVIEWED]);
});

test.each<[LinkLook["outcome"], string]>([
  ["alive", "enlace comprobado por máquina: 21 nov 2026"],
  ["moved", "enlace comprobado por máquina: 21 nov 2026"],
  ["redirected_home", "enlace sin respuesta correcta: 21 nov 2026"],
  ["gone", "enlace sin respuesta correcta: 21 nov 2026"],
  ["not_checkable", "enlace no comprobable por máquina: 21 nov 2026"],
])(
  "a card tells a look that found %s apart from the comparison",
  (outcome, look) => {
    const card = cardOf(entry, looking(outcome), ["MX"]);
    expect(card.checked).toBe(`${REVIEWED} · ${look}`);
  },
);

test("a card warns only where the official page was not there", () => {
  const warns = (outcome: LinkLook["outcome"]) =>
    cardOf(entry, looking(outcome), ["MX"]).badges.some(
      ({ text, tone }) =>
        text === "Comprueba el enlace oficial" && tone === "warning",
    );
  expect([warns("missing"), warns("gone")]).toEqual([true, true]);
  for (const calm of [
    "alive",
    "moved",
    "redirected_home",
    "not_checkable",
  ] as const)
    expect(warns(calm)).toBe(false);
});

const entry = aScholarship();

function looking(outcome: LinkLook["outcome"], language: Language = "es") {
  return {
    ...plainWords("2026-11-21", language),
    lastLook: () => ({ outcome, day: "2026-11-21" }),
  };
}
