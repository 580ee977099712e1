import { expect, test } from "vitest";
import { readQuery } from "./query.ts";

test.each([
  ["becas para maestría en Alemania", "scholarship masters germany"],
  ["Intercambio en Estados Unidos", "exchange usa"],
  ["quiero una pasantía de verano", "internship summer"],
  ["Fulbright", "Fulbright"],
  ["phd physics canada", "phd physics canada"],
  ["para estudiar en la UNAM", "unam scholarship"],
])("%j is asked in English as %j", (text, english) => {
  expect(readQuery(text).english).toBe(english);
});

test("what is typed is tidied, and nothing more", () => {
  expect(readQuery("  Beca\u0000 \n de  música\u202e ").text).toBe(
    "Beca de música",
  );
});

test("words that say nothing are not looked for; the others under both names", () => {
  expect(readQuery("becas para la música").wanted).toEqual([
    ["beca", "scholarship"],
    ["musica", "music"],
  ]);
});
