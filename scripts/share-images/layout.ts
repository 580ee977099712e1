import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createElement, type ReactElement } from "react";
import satori, { type Font } from "satori";

/** Satori caches fonts by object identity, so all images of a thread share one list. */
let fonts: Array<Font> | undefined;

type Drawing = {
  readonly svg: string;
  /** Letters that no font has; each is drawn as an empty box. */
  readonly missing: ReadonlyArray<string>;
};

/** The element as SVG, its text as outlines. */
export async function renderSvg(
  element: ReactElement,
  size: { readonly width: number; readonly height: number },
): Promise<Drawing> {
  const missing = new Set<string>();
  const svg = await satori(element, {
    ...size,
    fonts: loadFonts(),
    loadAdditionalAsset: async (_code, letters) => {
      for (const letter of letters) missing.add(letter);
      return [];
    },
  });
  return { svg, missing: [...missing] };
}

/** Width in px of each element by its key, its text in one line. */
export async function measureWidths(
  elements: ReadonlyArray<ReactElement>,
): Promise<ReadonlyMap<string, number>> {
  const widths = new Map<string, number>();
  const style = {
    ...{ display: "flex", flexDirection: "column", alignItems: "flex-start" },
    whiteSpace: "nowrap",
  };
  await satori(createElement("div", { style }, elements), {
    width: 10_000,
    fonts: loadFonts(),
    embedFont: false,
    onNodeDetected({ key, width }) {
      if (key != null) widths.set(String(key), width);
    },
  });
  return widths;
}

/**
 * The typeface of the headings: one file for each alphabet and weight. Each alphabet is a
 * family of its own, so that satori tries all of them for a letter.
 */
export function loadFonts(): Array<Font> {
  fonts ??= ["latin", "latin-ext", "vietnamese"].flatMap((alphabet) =>
    ([500, 700] as const).map((weight) => ({
      name: alphabet,
      weight,
      data: readFileSync(fontPath(`${alphabet}-${weight}`)),
    })),
  );
  return fonts;
}

function fontPath(name: string): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(
    "@fontsource/bricolage-grotesque/package.json",
  );
  return join(
    dirname(manifest),
    `files/bricolage-grotesque-${name}-normal.woff`,
  );
}
