import type { Resource } from "../resource.schema.ts";
import { MEASURED_NEED, SCHOOL_LEAVER } from "../shared-conditions.ts";

export const bereaCollege: Resource = {
  id: "berea-college",
  nameKey: "name",
  organization: "Berea College",
  section: "universityAdmission",
  type: "Guía",
  link: "https://www.berea.edu/admissions/international-faqs/",
  destination: "US",
  applicationUrl: "https://www.berea.edu/admissions",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.record",
    "requirements.test",
    "requirements.need",
  ],
  eligibility: [
    {
      // The rules of transfer that it publishes are for those from the United States; of
      // a second degree no source speaks.
      kind: "anyOf",
      options: [[SCHOOL_LEAVER], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      // It asks for fluent English; the lowest of its minimums, TOEFL 68, is in B1.
      kind: "language",
      language: "en",
      cefr: "B1",
      textKey: "requirements.test",
      changeable: true,
    },
    {
      // A stated level is no result with the minimum.
      kind: "other",
      textKey: "requirements.test",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.test",
      changeable: true,
    },
    {
      // The college decides it by the family's papers.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "funded",
  languages: ["en"],
  country: "US",
  icon: "university",
  tags: [
    "universidad",
    "estados unidos",
    "beca completa",
    "licenciatura",
    "artes liberales",
    "necesidad económica",
  ],
  cycle: {
    basis: "usual",
    windows: [{ opens: null, closes: 1, closesDay: 15 }],
  },
  sources: [
    {
      url: "https://www.berea.edu/admissions/international-faqs/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.berea.edu/admissions/applying-for-admission/international-students/international-faqs/",
      supports: ["eligibility"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.berea.edu/financial-aid-financial-freedom",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.berea.edu/student-financial-aid/labor-program/",
      supports: ["programme"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "berea college",
    "universidad gringa que no cobra colegiatura",
    "estudiar en estados unidos sin pagar matricula",
    "berea college para latinos",
    "college que cubre el primer año completo",
    "college en usa para familias sin dinero",
    "beca completa para la carrera en usa",
    "universidad en kentucky con todo cubierto",
    "carrera en estados unidos bajos recursos",
    "requisitos berea college internacionales",
    "duolingo para berea college",
    "mi familia no puede pagar college",
    "tuition free college for internationals",
    "berea college full scholarship",
    "universidades que dan becas a latinos",
    "universidades con ayuda economica para extranjeros",
    "college en usa siendo internacional",
    "liberal arts",
    "becas completas en usa",
    "becas para pobres con buenas notas",
  ],
  texts: {
    es: {
      name: "Berea College: carrera en Estados Unidos sin pagar colegiatura",
      audience:
        "Estudiantes internacionales con muy buenas notas y poco dinero",
      gives:
        "Sin colegiatura toda la carrera; el primer año cubre también vivienda, comida y cuotas",
      when: "La solicitud suele cerrar el 15 de enero; hay una temprana en octubre",
      where: "Kentucky, Estados Unidos",
      description:
        "Pide lugar en una universidad que no cobra colegiatura a nadie. A quienes vienen de otros países les cubre todo el primer año. Desde el segundo ya no es todo: pregunta cuánto tendrías que poner tú. Al estudiar se trabaja al menos 10 horas por semana en un puesto que asigna la universidad.",
      requirements: {
        school: "Poder entrar a la universidad en tu propio país",
        record: "Tener notas sobresalientes en secundaria y prepa",
        test: "Enviar un TOEFL, IELTS, SAT, ACT o Duolingo con el mínimo que piden",
        need: "Mostrar necesidad económica",
      },
      note: "Al ser admitido se paga una cuota de 50 USD y un depósito de 2,200 USD. Si no puedes con él, pregunta qué ayuda hay. Las clases empiezan en agosto; confirma mínimos y fechas en su página.",
    },
    en: {
      name: "Berea College: a US degree without tuition",
      audience: "International students with very good grades and little money",
      gives:
        "No tuition for the whole degree; the first year also covers housing, food and fees",
      when: "Applications usually close on 15 January; an early one is in October",
      where: "Kentucky, United States",
      description:
        "Ask for a place at a college that charges tuition to nobody. Students from abroad have the whole first year covered. From the second on it is no longer everything: ask how much you would have to add. While studying you work at least 10 hours a week in a post that the college assigns.",
      requirements: {
        school: "Be able to enter university in your own country",
        record: "Have outstanding grades in secondary school",
        test: "Send a TOEFL, IELTS, SAT, ACT or Duolingo with the minimum they ask for",
        need: "Show financial need",
      },
      note: "Once admitted you pay a 50 USD fee and a 2,200 USD deposit. If you cannot afford it, ask what help there is. Classes start in August; check minimums and dates on its page.",
    },
  },
};
