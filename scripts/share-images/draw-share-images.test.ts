import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawShareImages } from "./draw-share-images.ts";
import { anImage } from "./share-image.fixture.ts";
import type { ShareImage } from "./share-image.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "share-images-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("each image becomes a PNG of 1200 by 630 at its path", async () => {
  await drawShareImages(
    [aFile({ file: "becas/chevening-es" }), aFile({ file: "inicio" })],
    join(folder, "deep/er"),
  );
  for (const file of ["becas/chevening-es.png", "inicio.png"]) {
    const png = readFileSync(join(folder, "deep/er", file));
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("an image drawn on one of several threads equals one drawn alone", async () => {
  const images = Array.from({ length: 17 }, (_, index) =>
    aFile({
      file: `many/${index}`,
      title: `Beca ${index}`,
      seed: `${index}`,
    }),
  );
  const last = aFile({ file: "alone", title: "Beca 16", seed: "16" });
  await drawShareImages(images, folder);
  await drawShareImages([last], folder);
  const drawn = images.map(({ file }) => read(`${file}.png`));
  expect(new Set(drawn.map((png) => png.toString("base64"))).size).toBe(17);
  expect(drawn[16]?.equals(read("alone.png"))).toBe(true);
});

test("an empty list draws nothing and resolves", async () => {
  await expect(drawShareImages([], folder)).resolves.toBeUndefined();
});

test("drawing into a folder that cannot be created rejects", async () => {
  writeFileSync(join(folder, "file"), "");
  await expect(
    drawShareImages([aFile({ file: "file/below" })], folder),
  ).rejects.toThrow();
});

test("drawing an image that a thread cannot write rejects with the thread's error", async () => {
  await drawShareImages([aFile({ file: "taken.png/inside" })], folder);
  await expect(
    drawShareImages([aFile({ file: "taken" })], folder),
  ).rejects.toThrow("EISDIR");
});

function read(file: string): Buffer {
  return readFileSync(join(folder, file));
}

function aFile({ file, ...parts }: { file: string } & Partial<ShareImage>) {
  return { file, ...anImage(parts) };
}
