import { expect, test } from "vitest";
import type { LinkCheck } from "#domain/links/link-check.ts";
import type { Language } from "#locales/languages.ts";
import { buildCard } from "./cards.ts";
import { aScholarship, plainWords } from "./entry.fixture.ts";
import { linkCheckText } from "./link-check-text.ts";
import type { CardView } from "./view.ts";

const COMPARED = "comparado el 21 nov 2026";
const FAILED =
  "La página oficial no respondió como se esperaba (21 nov 2026): compruébala.";

test.each<[LinkCheck["outcome"], string, boolean]>([
  ["alive", "Enlace comprobado por máquina: 21 nov 2026.", false],
  ["moved", "Enlace comprobado por máquina: 21 nov 2026.", false],
  ["redirected_home", FAILED, true],
  ["missing", FAILED, true],
  ["gone", FAILED, true],
  ["not_checkable", "No pudimos comprobar el enlace automáticamente.", false],
])(
  "a link check with outcome %s has the text: %s",
  (outcome, text, isWarning) => {
    expect(linkCheckText(entry, contextWithCheck(outcome))).toEqual({
      text,
      isWarning,
    });
  },
);

test("the link check is in the user's language", () => {
  expect(linkCheckText(entry, contextWithCheck("alive", "en"))?.text).toBe(
    "Link checked by machine: 21 Nov 2026.",
  );
});

test("without a check of the official link, page and card show no link check", () => {
  const otherLinksChecked = {
    ...contextWithCheck("gone"),
    linkCheck: (path: string, url: string) =>
      path === entry.path && url === entry.item.link
        ? null
        : ({ outcome: "gone", day: "2026-11-21" } as const),
  };
  expect(linkCheckText(entry, otherLinksChecked)).toBeNull();
  const card = buildCard(entry, otherLinksChecked);
  expect(hasLinkWarning(card)).toBe(false);
  expect(card.checked).toBe(COMPARED);
});

test.each<[LinkCheck["outcome"], string]>([
  ["alive", "enlace comprobado por máquina: 21 nov 2026"],
  ["moved", "enlace comprobado por máquina: 21 nov 2026"],
  ["redirected_home", "enlace sin respuesta correcta: 21 nov 2026"],
  ["gone", "enlace sin respuesta correcta: 21 nov 2026"],
  ["not_checkable", "no pudimos revisar el enlace: 21 nov 2026"],
])(
  "a card shows a link check with outcome %s after the comparison",
  (outcome, text) => {
    const card = buildCard(entry, contextWithCheck(outcome));
    expect(card.checked).toBe(`${COMPARED} · ${text}`);
  },
);

test("a card warns only when the official page is missing or gone", () => {
  const warns = (outcome: LinkCheck["outcome"]) =>
    hasLinkWarning(buildCard(entry, contextWithCheck(outcome)));
  expect([warns("missing"), warns("gone")]).toEqual([true, true]);
  for (const outcome of [
    "alive",
    "moved",
    "redirected_home",
    "not_checkable",
  ] as const)
    expect(warns(outcome)).toBe(false);
});

const entry = aScholarship();

function hasLinkWarning({ badges }: CardView): boolean {
  return badges.some(
    ({ text, tone }) => text === "Revisa el enlace" && tone === "warning",
  );
}

function contextWithCheck(
  outcome: LinkCheck["outcome"],
  language: Language = "es",
) {
  return {
    ...plainWords("2026-11-21", language),
    linkCheck: () => ({ outcome, day: "2026-11-21" }),
  };
}
