import type { Exam } from "../exam.schema.ts";

export const sat: Exam = {
  code: "sat",
  name: "SAT",
  language: null,
  called: ["SAT"],
  page: "/recursos/sat",
  registration: {
    min: 15,
    max: 15,
    source: "https://asisbd.org/sat",
    status: "secondary",
    year: 2025,
    read: { on: "2026-11-24", as: "stored" },
  },
  results: null,
  validity: null,
  frequency: {
    textKey: "frequency",
    source: "https://asisbd.org/sat",
    status: "secondary",
    year: 2025,
    read: { on: "2026-11-24", as: "stored" },
  },
  retake: null,
  fee: null,
  texts: {
    es: {
      frequency:
        "En 2025-2026, ocho fechas de agosto a junio, las mismas dentro y fuera de EE. UU.",
    },
    en: {
      frequency:
        "In 2025-2026, eight dates from August to June, the same in and outside the US.",
    },
  },
};
