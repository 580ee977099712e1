import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const delfDalf: Exam = {
  code: "delf-dalf",
  name: "DELF / DALF",
  language: "fr",
  called: ["DELF", "DALF"],
  page: "/recursos/delf-dalf",
  registration: null,
  results: null,
  validity: {
    years: null,
    source: "https://www.univ-smb.fr/accents/en/certification/delf-dalf/",
    status: "secondary",
    read: { on: "2026-11-24", as: "stored" },
  },
  frequency: {
    textKey: "frequency",
    source: "https://www.afvalladolid.com/examenes/",
    status: "secondary",
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: { frequency: "Varias sesiones al año, según país y centro." },
    en: { frequency: "Several sessions a year, by country and centre." },
  },
};
