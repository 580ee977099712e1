import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const topik: Exam = {
  code: "topik",
  name: "TOPIK",
  language: "ko",
  called: ["TOPIK"],
  page: "/recursos/topik",
  registration: null,
  results: {
    min: 39,
    max: 45,
    source: "https://wxredian.com/art?id=5ba8866dfead9e6184a8fa79313e2ab8",
    status: "secondary",
    year: 2024,
    read: READ,
  },
  validity: null,
  frequency: null,
  retake: null,
  fee: null,
  texts: { es: {}, en: {} },
};
