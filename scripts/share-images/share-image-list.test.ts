import { expect, test } from "vitest";
import { ENTRIES } from "#catalogue/index.ts";
import { CATALOGUE_SCREENS } from "#catalogue/item-types.ts";
import { unam } from "#catalogue/universities/unam.ts";
import { resources } from "#locales/index.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { shareImages } from "./share-image-list.ts";

const IMAGES = shareImages();

test("the home page, every screen, shared lists and every item have an image in both languages", () => {
  const pages = [
    "/inicio",
    "/lista",
    ...CATALOGUE_SCREENS,
    ...ENTRIES.map(({ path }) => path),
  ];
  expect(IMAGES.map(({ file }) => `/${file}`).toSorted()).toEqual(
    pages
      .flatMap((page) => LANGUAGES.map((language) => `${page}-${language}`))
      .toSorted(),
  );
});

test("no image overwrites another, also on case-insensitive file systems", () => {
  const files = IMAGES.map(({ file }) => file.toLowerCase());
  expect(files).toEqual([...new Set(files)]);
});

test("every image names its page and its organisation", () => {
  for (const { title, kicker } of IMAGES) {
    expect(title).toMatch(/\S/);
    expect(kicker).toMatch(/\S/);
  }
});

test("an award is signed by its organisation, a university by its place, a site by us", () => {
  for (const { path, family, item } of ENTRIES) {
    const { kicker } = findImage(`${path.slice(1)}-es`);
    if ("organization" in item) expect(kicker).toBe(item.organization);
    if (family === "aggregator") expect(kicker).toBe(resources.es.common.brand);
  }
  expect(findImage("becas/chevening-en").kicker).toBe("UK Government (FCDO)");
  expect(findImage("universidades/unam-es").kicker).toBe(
    unam.texts.es.location,
  );
});

test("pages without an item have their site titles, in each language", () => {
  for (const language of LANGUAGES) {
    const { home, catalogueWords } = resources[language];
    expect(findImage(`inicio-${language}`)).toMatchObject({
      title: home.hero.heading,
      kicker: home.hero.kicker,
    });
    expect(findImage(`becas-${language}`).title).toBe(
      catalogueWords.screen["/becas"],
    );
  }
});

test("both languages of a page share one drawing", () => {
  for (const { file, seed } of IMAGES)
    expect(seed).toBe(`/${file.replace(/-(es|en)$/, "")}`);
});

function findImage(wanted: string) {
  const found = IMAGES.find(({ file }) => file === wanted);
  if (!found) throw new Error(`there is no picture ${wanted}`);
  return found;
}
