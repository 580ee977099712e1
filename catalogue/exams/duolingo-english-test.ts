import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const duolingoEnglishTest: Exam = {
  code: "duolingo-english-test",
  name: "Duolingo English Test",
  language: "en",
  called: ["Duolingo"],
  page: "/recursos/duolingo-english-test",
  registration: {
    min: 0,
    max: 0,
    source: "https://admitx.in/?p=78433",
    status: "secondary",
    year: 2026,
    read: READ,
  },
  results: {
    min: 0,
    max: 2,
    source: "https://www.shiksha.com/studyabroad/exams/duolingo",
    status: "secondary",
    year: 2026,
    read: { on: "2026-11-26", as: "stored" },
  },
  validity: {
    years: 2,
    source: "https://www.acadfly.com/blogs/duolingo-english-test",
    status: "secondary",
    read: { on: "2026-11-26", as: "stored" },
  },
  frequency: {
    textKey: "frequency",
    source: "https://admitx.in/?p=78433",
    status: "secondary",
    year: 2026,
    read: READ,
  },
  retake: null,
  fee: {
    amount: 70,
    currency: "USD",
    source: "https://www.shiksha.com/studyabroad/exams/duolingo",
    status: "secondary",
    year: 2026,
    read: { on: "2026-11-26", as: "stored" },
  },
  texts: {
    es: { frequency: "Cualquier día, desde casa." },
    en: { frequency: "Any day, at home." },
  },
};
