import { colour } from "./palette.ts";
import { SCENE_HEIGHT, SCENE_WIDTH, SCENES } from "./scenes.ts";
import { path, type Scheme } from "./shapes.ts";

/** Colour tokens that go together. Neighbouring shapes differ in lightness, not only in hue. */
const SCHEMES: ReadonlyArray<Scheme> = [
  {
    sky: "cielo",
    flags: "rosa",
    block: "cobalto",
    accent: "barro",
    opening: "paper",
    sun: "maiz",
    line: "rosa",
  },
  {
    sky: "maiz",
    flags: "cobalto",
    block: "rosa",
    accent: "selva",
    opening: "paper",
    sun: "barro",
    line: "ink",
  },
  {
    sky: "cobalto",
    flags: "rosa",
    block: "cielo",
    accent: "selva",
    opening: "ink",
    sun: "maiz",
    line: "rosa-claro",
  },
  {
    sky: "rosa",
    flags: "maiz",
    block: "cobalto",
    accent: "cielo",
    opening: "paper",
    sun: "maiz",
    line: "paper",
  },
  {
    sky: "selva",
    flags: "maiz",
    block: "cobalto",
    accent: "rosa-claro",
    opening: "paper",
    sun: "maiz",
    line: "paper",
  },
  {
    sky: "barro",
    flags: "cobalto",
    block: "selva",
    accent: "cielo",
    opening: "paper",
    sun: "maiz",
    line: "ink",
  },
  {
    sky: "door-mentorship",
    flags: "rosa-claro",
    block: "barro",
    accent: "cielo",
    opening: "paper",
    sun: "maiz",
    line: "paper",
  },
];

/** Flags of papel picado side by side over the scene. */
const FLAGS = 6;
const FLAG_WIDTH = SCENE_WIDTH / FLAGS;

/** A cut-paper picture as SVG elements, SCENE_WIDTH by SCENE_HEIGHT, determined by its seed. */
export function ornament(seed: string): string {
  const number = hash(seed);
  const scene = pick(SCENES, number);
  const tokens = pick(SCHEMES, Math.floor(number / SCENES.length));
  const scheme: Scheme = {
    sky: colour(tokens.sky),
    flags: colour(tokens.flags),
    block: colour(tokens.block),
    accent: colour(tokens.accent),
    opening: colour(tokens.opening),
    sun: colour(tokens.sun),
    line: colour(tokens.line),
  };
  return [
    path(`M0 0H${SCENE_WIDTH}V${SCENE_HEIGHT}H0Z`, scheme.sky),
    ...scene(scheme),
    papelPicado(scheme.flags),
  ].join("");
}

function papelPicado(fill: string): string {
  const flags = Array.from({ length: FLAGS }, (_, index) =>
    flag(index * FLAG_WIDTH, index % 2 === 0 ? flower : diamond),
  );
  return `<path fill-rule="evenodd" d="${flags.join("")}" fill="${fill}"/>`;
}

/** The sheet, then the holes (even-odd). */
function flag(left: number, cut: (middle: number) => string): string {
  return `M${left} 0h70v60l-35 24l-35 -24Z${cut(left + 35)}${circle(left + 35, 65, 4)}`;
}

function flower(middle: number): string {
  const petals = [
    [0, -15],
    [15, 0],
    [0, 15],
    [-15, 0],
  ].map(([x = 0, y = 0]) => circle(middle + x, 31 + y, 5));
  return circle(middle, 31, 7) + petals.join("");
}

function diamond(middle: number): string {
  return `M${middle} 14l13 17l-13 17l-13 -17Z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function pick<T>(choices: ReadonlyArray<T>, number: number): T {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error("nothing to pick from");
  return choice;
}

/** FNV-1a: similar seeds get distant numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
