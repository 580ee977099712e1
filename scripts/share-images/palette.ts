import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-step.ts";

let palette: ReadonlyMap<string, string> | undefined;

/** The light colour of a token of `app/tokens.css` as sRGB, "#rrggbb". Throws when there is no such token. */
export function colour(token: string): string {
  palette ??= readLightPalette();
  const hex = palette.get(token);
  if (hex === undefined) throw new Error(`no token --color-${token}`);
  return hex;
}

function readLightPalette(): ReadonlyMap<string, string> {
  const css = readFileSync(join(ROOT, "app/tokens.css"), "utf8");
  const [light = ""] = css.split("@variant dark {");
  const token = /--color-([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
  return new Map(
    [...light.matchAll(token)].map(([, name = "", l, c, h]) => [
      name,
      toHex(Number(l), Number(c), Number(h)),
    ]),
  );
}

/** OKLCH to gamma-encoded sRGB, clamped to the screen's range (Björn Ottosson's matrices). */
export function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(hexPair).join("")}`;
}

function hexPair(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded =
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
