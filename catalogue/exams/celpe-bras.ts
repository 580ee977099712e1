import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const celpeBras: Exam = {
  code: "celpe-bras",
  name: "Celpe-Bras",
  language: "pt",
  called: ["Celpe-Bras"],
  page: "/recursos/celpe-bras",
  registration: {
    min: 53,
    max: 67,
    source:
      "https://www.opovo.com.br/noticias/brasil/2024/07/18/edital-traz-prazos-e-procedimentos-para-o-celpe-bras-2024-2.html",
    status: "secondary",
    year: 2024,
    read: READ,
  },
  results: {
    min: 52,
    max: 77,
    source:
      "https://www.acessa.com/educacao/2025/01/231320-inscricoes-para-exame-de-obtencao-do-celpe-bras-terminam-nesta-sexta.html",
    status: "secondary",
    year: 2025,
    read: READ,
  },
  validity: null,
  frequency: {
    textKey: "frequency",
    sittings: [
      { month: 3, day: null },
      { month: 4, day: null },
      { month: 10, day: null },
    ],
    source:
      "https://www.acessa.com/educacao/2025/01/231320-inscricoes-para-exame-de-obtencao-do-celpe-bras-terminam-nesta-sexta.html",
    status: "secondary",
    year: 2025,
    read: { on: "2026-11-26", as: "stored" },
  },
  retake: {
    textKey: "retake",
    source:
      "https://www.opovo.com.br/noticias/brasil/2024/07/18/edital-traz-prazos-e-procedimentos-para-o-celpe-bras-2024-2.html",
    status: "secondary",
    year: 2024,
    read: READ,
  },
  fee: {
    amount: 120,
    currency: "USD",
    source:
      "https://www.opovo.com.br/noticias/brasil/2024/07/18/edital-traz-prazos-e-procedimentos-para-o-celpe-bras-2024-2.html",
    status: "secondary",
    year: 2024,
    read: READ,
  },
  texts: {
    es: {
      frequency: "Suele ser dos veces al año: en marzo o abril, y en octubre.",
      retake: "En la siguiente edición.",
    },
    en: {
      frequency: "Usually twice a year: in March or April, and in October.",
      retake: "At the next sitting.",
    },
  },
};
