import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from "./banner.tsx";

const SEEDS = Array.from({ length: 40 }, (_, index) => `universidad-${index}`);

test("the same seed renders the same banner", () => {
  for (const seed of SEEDS) expect(renderBanner(seed)).toBe(renderBanner(seed));
});

test("different seeds render different banners, even if similar", () => {
  expect(new Set(SEEDS.map(renderBanner)).size).toBe(SEEDS.length);
  expect(renderBanner("unam")).not.toBe(renderBanner("unan"));
  expect(renderBanner("ab")).not.toBe(renderBanner("ba"));
});

test("40 seeds produce all five backgrounds", () => {
  const backgrounds = SEEDS.map((seed) => listColours(seed)[0]);
  expect(new Set(backgrounds)).toEqual(
    new Set([
      "fill-cobalto",
      "fill-cielo",
      "fill-maiz",
      "fill-selva",
      "fill-barro",
    ]),
  );
});

test("a banner has eight shapes in a row, in quarter turns and not in the background colour", () => {
  for (const seed of [...SEEDS, "", "ñandú 🐦"]) {
    const [background, ...shapes] = listColours(seed);
    expect(shapes).toHaveLength(8);
    expect(shapes).not.toContain(background);
    const tiles = [
      ...renderBanner(seed).matchAll(
        /translate\((\d+) 0\) rotate\((\d+) 12 12\)/g,
      ),
    ];
    expect(tiles.map(([, x]) => Number(x))).toEqual([
      0, 24, 48, 72, 96, 120, 144, 168,
    ]);
    for (const [, , rotation] of tiles) expect(Number(rotation) % 90).toBe(0);
  }
});

test("a banner is hidden from screen readers and has the given class", () => {
  const svg = renderBanner("unam");
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).toContain('class="h-16"');
  expect(svg).not.toMatch(/undefined|NaN/);
});

function renderBanner(seed: string): string {
  return renderToStaticMarkup(<Banner seed={seed} className="h-16" />);
}

function listColours(seed: string) {
  return [...renderBanner(seed).matchAll(/class="(fill-[\w-]+)"/g)].map(
    ([, colour]) => colour,
  );
}
