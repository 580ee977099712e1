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
    min: 1,
    max: 5,
    source:
      "https://bandladder.com/blog/paper-based-ielts-ends-in-2026-everything-you-need-to-know-about-ielts-on-computer",
    status: "secondary",
    year: 2026,
    read: { on: "2026-11-26", as: "stored" },
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
