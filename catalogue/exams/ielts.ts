import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const ielts: Exam = {
  code: "ielts",
  name: "IELTS Academic",
  language: "en",
  called: ["IELTS"],
  page: "/recursos/ielts",
  registration: null,
  results: {
    min: 3,
    max: 13,
    source: "https://www.britishcouncil.pe/en/exam/ielts/results",
    status: "confirmed",
    read: READ,
  },
  validity: {
    years: 2,
    source: "https://ieltsireland.com/results",
    status: "secondary",
    read: READ,
  },
  frequency: null,
  retake: {
    textKey: "retake",
    source: "https://ihrivieramaya.com/ielts/ielts-faqs.html",
    status: "secondary",
    read: READ,
  },
  fee: null,
  texts: {
    es: { retake: "Puedes repetirlo las veces que quieras." },
    en: { retake: "You may take it as often as you like." },
  },
};
