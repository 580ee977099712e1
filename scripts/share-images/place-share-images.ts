import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawShareImages } from "./draw-share-images.ts";
import { shareImages } from "./share-image-list.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The images outlive a build: they change with titles, colours and the drawing code. */
const DRAWN = join(ROOT, "node_modules/.cache/share-images");

/** Puts the images of every page into a folder; redraws them only after a change. */
export async function placeShareImages(
  folder: string,
  images: ReturnType<typeof shareImages> = shareImages(),
  drawn = DRAWN,
): Promise<void> {
  const stamp = join(drawn, "stamp");
  const wanted = fingerprint(JSON.stringify(images));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    await rm(drawn, { recursive: true, force: true });
    await drawShareImages(images, drawn);
    await writeFile(stamp, wanted);
  }
  await cp(drawn, folder, {
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
