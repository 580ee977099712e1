import { type CSSProperties, createElement, type ReactElement } from "react";
import {
  type FittedText,
  fitTexts,
  lineStyle,
  type TextBox,
} from "./fit-texts.ts";
import { renderSvg } from "./layout.ts";
import { ornament } from "./ornament.ts";
import { colour } from "./palette.ts";
import { replaceMissingLetters } from "./replace-missing-letters.ts";
import { SCENE_HEIGHT, SCENE_WIDTH } from "./scenes.ts";

/** Texts other than the title are "" where there is none. */
export type ShareImage = {
  readonly title: string;
  /** The organisation; the site's tagline for pages without an item. */
  readonly organization: string;
  readonly kind: string;
  /** With its label: "Para: …". */
  readonly audience: string;
  /** Still true when the image is old. */
  readonly when: string;
  /** Chooses picture and colours. */
  readonly seed: string;
};

type TextName = Exclude<keyof ShareImage, "seed">;

export const SIZE = { width: 1200, height: SCENE_HEIGHT };
const MARGIN = 52;
/** Width of four of the six flags. */
const PICTURE_WIDTH = (SCENE_WIDTH / 6) * 4;
const COLUMN = SIZE.width - PICTURE_WIDTH - 2 * MARGIN;
const LABEL_PADDING = 20;

/** As in the headings of the pages. */
const BOLD = { fontWeight: 700, letterSpacing: "-0.015em" };
const MEDIUM = { fontWeight: 500, letterSpacing: "-0.01em" };

/** A chat shows the image 300 px wide: 36 px become 9. */
const BOXES: Readonly<Record<TextName, TextBox>> = {
  kind: {
    width: COLUMN - 270,
    style: { ...BOLD, color: colour("rosa") },
    sizes: inLines(1, [32]),
  },
  title: {
    width: COLUMN,
    style: { ...BOLD, color: colour("ink") },
    sizes: [
      ...inLines(2, [88, 84, 80, 76, 72, 68]),
      ...inLines(3, [60, 56, 52]),
    ],
  },
  organization: {
    width: COLUMN,
    style: { ...MEDIUM, color: colour("ink") },
    sizes: inLines(1, [33]),
  },
  audience: {
    width: COLUMN,
    style: { ...MEDIUM, color: colour("ink") },
    sizes: inLines(2, [37]),
  },
  when: {
    width: COLUMN - 2 * LABEL_PADDING,
    style: { ...BOLD, color: colour("on-maiz") },
    sizes: [...inLines(1, [40]), ...inLines(2, [40, 36]), ...inLines(3, [33])],
  },
};

const NAMES = Object.keys(BOXES) as ReadonlyArray<TextName>;

/** The share image of a page: 1200 by 630 px, all text as outlines. */
export async function shareImageSvg(image: ShareImage): Promise<string> {
  const { svg, missing } = await drawTexts(image, []);
  if (missing.length === 0) return addPictures(svg, image.seed);
  const redrawn = await drawTexts(image, missing);
  if (redrawn.missing.length > 0)
    throw new Error(`no outline for "${redrawn.missing.join("")}"`);
  return addPictures(redrawn.svg, image.seed);
}

async function drawTexts(image: ShareImage, missing: ReadonlyArray<string>) {
  return renderSvg(textsPage(await fitImage(image, missing)), SIZE);
}

export async function fitImage(
  image: ShareImage,
  missing: ReadonlyArray<string> = [],
): Promise<Readonly<Record<TextName, FittedText>>> {
  const fitted = await fitTexts(
    NAMES.map((name) => ({
      text: replaceMissingLetters(image[name], missing),
      box: BOXES[name],
    })),
  );
  return Object.fromEntries(
    NAMES.map((name, index) => [name, fitted[index]]),
  ) as Record<TextName, FittedText>;
}

/** Adds logo and ornament as SVG: in satori's tree they would be clipped and masked, which takes longer. */
function addPictures(svg: string, seed: string): string {
  return svg.replace(/<\/svg>$/, `${logo()}${picture(seed)}</svg>`);
}

/** The image without logo and ornament. */
export function textsPage({
  kind,
  title,
  organization,
  audience,
  when,
}: Record<TextName, FittedText>): ReactElement {
  return box(
    { ...SIZE, backgroundColor: colour("paper") },
    box(
      { ...column, width: COLUMN, padding: `36px ${MARGIN}px` },
      box(
        { justifyContent: "space-between", alignItems: "flex-end" },
        box(
          { ...BOLD, ...lineStyle(38), ...brand, color: colour("ink") },
          "Trampolín",
        ),
        text("kind", kind),
      ),
      box(
        { ...column, flexGrow: 1, justifyContent: "center" },
        text("title", title),
        text("organization", organization, { marginTop: 8 }),
        text("audience", audience, { marginTop: 12 }),
      ),
      text("when", when, {
        alignSelf: "flex-start",
        padding: `10px ${LABEL_PADDING}px`,
        borderRadius: 12,
        backgroundColor: colour("maiz"),
      }),
    ),
  );
}

/** Right of the logo. */
const brand = { marginLeft: 74, paddingTop: 5 };

const column = { display: "flex", flexDirection: "column" } as const;

/** Breaks the text into lines of even length, unless an ellipsis may end it. */
function text(
  name: TextName,
  { text: shown, size, maxLines, isWhole }: FittedText,
  style: CSSProperties = {},
): ReactElement | null {
  if (shown === "") return null;
  const breaking: CSSProperties = isWhole
    ? { textWrap: "balance" }
    : { lineClamp: maxLines, overflowWrap: "anywhere" };
  return createElement(
    "div",
    {
      style: {
        ...BOXES[name].style,
        ...lineStyle(size),
        ...breaking,
        ...style,
      },
    },
    shown,
  );
}

/** The logo, as in the header of the pages. */
function logo(): string {
  return [
    `<g transform="translate(${MARGIN - 3} 33) scale(1.66)" fill="none" stroke-linecap="round">`,
    `<path d="M2.5 29.5H33.5" stroke="${colour("ink")}" stroke-width="3"/>`,
    `<path d="M6.5 28.5C11.5 10 22.5 4 31.5 15" stroke="${colour("rosa")}" stroke-width="3.6"/>`,
    `<circle cx="30.3" cy="7" r="4.6" fill="${colour("maiz")}"/>`,
    "</g>",
  ].join("");
}

function picture(seed: string): string {
  const left = (SCENE_WIDTH - PICTURE_WIDTH) / 2;
  return [
    `<svg x="${SIZE.width - PICTURE_WIDTH}" width="${PICTURE_WIDTH}" height="${SCENE_HEIGHT}"`,
    ` viewBox="${left} 0 ${PICTURE_WIDTH} ${SCENE_HEIGHT}">${ornament(seed)}</svg>`,
  ].join("");
}

function box(
  style: CSSProperties,
  ...children: ReadonlyArray<ReactElement | string | null>
): ReactElement {
  return createElement(
    "div",
    { style: { display: "flex", ...style } },
    ...children,
  );
}

function inLines(maxLines: number, sizes: ReadonlyArray<number>) {
  return sizes.map((size) => ({ size, maxLines }));
}
