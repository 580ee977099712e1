import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ROOT } from "./run-step.ts";

/** Android cuts a maskable icon to any shape inside which a circle of 80 % fits. */
const MASKABLE_SCALE = 0.72;

/** Draws the PNG icons and favicon.ico of `public/` from its SVG: `node scripts/draw-icons.ts`. */
function drawIcons(): void {
  const icon = readFileSync(join(ROOT, "public/favicon.svg"), "utf8");
  const square = icon.replace('rx="4" ', "");
  write("icon-192.png", png(icon, 192));
  write("icon-512.png", png(icon, 512));
  write("icon-maskable-512.png", png(withMargin(square), 512));
  // iOS rounds the corners itself and shows transparent ones black.
  write("apple-touch-icon.png", png(square, 180));
  write("favicon.ico", ico(png(icon, 32), 32));
}

function png(svg: string, size: number): Buffer {
  const fitTo = { mode: "width", value: size } as const;
  return new Resvg(svg, { fitTo }).render().asPng();
}

/** Scales the drawing, but not its background, about the centre. */
function withMargin(svg: string): string {
  const shift = (36 * (1 - MASKABLE_SCALE)) / 2;
  return svg
    .replace(
      /(<rect[^>]*>)/,
      `$1<g transform="translate(${shift} ${shift}) scale(${MASKABLE_SCALE})">`,
    )
    .replace("</svg>", "</g></svg>");
}

/** A container of one PNG: directory of 6 bytes, entry of 16. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

function write(name: string, content: Buffer): void {
  writeFileSync(join(ROOT, "public", name), content);
}

drawIcons();
