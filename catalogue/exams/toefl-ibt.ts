import type { Exam } from "../exam.schema.ts";
import { READ } from "./read.ts";

export const toeflIbt: Exam = {
  code: "toefl-ibt",
  name: "TOEFL iBT",
  language: "en",
  called: ["TOEFL"],
  page: "/recursos/toefl-ibt",
  registration: null,
  results: {
    min: 0,
    max: 3,
    source:
      "https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026",
    status: "secondary",
    year: 2026,
    read: READ,
  },
  validity: null,
  frequency: {
    textKey: "frequency",
    source:
      "https://koreajoongangdaily.joins.com/news/2025-06-05/national/socialAffairs/ETS-to-enhance-Toefl-iBT-services-for-test-takers-in-2026/2323807",
    status: "secondary",
    year: 2025,
    read: READ,
  },
  retake: null,
  fee: null,
  texts: {
    es: { frequency: "Todo el año, en centros y desde casa." },
    en: { frequency: "All year, at centres and at home." },
  },
};
