import type { Both, Language } from "./catalogue.ts";

/**
 * By list: words, and the item that each finds. Spanish has the word as written, folded, as a
 * prefix and with a typo; English has the typo.
 */
export const SOUGHT: ReadonlyArray<
  readonly [path: string, typed: Record<Language, string>, title: Both]
> = [
  [
    "/becas",
    { es: "Japón JAPON jap japom", en: "japam" },
    [
      "Becas MEXT (Monbukagakusho) del Gobierno de Japón",
      "MEXT (Monbukagakusho) Scholarships of the Government of Japan",
    ],
  ],
  [
    "/oportunidades",
    {
      es: "Investigación INVESTIGACION investiga investgacion",
      en: "reserch",
    },
    [
      "Programa Delfín: Verano de la Investigación",
      "Delfín Program: Summer of Research",
    ],
  ],
  [
    "/mentoria",
    {
      es: "Matemáticas MATEMATICAS matem matematcas",
      en: "matematics",
    },
    ["Khan Academy en español", "Khan Academy in Spanish"],
  ],
  [
    "/universidades",
    { es: "Zúrich ZURICH zuri zurch", en: "zurch" },
    [
      "ETH Zúrich (Escuela Politécnica Federal de Zúrich)",
      "ETH Zurich (Swiss Federal Institute of Technology)",
    ],
  ],
  [
    "/competencias",
    {
      es: "Química QUIMICA quími quimca",
      en: "chemstry",
    },
    ["Olimpiada Nacional de Química", "National Chemistry Olympiad of Mexico"],
  ],
  [
    "/recursos",
    { es: "Alemán ALEMAN alem alemn", en: "germn" },
    ["Nicos Weg: alemán con la DW", "Nicos Weg: German with DW"],
  ],
];
