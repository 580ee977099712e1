import { expect, test } from "vitest";
import { ENTRIES } from "#catalogue/index.ts";
import { CATALOGUE_SCREENS } from "#catalogue/item-types.ts";
import { chevening } from "#catalogue/scholarships/chevening.ts";
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

test("every image has a title that is not blank", () => {
  for (const { title } of IMAGES) expect(title).toMatch(/\S/);
});

test("an item's image names kind, organisation, audience and time; an aggregator's the first two", () => {
  for (const { path, family, item } of ENTRIES) {
    const image = findImage(`${path.slice(1)}-es`);
    expect(image.kind).toMatch(/\S/);
    const facts = [image.audience, image.when];
    if (family === "aggregator") expect(facts).toEqual(["", ""]);
    else for (const fact of facts) expect(fact).toMatch(/\S/);
    if (item.organization && item.organization !== image.title)
      expect(image.organization).toBe(item.organization);
  }
});

test("an award's image names its organisation, a university's image its place", () => {
  expect(findImage("becas/chevening-en")).toEqual({
    file: "becas/chevening-en",
    seed: "/becas/chevening",
    kind: "Scholarship",
    title: "Chevening Scholarships",
    organization: "UK Government (FCDO)",
    audience: `For: ${chevening.texts.en.audience}`,
    when: chevening.texts.en.deadline,
  });
  expect(findImage("universidades/unam-es").organization).toBe(
    unam.texts.es.location,
  );
});

test("an organisation with the same name as its item is not repeated", () => {
  const { title, organization } = findImage("mentoria/curiosamente-es");
  expect({ title, organization }).toEqual({
    title: "CuriosaMente",
    organization: "",
  });
});

test("the image of a usual cycle has the careful wording of the item's page", () => {
  for (const [path, when] of [
    [
      "becas/mescyt-becas-nacionales",
      "Suele abrir unas dos semanas entre febrero y marzo",
    ],
    ["becas/erasmus-mundus", "La mayoría cierra entre octubre y enero"],
  ])
    expect(findImage(`${path}-es`).when).toBe(when);
});

test("no image names a time relative to today", () => {
  for (const { when } of IMAGES)
    expect(when).not.toMatch(/\b(hoy|(?<!hasta )ahora|today|now|days left)\b/i);
});

test("the home page and the scholarships have their own titles in each language", () => {
  for (const language of LANGUAGES) {
    const { home, catalogueWords } = resources[language];
    expect(findImage(`inicio-${language}`)).toMatchObject({
      title: home.hero.heading,
      organization: home.hero.kicker,
      when: "",
    });
    expect(findImage(`becas-${language}`).title).toBe(
      catalogueWords.screen["/becas"],
    );
  }
});

test("both languages of a page have the same ornament seed", () => {
  for (const { file, seed } of IMAGES)
    expect(seed).toBe(`/${file.replace(/-(es|en)$/, "")}`);
});

function findImage(file: string) {
  const image = IMAGES.find((each) => each.file === file);
  if (!image) throw new Error(`there is no image ${file}`);
  return image;
}
