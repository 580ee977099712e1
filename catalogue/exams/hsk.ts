import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const hsk: Exam = {
  code: "hsk",
  name: "HSK",
  language: "zh",
  called: ["HSK"],
  page: "/recursos/hsk",
  registration: null,
  results: null,
  validity: {
    years: 2,
    source: "https://hskonline.com/vi/hskexam/intro?id=1093",
    status: "secondary",
    read: READ,
  },
  frequency: null,
  retake: {
    textKey: "retake",
    source: "https://www.elitelinguistic.com/hsk-exam-faq/",
    status: "secondary",
    read: READ,
  },
  fee: null,
  texts: {
    es: { retake: "Puedes repetirlo las veces que quieras." },
    en: { retake: "You may take it as often as you like." },
  },
};
