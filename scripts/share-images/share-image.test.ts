import satori from "satori";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { drawPng } from "./draw-png.ts";
import { loadFonts } from "./layout.ts";
import { ornament } from "./ornament.ts";
import { colour } from "./palette.ts";
import { anImage } from "./share-image.fixture.ts";
import {
  fitImage,
  type ShareImage,
  SIZE,
  shareImageSvg,
  textsPage,
} from "./share-image.ts";
import { shareImages } from "./share-image-list.ts";

/** Each text at its longest and in most lines. */
const LONGEST = anImage({
  kind: "Olimpiada o concurso académico",
  title:
    "Programa de becas completas para estudiantes latinoamericanos de posgrado, investigación y más",
  organization:
    "Organización de Estados Iberoamericanos para la Educación, la Ciencia y más",
  audience: `Para: ${"Estudiantes de secundaria y de los primeros semestres de universidad ".repeat(2)}`,
  when: "La respuesta de la vuelta temprana llega en diciembre; la de la regular, a fines de marzo o abril",
});

type Area = { x: number; y: number; width: number; height: number };

let longest: Buffer;

beforeAll(async () => {
  longest = await drawPng(LONGEST);
});

test("equal texts and seeds make equal images, and each change makes another one", async () => {
  const svg = await shareImageSvg(anImage());
  expect(await shareImageSvg({ ...anImage() })).toBe(svg);
  const changed = ["kind", "title", "organization", "audience", "when"];
  for (const name of [...changed, "seed"])
    expect(await shareImageSvg(anImage({ [name]: "Otra" })), name).not.toBe(
      svg,
    );
});

test("the ornament depends only on the seed, and all 42 ornaments are about equally frequent", async () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 420; index += 1) {
    const picture = ornament(`programa-${index}`);
    counts.set(picture, (counts.get(picture) ?? 0) + 1);
  }
  expect(counts.size).toBe(42);
  expect(Math.max(...counts.values())).toBeLessThan(30);
  expect(await shareImageSvg(anImage({ title: "Otra" }))).toContain(
    ornament("chevening"),
  );
});

test("all text is outlines, so that no system font is used", async () => {
  const svg = await shareImageSvg(anImage({ title: "A < B & «C»" }));
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
});

test("the longest texts stay between the logo, the picture and the edges", async () => {
  const left = { x: 0, y: 0, width: 48, height: 630 };
  const rightOfTexts = { x: 870, y: 0, width: 50, height: 630 };
  const belowLogo = { x: 0, y: 86, width: 920, height: 6 };
  const bottom = { x: 0, y: 598, width: 920, height: 32 };
  for (const area of [left, rightOfTexts, belowLogo, bottom])
    expect(await countInkedPixels(longest, area)).toBe(0);
  const texts = { x: 48, y: 92, width: 822, height: 506 };
  expect(await countInkedPixels(longest, texts)).toBeGreaterThan(60_000);
});

test("a text that is too long ends after a word with an ellipsis", async () => {
  const shown = await shownText(LONGEST);
  for (const text of [LONGEST.organization, LONGEST.audience]) {
    const start = shown.indexOf(text.slice(0, 15));
    const cut = shown.slice(start, shown.indexOf("…", start));
    const words = text
      .split(" ")
      .map((_, index, all) => all.slice(0, index).join(""));
    expect(cut.length).toBeGreaterThan(30);
    // After whole words, spaces aside.
    expect(words).toContain(cut.replaceAll(" ", ""));
  }
});

test("a word wider than the column is broken, not drawn over the picture", async () => {
  const png = await drawPng(
    anImage({ title: "Desoxirribonucleicoelectroencefalografistas".repeat(2) }),
  );
  expect(
    await countInkedPixels(png, { x: 870, y: 0, width: 50, height: 630 }),
  ).toBe(0);
});

test("the 25 longest names and the 25 longest dates of the catalogue are not shortened", async () => {
  const images = shareImages();
  for (const name of ["title", "when"] as const)
    for (const image of images
      .toSorted((one, other) => other[name].length - one[name].length)
      .slice(0, 25)) {
      const alone = { ...image, organization: "", audience: "" };
      expect(await shownText(alone), image[name]).not.toContain("…");
    }
}, 60_000);

test("texts have a contrast above 4.5 on their background", () => {
  for (const token of ["ink", "rosa"])
    expect(contrast(colour(token), colour("paper"))).toBeGreaterThan(4.5);
  expect(contrast(colour("on-maiz"), colour("maiz"))).toBeGreaterThan(4.5);
});

test("a PNG has about the colours of its SVG, and takes less than 45 kB", async () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const image = { ...LONGEST, seed: `beca-${seed}` };
    const png = await drawPng(image);
    expect(png.length).toBeLessThan(45_000);
    const drawn = await listColours(png);
    const wanted = new Set((await shareImageSvg(image)).match(/#[0-9a-f]{6}/g));
    for (const hex of wanted)
      expect(
        Math.min(...drawn.map((other) => distance(hex, other))),
        hex,
      ).toBeLessThan(14);
  }
});

test("letters that the typeface lacks are substituted or dropped", async () => {
  expect(await shareImageSvg(anImage({ title: "México → Perú 🎓" }))).toBe(
    await shareImageSvg(anImage({ title: "México – Perú" })),
  );
  expect(await shareImageSvg(anImage({ title: "奨学金" }))).toBe(
    await shareImageSvg(anImage({ title: "" })),
  );
});

test("letters of Spanish and other Latin alphabets are drawn differently from each other", async () => {
  const letters = [..."aáeéiíoóuúüñnçãößłźčAÁNÑ¿?¡!«»ệ"];
  const drawn = await Promise.all(
    letters.map((title) => shareImageSvg(anImage({ title }))),
  );
  expect(new Set(drawn).size).toBe(letters.length);
});

/** The texts as the layout cuts them, without the spaces at the ends of lines. */
async function shownText(image: ShareImage): Promise<string> {
  const svg = await satori(textsPage(await fitImage(image)), {
    ...SIZE,
    fonts: loadFonts(),
    embedFont: false,
  });
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)]
    .map(([, text = ""]) => text)
    .join("");
}

/** Number of pixels of an area that are not paper. */
async function countInkedPixels(png: Buffer, area: Area): Promise<number> {
  const { x: left, y: top, width, height } = area;
  const pixels = await sharp(png)
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (distance(hexAt(pixels, at), colour("paper")) > 8) count += 1;
  return count;
}

async function listColours(png: Buffer): Promise<ReadonlyArray<string>> {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(hexAt(pixels, at));
  return [...colours];
}

function hexAt(pixels: Buffer, at: number): string {
  return `#${pixels.toString("hex", at, at + 3)}`;
}

function distance(one: string, other: string): number {
  const [a = 0, b = 0, c = 0] = channels(one);
  const [x = 0, y = 0, z = 0] = channels(other);
  return Math.hypot(a - x, b - y, c - z);
}

function channels(hex: string): ReadonlyArray<number> {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2.2, relative luminance. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
