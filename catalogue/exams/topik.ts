import type { Exam } from "../exam.schema.ts";

export const topik: Exam = {
  code: "topik",
  name: "TOPIK",
  language: "ko",
  called: ["TOPIK"],
  page: "/recursos/topik",
  registration: null,
  results: {
    // Paper tests outside Korea.
    min: 37,
    max: 54,
    source: "https://wisefullife.com/en/k-lang/2026-topik-schedule-guide",
    status: "secondary",
    year: 2026,
    read: { on: "2026-11-26", as: "stored" },
  },
  validity: {
    years: 2,
    source: "https://www.topik.go.kr/usr/cmm/subLocation.do?menuSeq=2210101",
    status: "confirmed",
    read: { on: "2026-11-26", as: "stored" },
  },
  frequency: null,
  retake: null,
  fee: null,
  texts: { es: {}, en: {} },
};
