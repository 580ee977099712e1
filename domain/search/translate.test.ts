import { expect, test } from "vitest";
import { translateToEnglish } from "./translate.ts";

test.each([
  ["becas para maestría en Alemania", "scholarship masters germany"],
  ["Intercambio en Estados Unidos", "exchange usa"],
  ["quiero una pasantía de verano", "internship summer"],
  ["beca de medicina en Nueva Zelanda", "scholarship medicine new zealand"],
  ["doctorado en los Países Bajos", "phd netherlands"],
  ["Becas de México", "scholarship mexico"],
  ["para estudiar en la UNAM", "unam scholarship"],
  ["modelo de la ONU en Perú", "model united nations peru"],
  ["ejemplo de carta de motivación", "personal statement"],
])("%j translates to %j", (query, english) => {
  expect(translateToEnglish(query)).toBe(english);
});

test.each(["Fulbright", "phd physics canada", ""])(
  "%j, which is not Spanish, stays unchanged",
  (query) => {
    expect(translateToEnglish(query)).toBe(query);
  },
);
