import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const goetheZertifikat: Exam = {
  code: "goethe-zertifikat",
  name: "Goethe-Zertifikat",
  language: "de",
  called: ["Goethe"],
  page: "/recursos/goethe-testdaf",
  registration: null,
  results: null,
  validity: null,
  frequency: {
    textKey: "frequency",
    source: "https://goethe.de/ins/cz/de/spr/prf/anm.html?forceDesktop=1",
    status: "confirmed",
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: { frequency: "Suele haber varias fechas al año." },
    en: { frequency: "Usually several dates a year." },
  },
};
