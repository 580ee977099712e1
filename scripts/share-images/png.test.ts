import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { encodePng } from "./png.ts";

const RED = [204, 0, 102];
const WHITE = [250, 246, 238];
const BLUE = [10, 60, 160];

test("a PNG decoder returns the same pixels", () => {
  const colours = [RED, WHITE, BLUE, BLUE, WHITE, RED];
  expect(decoded(encodePng(aPicture(colours, 3)), 3, 2)).toEqual(colours);
});

test("a blend close to a frequent colour becomes that colour", () => {
  const almostWhite = [248, 240, 236];
  const png = encodePng(aPicture([WHITE, WHITE, almostWhite, RED], 2));
  expect(decoded(png, 2, 2)).toEqual([WHITE, WHITE, WHITE, RED]);
});

test("more colours than a palette holds still make an image", () => {
  const colours = Array.from({ length: 512 }, (_, index) => [
    (index % 8) * 36,
    (Math.floor(index / 8) % 8) * 36,
    Math.floor(index / 64) * 36,
  ]);
  const png = encodePng(aPicture(colours, 32));
  expect(png.readUInt32BE(png.indexOf("PLTE") - 4)).toBe(256 * 3);
  const seen = decoded(png, 32, 16);
  const error = seen.map((pixel, index) =>
    Math.max(
      ...pixel.map((part, at) => Math.abs(part - (colours[index]?.[at] ?? 0))),
    ),
  );
  expect(new Set(seen.map(String)).size).toBe(256);
  expect(Math.max(...error)).toBeLessThan(200);
});

test("areas of one colour cost almost nothing", () => {
  const area = Array.from({ length: 100_000 }, () => WHITE);
  expect(encodePng(aPicture(area, 400)).length).toBeLessThan(400);
});

/** An image of the given colours, row by row. */
function aPicture(
  colours: ReadonlyArray<ReadonlyArray<number>>,
  width: number,
) {
  return {
    width,
    height: colours.length / width,
    pixels: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
  };
}

/** The pixels according to another decoder. */
function decoded(png: Buffer, width: number, height: number) {
  const picture = `data:image/png;base64,${png.toString("base64")}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${picture}"/></svg>`,
  ).render();
  return Array.from({ length: width * height }, (_, index) => [
    ...pixels.subarray(4 * index, 4 * index + 3),
  ]);
}
