import type { Exam } from "../exam.schema.ts";

export const act: Exam = {
  code: "act",
  name: "ACT",
  language: null,
  called: ["ACT"],
  page: "/recursos/act",
  registration: null,
  results: null,
  validity: null,
  frequency: null,
  retake: null,
  fee: null,
  texts: { es: {}, en: {} },
};
