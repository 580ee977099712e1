import { type FittedText, fitText } from "./fit-text.ts";
import { ornament } from "./ornament.ts";
import { drawable, textOutline } from "./outlines.ts";
import { colour } from "./palette.ts";
import { SCENE_HEIGHT, SCENE_WIDTH } from "./scenes.ts";
import { path } from "./shapes.ts";

export type ShareImage = {
  readonly title: string;
  /** Its organisation. */
  readonly kicker: string;
  /** Chooses picture and colours. */
  readonly seed: string;
};

const WIDTH = 1200;
const HEIGHT = SCENE_HEIGHT;
const LEFT = 64;
const COLUMN = 672;
/** Base line of the last line of the title. */
const BOTTOM = 562;
/** Distance of two base lines, in ems. */
const LEADING = 1.12;

const TITLE = {
  width: COLUMN,
  sizes: [
    ...[120, 108, 100].map((size) => ({ size, maxLines: 2 })),
    ...[92, 84, 76].map((size) => ({ size, maxLines: 3 })),
    ...[68, 62, 56, 52, 48].map((size) => ({ size, maxLines: 4 })),
  ],
};

const KICKER = {
  width: COLUMN,
  sizes: [
    ...[30, 28, 26].map((size) => ({ size, maxLines: 1 })),
    { size: 28, maxLines: 2 },
  ],
};

/** The share image of a page: 1200 by 630 px, all text as outlines. */
export function shareImageSvg({ title, kicker, seed }: ShareImage): string {
  const heading = fitText(drawable(title), TITLE);
  const headingRise = LEADING * heading.size * (heading.lines.length - 1);
  const organisation = fitText(drawable(kicker), KICKER);
  const gap = 1.1 * heading.size + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, colour("paper")),
    logo(),
    textAbove(BOTTOM - headingRise - gap, organisation, colour("rosa")),
    textAbove(BOTTOM, heading, colour("ink")),
    `<svg x="${WIDTH - SCENE_WIDTH}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}">${ornament(seed)}</svg>`,
    "</svg>",
  ].join("");
}

/** The logo and the name, as in the header of the pages. */
function logo(): string {
  return [
    `<g transform="translate(${LEFT - 2} 60) scale(1.9)" fill="none" stroke-linecap="round">`,
    `<path d="M2.5 29.5H33.5" stroke="${colour("ink")}" stroke-width="3"/>`,
    `<path d="M6.5 28.5C11.5 10 22.5 4 31.5 15" stroke="${colour("rosa")}" stroke-width="3.6"/>`,
    `<circle cx="30.3" cy="7" r="4.6" fill="${colour("maiz")}"/>`,
    "</g>",
    path(
      textOutline("Trampolín", { x: LEFT + 82, y: 116, size: 44 }),
      colour("ink"),
    ),
  ].join("");
}

/** Lines of text, the last of them standing on `bottom`. */
function textAbove(
  bottom: number,
  { lines, size }: FittedText,
  fill: string,
): string {
  const outlines = lines
    .toReversed()
    .map((line, index) =>
      textOutline(line, { x: LEFT, y: bottom - index * LEADING * size, size }),
    );
  return path(outlines.join(""), fill);
}
