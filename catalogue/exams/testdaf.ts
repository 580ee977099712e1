import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const testdaf: Exam = {
  code: "testdaf",
  name: "TestDaF",
  language: "de",
  called: ["TestDaF"],
  page: "/recursos/goethe-testdaf",
  registration: {
    min: 8,
    max: 28,
    source: "https://www.goethe.de/ins/eg/de/sta/alx/prf/testdaf.html",
    status: "confirmed",
    year: 2022,
    read: READ,
  },
  results: {
    min: 28,
    max: 42,
    source: "https://www.goethe.de/ins/eg/de/sta/alx/prf/testdaf.html",
    status: "confirmed",
    year: 2022,
    read: { on: "2026-11-24", as: "stored" },
  },
  validity: null,
  frequency: {
    textKey: "frequency",
    source: "https://www.goethe.de/ins/eg/de/sta/alx/prf/testdaf.html",
    status: "confirmed",
    year: 2022,
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: { frequency: "Varias fechas al año, según el centro." },
    en: { frequency: "Several dates a year, depending on centre." },
  },
};
