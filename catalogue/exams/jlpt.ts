import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const jlpt: Exam = {
  code: "jlpt",
  name: "JLPT",
  language: "ja",
  called: ["JLPT"],
  page: "/recursos/jlpt",
  registration: null,
  results: {
    // Online first; outside Japan the certificate arrives in October or March.
    min: 52,
    max: 101,
    source: "https://jvnet.yushitsuchimatsu.com/news/20200122-jlpt/",
    status: "secondary",
    year: 2020,
    read: { on: "2026-11-26", as: "stored" },
  },
  validity: null,
  frequency: {
    textKey: "frequency",
    sittings: [
      { month: 7, day: "firstSunday" },
      { month: 12, day: "firstSunday" },
    ],
    source: "https://www.yattajlpt.com/jlpt/dates-and-registration",
    status: "secondary",
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: {
      frequency:
        "El primer domingo de julio y de diciembre; muchas ciudades tienen una sola fecha. La inscripción abre de 3 a 4 meses antes y los lugares se acaban.",
    },
    en: {
      frequency:
        "The first Sunday of July and of December; many cities have only one of them. Registration opens 3 to 4 months before and seats run out.",
    },
  },
};
