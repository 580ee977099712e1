import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const act: Exam = {
  id: "act",
  name: "ACT",
  language: null,
  called: ["ACT"],
  page: "/recursos/act",
  registration: {
    min: 14,
    max: 28,
    source: "https://pourproductsmods.pages.dev/535720.html",
    status: "secondary",
    year: 2024,
    read: READ,
  },
  results: {
    min: 2,
    max: 56,
    source: "https://pourproductsmods.pages.dev/535720.html",
    status: "secondary",
    year: 2024,
    read: READ,
  },
  validity: null,
  frequency: {
    textKey: "frequency",
    source: "https://pourproductsmods.pages.dev/535720.html",
    status: "secondary",
    year: 2024,
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: {
      frequency:
        "Siete fechas al año fuera de EE. UU. La inscripción que cierra 14 días antes es la tardía, con recargo.",
    },
    en: {
      frequency:
        "Seven dates a year outside the US. Registration 14 days before is the late one, at an extra fee.",
    },
  },
};
