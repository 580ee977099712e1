import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from "./banner.tsx";

const SEEDS = Array.from({ length: 40 }, (_, index) => `universidad-${index}`);

test("the same seed renders the same banner", () => {
  for (const seed of SEEDS) expect(drawn(seed)).toBe(drawn(seed));
});

test("other seeds render other banners, even similar ones", () => {
  expect(new Set(SEEDS.map(drawn)).size).toBe(SEEDS.length);
  expect(drawn("unam")).not.toBe(drawn("unan"));
  expect(drawn("ab")).not.toBe(drawn("ba"));
});

test("all five backgrounds occur", () => {
  const grounds = SEEDS.map((seed) => listColours(seed)[0]);
  expect(new Set(grounds)).toEqual(
    new Set([
      "fill-cobalto",
      "fill-cielo",
      "fill-maiz",
      "fill-selva",
      "fill-barro",
    ]),
  );
});

test("eight shapes in a row are turned by quarters and differ from the background", () => {
  for (const seed of [...SEEDS, "", "ñandú 🐦"]) {
    const [ground, ...shapes] = listColours(seed);
    expect(shapes).toHaveLength(8);
    expect(shapes).not.toContain(ground);
    const places = [
      ...drawn(seed).matchAll(/translate\((\d+) 0\) rotate\((\d+) 12 12\)/g),
    ];
    expect(places.map(([, x]) => Number(x))).toEqual([
      0, 24, 48, 72, 96, 120, 144, 168,
    ]);
    for (const [, , turn] of places) expect(Number(turn) % 90).toBe(0);
  }
});

test("a banner is decorative: it is hidden from screen readers", () => {
  const svg = drawn("unam");
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).toContain('class="h-16"');
  expect(svg).not.toMatch(/undefined|NaN/);
});

function drawn(seed: string): string {
  return renderToStaticMarkup(<Banner seed={seed} className="h-16" />);
}

function listColours(seed: string) {
  return [...drawn(seed).matchAll(/class="(fill-[\w-]+)"/g)].map(
    ([, colour]) => colour,
  );
}
