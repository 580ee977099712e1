import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the parts of a control. */
const TEXT_RATIO = 4.5;
const PART_RATIO = 3;

/** A colour, or a colour with a share of another painted over it. */
type Background = string | { base: string; over: string; share: number };
type Pair = [foreground: string, background: Background];

const SURFACES = ["paper", "card"];
const DOORS = [
  "door-scholarships",
  "door-opportunities",
  "door-universities",
  "door-competitions",
  "door-mentorship",
  "door-resources",
];

const TEXT_PAIRS: ReadonlyArray<Pair> = [
  ...onEach(
    ["ink", "ink-soft", "rosa", "selva", "barro-ink", "destructive"],
    SURFACES,
  ),
  ["paper", "ink"], // default badge, active chip, tooltip, highlighted entry
  ["paper", "ink-soft"], // active chip and outline button while pressed
  ["ink", "line"], // secondary button while pressed
  ["ink-soft", "line"], // disabled button: exempt, but legible
  ["on-rosa", "rosa"],
  ["on-cobalto", "cobalto"],
  ["on-maiz", "maiz"],
  ["on-selva", "selva"],
  ["on-barro", "barro"],
  ["on-cielo", "cielo"],
  ["on-destructive", "destructive"],
  ...onEach(["on-door"], DOORS),
  ...DOORS.map(
    (base): Pair => [
      "on-door",
      // The ornament of a section, under the text on phones.
      { base, over: "on-door", share: 0.16 },
    ],
  ),
  ["ink", { base: "paper", over: "ink", share: 0.1 }], // ghost button, hovered
  ["ink", { base: "card", over: "ink", share: 0.2 }], // ghost button, pressed
];

const PART_PAIRS: ReadonlyArray<Pair> = [
  ...onEach(["edge", "focus", "rosa", "destructive"], SURFACES),
  ["rosa-claro", "cobalto"],
  // The focus ring and the sun, on cobalto and on the colours of the sections.
  ...onEach(["maiz"], ["cobalto", ...DOORS]),
];

const themes = readThemes();

for (const theme of ["light", "dark"] as const) {
  test(`every listed text pair of the ${theme} theme has a contrast of at least 4.5 to 1`, () => {
    expect(findLowContrast(themes[theme], TEXT_PAIRS, TEXT_RATIO)).toEqual([]);
  });

  test(`every listed control pair of the ${theme} theme has a contrast of at least 3 to 1`, () => {
    expect(findLowContrast(themes[theme], PART_PAIRS, PART_RATIO)).toEqual([]);
  });
}

test("contrast and colour conversion give published values for black, grey and red", () => {
  expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
  // #767676, the lightest grey that passes on white.
  expect(contrast(toSrgb(0.5667, 0, 0), [1, 1, 1])).toBeCloseTo(4.54, 1);
  // Pure red, from the definition of OKLCH.
  const [red, green, blue] = toSrgb(0.628, 0.2577, 29.23);
  expect(
    [red, green, blue].map((channel) => Math.round(channel * 100)),
  ).toEqual([100, 0, 0]);
});

test("the dark theme has the light theme's `on-maiz` and another `paper`", () => {
  expect(themes.dark.get("on-maiz")).toEqual(themes.light.get("on-maiz"));
  expect(themes.dark.get("paper")).not.toEqual(themes.light.get("paper"));
  expect(themes.light.size).toBeGreaterThan(25);
});

type Rgb = [red: number, green: number, blue: number];
type Theme = ReadonlyMap<string, Rgb>;

function onEach(
  foregrounds: ReadonlyArray<string>,
  backgrounds: ReadonlyArray<string>,
): Array<Pair> {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background): Pair => [foreground, background]),
  );
}

function findLowContrast(
  theme: Theme,
  pairs: ReadonlyArray<Pair>,
  minRatio: number,
) {
  return pairs.flatMap(([foreground, background]) => {
    const ratio = contrast(
      colour(theme, foreground),
      typeof background === "string"
        ? colour(theme, background)
        : mix(theme, background),
    );
    const name =
      typeof background === "string" ? background : JSON.stringify(background);
    return ratio >= minRatio
      ? []
      : [`${foreground} on ${name}: ${ratio.toFixed(2)}`];
  });
}

function readThemes(): { light: Theme; dark: Theme } {
  const css = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
  const [lightCss = "", darkCss = ""] = css.split("@variant dark {");
  const light = parseTokens(lightCss);
  return { light, dark: new Map([...light, ...parseTokens(darkCss)]) };
}

function parseTokens(css: string): Map<string, Rgb> {
  const token = /--color-([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
  return new Map(
    [...css.matchAll(token)].map(([, name = "", l, c, h]) => [
      name,
      toSrgb(Number(l), Number(c), Number(h)),
    ]),
  );
}

function colour(theme: Theme, name: string): Rgb {
  const rgb = theme.get(name);
  if (rgb === undefined) throw new Error(`no token --color-${name}`);
  return rgb;
}

function mix(
  theme: Theme,
  { base, over, share }: Exclude<Background, string>,
): Rgb {
  const below = colour(theme, base);
  const above = colour(theme, over);
  return mapRgb(
    (channel) => below[channel] * (1 - share) + above[channel] * share,
  );
}

/** OKLCH to gamma-encoded sRGB, clamped to its range (Björn Ottosson's matrices). */
function toSrgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return mapRgb((channel) => {
    const value = Math.min(1, Math.max(0, linear[channel]));
    return value <= 0.0031308
      ? 12.92 * value
      : 1.055 * value ** (1 / 2.4) - 0.055;
  });
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = mapRgb((channel) =>
    rgb[channel] <= 0.04045
      ? rgb[channel] / 12.92
      : ((rgb[channel] + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mapRgb(toValue: (channel: 0 | 1 | 2) => number): Rgb {
  return [toValue(0), toValue(1), toValue(2)];
}
