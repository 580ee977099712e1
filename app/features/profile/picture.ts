import { MAX_PICTURE_LENGTH } from "#domain/profile/limits.ts";
import {
  firstThatFits,
  fittedSize,
  MAX_PICTURE_SIDE,
} from "#domain/profile/picture-size.ts";
import { fail, ok, type Result } from "#domain/result.ts";

export type PictureFailure = "notPicture" | "unreadable";

/** A larger file is assumed to be wider than the avatar, like a phone's 48 MP photo. */
const LARGE_FILE_BYTES = 1_000_000;
/** Scales a large file while decoding, keeping its ratio, to use less memory. */
const DECODE_OPTIONS: ImageBitmapOptions = {
  resizeWidth: MAX_PICTURE_SIDE,
  resizeQuality: "high",
};

/** Best first. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** Scales an image file down to a data URL, in the browser only. */
export async function encodePicture(
  file: File,
): Promise<Result<string, PictureFailure>> {
  if (!file.type.startsWith("image/")) return fail("notPicture");
  // Null for a broken file or an unsupported format.
  const bitmap = await createImageBitmap(
    file,
    file.size > LARGE_FILE_BYTES ? DECODE_OPTIONS : undefined,
  ).catch(() => null);
  if (!bitmap) return fail("unreadable");
  const canvas = drawPicture(bitmap);
  bitmap.close();
  const picture = firstThatFits(encodings(canvas), MAX_PICTURE_LENGTH);
  return picture ? ok(picture) : fail("unreadable");
}

function drawPicture(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fittedSize(bitmap));
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (context) {
    // JPEG has no transparency and would show black.
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
  }
  return canvas;
}

/** A browser without WebP encoding returns PNG: falls back to JPEG. */
function* encodings(canvas: HTMLCanvasElement) {
  for (const quality of QUALITIES) {
    const webp = canvas.toDataURL("image/webp", quality);
    yield webp.startsWith("data:image/webp")
      ? webp
      : canvas.toDataURL("image/jpeg", quality);
  }
}
