import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const sat: Exam = {
  code: "sat",
  name: "SAT",
  language: null,
  called: ["SAT"],
  page: "/recursos/sat",
  registration: null,
  results: null,
  validity: null,
  frequency: {
    textKey: "frequency",
    source: "https://asisbd.org/sat",
    status: "secondary",
    year: 2025,
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: {
      frequency:
        "Ocho fechas de agosto a junio en el ciclo 2025-26, las mismas fuera de EE. UU.",
    },
    en: {
      frequency:
        "Eight dates from August to June in the 2025-26 cycle, the same outside the US.",
    },
  },
};
