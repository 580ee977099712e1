import { expect, test } from "vitest";
import { createIndexSearch } from "./index-search.ts";

const search = createIndexSearch([
  {
    path: "/becas/musica",
    link: "https://musica.example/",
    words: "Fundación Ejemplo arte",
    title: { es: "Beca de música", en: "Music scholarship" },
    description: { es: "Para estudiar canto", en: "To study singing" },
  },
  {
    path: "/becas/fisica",
    link: "https://fisica.example/",
    words: "ciencia",
    title: { es: "Beca de física", en: "Physics scholarship" },
    description: { es: "Para el laboratorio", en: "For the laboratory" },
  },
]);

test("what holds every word is exact, in the reader's language and whatever the accents", () => {
  expect(search("MUSICA becas", "en").exact).toEqual([
    {
      path: "/becas/musica",
      link: "https://musica.example/",
      title: "Music scholarship",
      description: "To study singing",
    },
  ]);
});

test("slips of the finger and beginnings are found, and who offers it", () => {
  const paths = (query: string) =>
    search(query, "es").exact.map(({ path }) => path);
  expect(paths("laboratrio")).toEqual(["/becas/fisica"]);
  expect(paths("labor")).toEqual(["/becas/fisica"]);
  expect(paths("fundación ejemplo")).toEqual(["/becas/musica"]);
});

test("where nothing holds every word, what holds some is near", () => {
  const { exact, near } = search("física zzzz", "es");
  expect(exact).toEqual([]);
  expect(near.map(({ path }) => path)).toEqual(["/becas/fisica"]);
});
