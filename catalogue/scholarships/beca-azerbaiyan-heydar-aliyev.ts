import type { Scholarship } from "../scholarship.schema.ts";
import {
  AT_OTHER_SCHOOL,
  IN_LAST_YEAR,
  SCHOOL_FINISHED,
} from "../shared-conditions.ts";

export const becaAzerbaiyanHeydarAliyev: Scholarship = {
  id: "beca-azerbaiyan-heydar-aliyev",
  titleKey: "title",
  organization: "Gobierno de Azerbaiyán",
  organizationKey: "organization",
  link: "https://studyinazerbaijan.edu.az/",
  destination: "AZ",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.country",
    "requirements.nomination",
    "requirements.age",
    "requirements.grade",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://azertag.az/ar/xeber/arabic-3759051",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "travel", "insurance"],
  cost: "funded",
  eligibility: [
    {
      kind: "invitedCountry",
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "task",
      task: "sponsor",
      textKey: "requirements.nomination",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 34, on: { month: 9, day: 15 } }],
        // A master's is open from the last year of a first degree on.
        [{ kind: "age", max: 39, on: { month: 9, day: 15 } }, IN_LAST_YEAR],
        [
          { kind: "age", max: 44, on: { month: 9, day: 15 } },
          { kind: "level", levels: ["posgrado"], stages: ["postgraduate"] },
        ],
        // Some graduates hold a master's and seek a doctorate.
        [
          { kind: "age", max: 44, on: { month: 9, day: 15 } },
          {
            kind: "level",
            levels: ["licenciatura_terminada"],
            stages: ["undergraduateFinished"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_terminada",
              "otro",
            ],
            stages: ["schoolFinished", "undergraduateFinished"],
            later: ["upperSecondary"],
          },
          { kind: "grade", atLeast: 70, scale: "0-100" },
        ],
        // The average of the studies before counts, not that of the present ones.
        AT_OTHER_SCHOOL,
        // The year keeps out pupils, who enter this level next year.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "posgrado"],
            stages: ["undergraduate", "postgraduate"],
          },
          { kind: "studyYear", stage: "undergraduate" },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.grade",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // IELTS 5 and TOEFL 40 are about B1. A stated level is no certificate.
        [{ kind: "language", language: "en", cefr: "B1" }, { kind: "other" }],
        [
          {
            kind: "language",
            language: "en",
            certificate: "TOEFL iBT",
            cefr: "B1",
          },
        ],
        // IELTS 4 is B1 as well, and too low.
        [
          {
            kind: "language",
            language: "en",
            certificate: "IELTS",
            cefr: "B2",
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2024,
      opens: null,
      closes: "2024-05-20",
      source:
        "https://mladiinfo.eu/2024/05/14/scholarship-program-for-foreigners-government-of-the-republic-of-azerbaijan-2024-2025",
    },
  ],
  tags: [
    "beca completa",
    "extranjero",
    "azerbaiyán",
    "licenciatura",
    "posgrado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://mladiinfo.eu/2024/05/14/scholarship-program-for-foreigners-government-of-the-republic-of-azerbaijan-2024-2025",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://bolashak.gov.kz/en/allnews/admission-documents-selection-candidates-study-republic-azerbaijan",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://azertag.az/ar/xeber/arabic-3759051",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://pkpressclub.com/azerbaijan-offers-fully-funded-scholarships-for-international-students-including-pakistanis",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://scholarshipsandaid.org/2026/02/16/government-of-azerbaijan-2026-scholarship",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca azerbaiyan",
    "beca heydar aliyev",
    "estudiar en baku con beca",
    "beca completa en azerbaiyan licenciatura",
    "becas paises no alineados",
    "beca gobierno de azerbaiyan requisitos",
    "beca que paga vuelo cada año",
    "medicina en azerbaiyan con beca",
    "carrera en el caucaso becada",
    "becas por la cancilleria de mi pais",
    "maestria en azerbaiyan financiada",
    "beca para pequeños estados insulares",
    "heydar aliyev international education grant",
    "azerbaijan government scholarship",
    "becas completas para la carrera afuera",
    "becas de gobiernos extranjeros para bachilleres",
    "becas raras con poca competencia",
    "gobierno de otro pais que paga la carrera",
    "becas con vuelos y seguro",
    "cancilleria becas internacionales",
    "medicina afuera becado",
  ],
  texts: {
    es: {
      title: "Beca Internacional Heydar Aliyev (Gobierno de Azerbaiyán)",
      organization: "Gobierno de Azerbaiyán",
      audience:
        "Personas de países no alineados, islámicos o insulares pequeños",
      amount:
        "Colegiatura, un vuelo de ida y vuelta al año, pago mensual, seguro médico, visa y registro",
      level: "Curso preparatorio, licenciatura, medicina y posgrado",
      deadline:
        "La última nominación que vimos cerró en mayo; tu país pide antes los papeles",
      description:
        "Estudia en una universidad de Azerbaiyán con beca de su gobierno. No postulas por tu cuenta: te nomina la autoridad de tu país, por ejemplo, la cancillería o la oficina de becas.",
      requirements: {
        country:
          "Ser de un país No Alineado, islámico (OCI), insular pequeño o con lazos históricos con Azerbaiyán",
        nomination: "Que la autoridad de tu país te nomine",
        age: "Tener menos de 35 años para licenciatura, 40 para maestría o 45 para doctorado",
        grade: "Terminar los estudios previos con 70 sobre 100 (7 de 10)",
        language:
          "Para carreras en inglés: IELTS 5 o TOEFL 40, o haber estudiado antes en inglés (2025-2026)",
      },
      note: "Pregunta en tu cancillería si tu país está en alguno de esos grupos y si difunde esta beca: no todos los de América Latina lo están. Edad, promedio e inglés (el de licenciatura) son de la convocatoria 2025-2026.",
      figures: {
        y2025: "En 2025 se eligió a 100 estudiantes.",
      },
    },
    en: {
      title: "Heydar Aliyev International Education Grant (Azerbaijan)",
      organization: "Government of Azerbaijan",
      audience: "People of non-aligned, Islamic or small island countries",
      amount:
        "Tuition, a return flight a year, monthly payment, health insurance, visa and registration",
      level: "Preparatory course, undergraduate, medicine, postgraduate",
      deadline:
        "The last nomination seen closed in May; your country asks for papers before",
      description:
        "Study at a university in Azerbaijan with a grant from its government. You do not apply on your own: the authority of your country nominates you, such as the foreign ministry or scholarship office.",
      requirements: {
        country:
          "Be from a Non-Aligned, Islamic (OIC) or small island country, or one with historical ties with Azerbaijan",
        nomination: "Be nominated by the authority of your country",
        age: "Be under 35 for an undergraduate degree, 40 for a master's or 45 for a doctorate",
        grade: "Finish previous studies with 70 out of 100 (7 of 10)",
        language:
          "For degrees in English: IELTS 5 or TOEFL 40, or earlier studies in English (2025-2026)",
      },
      note: "Ask your foreign ministry whether your country is in one of those groups and whether it shares this grant: not all of Latin America is. Age, average and English (for undergraduates) are those of the 2025-2026 call.",
      figures: {
        y2025: "In 2025, 100 students were chosen.",
      },
    },
  },
};
