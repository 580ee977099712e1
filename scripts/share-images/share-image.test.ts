import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { textOutline } from "./outlines.ts";
import { colour } from "./palette.ts";
import { encodePng } from "./png.ts";
import { type ShareImage, shareImageSvg } from "./share-image.ts";

const LONG_TITLE =
  "Programa de becas completas para estudiantes latinoamericanos de posgrado, investigación…";
const LONG_KICKER =
  "Organización de Estados Iberoamericanos para la Educación, la Ciencia y más";

test("equal text and seed make equal images, others differ", () => {
  const image = anImage();
  expect(shareImageSvg(image)).toBe(shareImageSvg({ ...image }));
  expect(shareImageSvg({ ...image, title: "Becas Chile" })).not.toBe(
    shareImageSvg(image),
  );
  expect(shareImageSvg({ ...image, kicker: "ANID" })).not.toBe(
    shareImageSvg(image),
  );
});

test("the ornament depends on the seed only, and all are about equally frequent", () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 420; index += 1) {
    const picture = ornamentSvg(anImage({ seed: `programa-${index}` }));
    counts.set(picture, (counts.get(picture) ?? 0) + 1);
  }
  expect(counts.size).toBe(42);
  expect(Math.max(...counts.values())).toBeLessThan(30);
  expect(ornamentSvg(anImage({ title: "Otra" }))).toBe(ornamentSvg(anImage()));
});

test("all text is outlines, so that no system font is used", () => {
  const svg = shareImageSvg(anImage({ title: "A < B & «C»" }));
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
  expect(svg).toContain(textOutline("Trampolín", { x: 146, y: 116, size: 44 }));
});

test("the longest words stay between the logo, the picture and the edge", () => {
  const { pixels } = render(
    anImage({ title: LONG_TITLE, kicker: LONG_KICKER }),
  );
  expect(inked(pixels, { x: 0, y: 0, width: 60, height: 630 })).toBe(0);
  expect(inked(pixels, { x: 740, y: 0, width: 40, height: 630 })).toBe(0);
  expect(inked(pixels, { x: 0, y: 130, width: 780, height: 40 })).toBe(0);
  expect(inked(pixels, { x: 0, y: 590, width: 780, height: 40 })).toBe(0);
  expect(
    inked(pixels, { x: 60, y: 170, width: 680, height: 420 }),
  ).toBeGreaterThan(20_000);
});

test("an image has its exact colours, and takes less than 30 kB", () => {
  const images = Array.from({ length: 8 }, (_, seed) =>
    anImage({ title: LONG_TITLE, kicker: LONG_KICKER, seed: `beca-${seed}` }),
  );
  for (const image of images) {
    const png = encodePng(render(image));
    expect(png.length).toBeLessThan(30_000);
    expect(readPalette(png)).toEqual(
      expect.arrayContaining([...listColours(shareImageSvg(image))]),
    );
  }
});

test("a programme without an organisation, or in other letters, has an image too", () => {
  const svg = shareImageSvg(anImage({ title: "奨学金", kicker: "" }));
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toContain(colour("paper"));
});

function anImage(parts: Partial<ShareImage> = {}): ShareImage {
  return {
    title: "Becas Chevening",
    kicker: "Gobierno del Reino Unido",
    seed: "chevening",
    ...parts,
  };
}

function render(image: ShareImage) {
  return new Resvg(shareImageSvg(image), {
    font: { loadSystemFonts: false },
  }).render();
}

function ornamentSvg(image: ShareImage): string {
  const svg = shareImageSvg(image);
  return svg.slice(svg.lastIndexOf("<svg"));
}

/** Number of pixels of an area that are not paper. */
function inked(
  pixels: Buffer,
  area: { x: number; y: number; width: number; height: number },
): number {
  const paper = Number.parseInt(colour("paper").slice(1), 16);
  let count = 0;
  for (let y = area.y; y < area.y + area.height; y += 1)
    for (let x = area.x; x < area.x + area.width; x += 1)
      if (pixels.readUIntBE(4 * (1200 * y + x), 3) !== paper) count += 1;
  return count;
}

function listColours(svg: string): ReadonlySet<string> {
  return new Set(svg.match(/#[0-9a-f]{6}/g));
}

function readPalette(png: Buffer): ReadonlyArray<string> {
  const start = png.indexOf("PLTE") + 4;
  const length = png.readUInt32BE(start - 8);
  const palette = png.toString("hex", start, start + length);
  return (palette.match(/.{6}/g) ?? []).map((hex) => `#${hex}`);
}
