import { writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { drawPng } from "./draw-png.ts";
import type { ShareImage } from "./share-image.ts";

export type DrawingTask = { readonly image: ShareImage; readonly path: string };

for (const { image, path } of workerData as ReadonlyArray<DrawingTask>) {
  writeFileSync(path, await drawPng(image));
  // Pixels are freed only between two turns of the event loop: 3 MB an image.
  await setImmediate();
}
