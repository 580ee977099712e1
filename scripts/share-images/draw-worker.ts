import { writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { encodePng } from "./png.ts";
import { type ShareImage, shareImageSvg } from "./share-image.ts";

export type DrawingTask = { readonly image: ShareImage; readonly path: string };

// Tasks from the starting thread.
for (const { image, path } of workerData as ReadonlyArray<DrawingTask>) {
  const drawing = new Resvg(shareImageSvg(image), {
    font: { loadSystemFonts: false },
  });
  writeFileSync(path, encodePng(drawing.render()));
  // Pixels are freed only between two turns of the event loop: 6 MB an image.
  await setImmediate();
}
