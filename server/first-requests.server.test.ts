import { expect, test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";

const product = productOn("embedded");

/** Browsers request six files of a site at a time over HTTP/1.1: four batches and one. */
const MAX_FILES = 25;

const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

test.each([
  "/",
  "/becas",
  "/becas/chevening",
  "/buscar",
  "/sin-cuenta",
  "/sin-cuenta/recomendaciones",
  "/recomendaciones",
  "/completar-perfil",
])(
  "the HTML of %s names all its modules, 25 at most, so none waits for another",
  async (path) => {
    const modules = await listRequested(path);
    expect(modules.length).toBeGreaterThan(6);
    expect(modules.length).toBeLessThanOrEqual(MAX_FILES);
    let imports = 0;
    for (const module of modules) {
      const { status, text } = await getRaw(product().url, module);
      expect(status, module).toBe(200);
      const imported = [...text.matchAll(STATIC_IMPORT)].map(
        ([, file]) => `/assets/${file}`,
      );
      expect(modules, module).toEqual(expect.arrayContaining(imported));
      imports += imported.length;
    }
    // Guards the pattern: without any match nothing would be compared.
    expect(imports).toBeGreaterThan(0);
  },
);

test("a page requests the wording of its own language", async () => {
  const spanish = await listRequested("/sin-cuenta?lng=es");
  const english = await listRequested("/sin-cuenta?lng=en");
  const wording = english.filter((module) => !spanish.includes(module));
  expect(wording.map((module) => module.replace(/-[\w-]+\.js$/, ""))).toEqual([
    "/assets/common",
    "/assets/profile",
  ]);
});

test("the device's profile form is requested with its page", async () => {
  const modules = (await listRequested("/sin-cuenta")).join(" ");
  expect(modules).toContain("/assets/device-profile-form-");
});

async function listRequested(path: string): Promise<ReadonlyArray<string>> {
  const { text } = await getRaw(product().url, path);
  const [, preloads = ""] = /data-preloads="([^"]*)"/.exec(text) ?? [];
  return preloads.split(" ");
}
