import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../run-step.ts";
import { drawShareImages } from "./draw-share-images.ts";
import { shareImages } from "./share-image-list.ts";

/** The images outlive a build: they change only with texts, colours, drawing code, packages and Node. */
const CACHE = join(ROOT, "node_modules/.cache/share-images");

/** Copies all share images into a folder; redraws them only after a change. */
export async function placeShareImages(
  folder: string,
  images: ReturnType<typeof shareImages> = shareImages(),
  cache = CACHE,
): Promise<void> {
  const stamp = join(cache, "stamp");
  const currentStamp = fingerprint(JSON.stringify(images));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== currentStamp) {
    await rm(cache, { recursive: true, force: true });
    await drawShareImages(images, cache);
    await writeFile(stamp, currentStamp);
  }
  await cp(cache, folder, {
    recursive: true,
    filter: (source) => source !== stamp,
  });
}

function fingerprint(list: string): string {
  const hash = createHash("sha256").update(process.version).update(list);
  const sources = globSync(
    "{scripts/share-images/*.ts,app/tokens.css,package-lock.json}",
    { cwd: ROOT },
  );
  for (const file of sources.toSorted())
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}
