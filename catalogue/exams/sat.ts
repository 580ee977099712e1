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
    source: "https://practicetestgeeks.com/sats/exam-eligibility",
    status: "secondary",
    year: 2025,
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: {
      frequency:
        "Hasta siete fechas al año; fuera de EE. UU., las mismas o menos según el país.",
    },
    en: {
      frequency:
        "Up to seven dates a year; outside the US the same or fewer, by country.",
    },
  },
};
