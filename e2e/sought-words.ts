import type { Both, Language } from "./catalogue.ts";

/** By list: a word as written, folded, as a prefix and with a typo, and the item that each finds. */
export const SOUGHT: ReadonlyArray<
  readonly [path: string, typed: Record<Language, string>, title: Both]
> = [
  [
    "/becas",
    { es: "Japón JAPON jap japom", en: "Japan JAPAN jap japam" },
    [
      "Becas MEXT (Monbukagakusho) del Gobierno de Japón",
      "MEXT (Monbukagakusho) Scholarships of the Government of Japan",
    ],
  ],
  [
    "/oportunidades",
    {
      es: "Investigación INVESTIGACION investiga investgacion",
      en: "Research RESEARCH resear reserch",
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
      en: "Mathematics MATHEMATICS mathem matematics",
    },
    ["Khan Academy en español", "Khan Academy in Spanish"],
  ],
  [
    "/universidades",
    { es: "Zúrich ZURICH zuri zurch", en: "Zurich ZURICH zuri zurch" },
    [
      "ETH Zúrich (Escuela Politécnica Federal de Zúrich)",
      "ETH Zurich (Swiss Federal Institute of Technology)",
    ],
  ],
  [
    "/competencias",
    {
      es: "Química QUIMICA quími quimca",
      en: "Chemistry CHEMISTRY chemi chemstry",
    },
    ["Olimpiada Nacional de Química", "National Chemistry Olympiad of Mexico"],
  ],
  [
    "/recursos",
    { es: "Alemán ALEMAN alem alemn", en: "German GERMAN germ germn" },
    ["Nicos Weg: alemán con la DW", "Nicos Weg: German with DW"],
  ],
];
