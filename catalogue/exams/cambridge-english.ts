import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const cambridgeEnglish: Exam = {
  code: "cambridge-english",
  name: "Cambridge English (B2 First, C1 Advanced, C2 Proficiency)",
  language: "en",
  called: ["Cambridge"],
  page: "/recursos/cambridge-english",
  registration: null,
  results: null,
  validity: {
    years: null,
    source: "https://thegloballanguagecoach.org/cambridge-suite-en/",
    status: "secondary",
    read: READ,
  },
  frequency: null,
  retake: null,
  fee: null,
  texts: { es: {}, en: {} },
};
