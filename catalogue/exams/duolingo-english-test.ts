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
  results: null,
  validity: null,
  frequency: {
    textKey: "frequency",
    source: "https://admitx.in/?p=78433",
    status: "secondary",
    year: 2026,
    read: READ,
  },
  retake: null,
  fee: {
    amount: 65,
    currency: "USD",
    source: "https://admitx.in/?p=78433",
    status: "secondary",
    year: 2026,
    read: READ,
  },
  texts: {
    es: { frequency: "Cualquier día, desde casa." },
    en: { frequency: "Any day, at home." },
  },
};
