import { constants, crc32, deflateSync } from "node:zlib";

/** Pixels of four bytes: red, green, blue, and an alpha that is ignored. */
type Picture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
};

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const BIT_DEPTH = 8;
const WITH_PALETTE = 3;
const MOST_COLOURS = 256;

/** Blends at the edges of shapes that differ less than this, in RGB, become one. */
const NEAR = 32;

/**
 * A PNG with a palette: images of flat colours are less than half as large as in the
 * drawing library's PNG. Areas keep their exact colour.
 */
export function encodePng({ width, height, pixels }: Picture): Buffer {
  const words = new Uint32Array(
    pixels.buffer,
    pixels.byteOffset,
    pixels.byteLength / 4,
  );
  const counts = countColours(words);
  const palette = choosePalette(counts);
  const rows = indexRows(words, width, indexPalette(counts.keys(), palette));
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { memLevel: constants.Z_MAX_MEMLEVEL })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Frequency of each colour. Neighbours are mostly alike, so runs are counted. */
function countColours(words: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let start = 0, end = 0; start < words.length; start = end) {
    const word = words[start] ?? 0;
    while (end < words.length && words[end] === word) end += 1;
    counts.set(word, (counts.get(word) ?? 0) + end - start);
  }
  return counts;
}

/** The most frequent colours that are not close to each other. */
function choosePalette(
  counts: ReadonlyMap<number, number>,
): ReadonlyArray<number> {
  const palette: Array<number> = [];
  const byFrequency = [...counts].sort(([, one], [, other]) => other - one);
  for (const [word] of byFrequency) {
    if (palette.length === MOST_COLOURS) break;
    if (palette.every((chosen) => distance(chosen, word) > NEAR))
      palette.push(word);
  }
  return palette;
}

/** Nearest palette entry of each colour. */
function indexPalette(
  words: Iterable<number>,
  palette: ReadonlyArray<number>,
): ReadonlyMap<number, number> {
  return new Map(
    Array.from(words, (word) => {
      const distances = palette.map((chosen) => distance(chosen, word));
      return [word, distances.indexOf(Math.min(...distances))];
    }),
  );
}

/** Rows of palette entries, each after a zero: no filter. */
function indexRows(
  words: Uint32Array,
  width: number,
  entries: ReadonlyMap<number, number>,
): Buffer {
  const rows = Buffer.alloc(words.length + words.length / width);
  let at = 0;
  let last = -1;
  let entry = 0;
  for (let index = 0; index < words.length; index += 1) {
    if (index % width === 0) at += 1;
    const word = words[index] ?? 0;
    if (word !== last) entry = entries.get(word) ?? 0;
    last = word;
    rows[at] = entry;
    at += 1;
  }
  return rows;
}

function distance(one: number, other: number): number {
  const [red = 0, green = 0, blue = 0] = channels(one);
  const [otherRed = 0, otherGreen = 0, otherBlue = 0] = channels(other);
  return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue);
}

/** Red, green and blue of a little-endian pixel. */
function channels(word: number): Array<number> {
  return [word & 255, (word >>> 8) & 255, (word >>> 16) & 255];
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = BIT_DEPTH;
  data[9] = WITH_PALETTE;
  return data;
}

/** Length, name, data, and a checksum over name and data. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
