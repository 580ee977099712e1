import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeShareImages } from "./place-share-images.ts";
import { anImage } from "./share-image.fixture.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "place-share-images-"));
});

afterEach(() => rmSync(root, { recursive: true }));

test("every image is copied to its page's path, without the stamp", async () => {
  await place("build", [aFile("inicio-es"), aFile("becas/sol-es")]);
  for (const file of ["inicio-es.png", "becas/sol-es.png"])
    expect(
      readFileSync(join(root, "build", file)).toString("latin1", 1, 4),
    ).toBe("PNG");
  expect(existsSync(join(root, "build/stamp"))).toBe(false);
});

test("unchanged images are not drawn again", async () => {
  await place("one", [aFile("inicio-es")]);
  writeFileSync(join(root, "drawn/inicio-es.png"), "kept");
  await place("two", [aFile("inicio-es")]);
  expect(readFileSync(join(root, "two/inicio-es.png"), "utf8")).toBe("kept");
});

test("a changed title redraws all images, and images of removed pages are deleted", async () => {
  await place("one", [aFile("inicio-es"), aFile("becas/old-es")]);
  await place("two", [aFile("inicio-es", "Otro título")]);
  expect(existsSync(join(root, "two/becas/old-es.png"))).toBe(false);
  expect(
    readFileSync(join(root, "one/inicio-es.png")).equals(
      readFileSync(join(root, "two/inicio-es.png")),
    ),
  ).toBe(false);
});

test("a failed drawing leaves no stamp, and the next run draws all images", async () => {
  const impossible = [aFile("taken"), aFile("taken.png/inside")];
  await expect(place("one", impossible)).rejects.toThrow();
  expect(existsSync(join(root, "drawn/stamp"))).toBe(false);
  await place("two", [aFile("inicio-es")]);
  expect(existsSync(join(root, "two/inicio-es.png"))).toBe(true);
  expect(existsSync(join(root, "two/taken.png"))).toBe(false);
});

function place(folder: string, images: Parameters<typeof placeShareImages>[1]) {
  return placeShareImages(join(root, folder), images, join(root, "drawn"));
}

function aFile(file: string, title = "Beca Sol") {
  return { file, ...anImage({ title, seed: `/${file}` }) };
}
