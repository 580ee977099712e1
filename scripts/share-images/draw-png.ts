import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { type ShareImage, shareImageSvg } from "./share-image.ts";

// The images are drawn on several threads already.
sharp.concurrency(1);
sharp.cache(false);

/** Dozens of colours: more would cost bytes without a visible difference. */
const QUALITY = 40;

/**
 * The image as PNG with a palette: images of flat colours are less than half as large as
 * in the drawing library's PNG. Undithered, so that areas keep their colour.
 */
export async function drawPng(image: ShareImage): Promise<Buffer> {
  const drawing = new Resvg(await shareImageSvg(image), {
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, width, height } = drawing;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, quality: QUALITY, dither: 0, effort: 1 })
    .toBuffer();
}
