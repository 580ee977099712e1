import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const ingresoUnaParaguay: Resource = {
  id: "ingreso-una-paraguay",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.una.py/",
  sharedLinkReason:
    "The university has one site; how one enters it and who pays nothing there are two things.",
  moreLinks: [
    {
      url: "https://www.qui.una.py/academico/admision-a-la-fcq/preguntas-frecuentes",
      textKey: "links.chemistry",
    },
    {
      url: "https://www.facen.una.py/admision",
      textKey: "links.science",
    },
  ],
  organization: "Universidad Nacional de Asunción (UNA)",
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "PY",
  serves: ["PY"],
  icon: "university",
  tags: [
    "paraguay",
    "universidad pública",
    "examen de admisión",
    "licenciatura",
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "aid",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: [
    "requirements.school",
    "requirements.documents",
    "requirements.exam",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.abc.com.py/nacionales/2025/10/02/medicina-una-inician-inscripciones-para-examen-de-ingreso/",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.pol.una.py/examenes-finales-del-cpa-y-de-admision-2025",
    },
  ],
  sources: [
    {
      url: "https://www.pol.una.py/examenes-finales-del-cpa-y-de-admision-2025",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.qui.una.py/academico/admision-a-la-fcq/preguntas-frecuentes",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.facen.una.py/admision",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.abc.com.py/nacionales/2025/10/02/medicina-una-inician-inscripciones-para-examen-de-ingreso/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "ingreso a la una",
    "como entrar a la universidad nacional de asuncion",
    "examen de ingreso medicina una",
    "cursillo politecnica una",
    "admision facultad de quimica una",
    "facen una admision",
    "cuanto cuesta el ingreso a la una",
    "inscripcion una medicina fechas",
    "cursillo de ingreso universidad publica paraguay",
    "que facultad de la una toma examen",
    "papeles para entrar a la una",
    "universidad publica asuncion ingreso",
    "paraguay national university admission",
    "una asuncion entrance exam",
    "examen para entrar a la u",
    "universidades de paraguay",
    "carreras en paraguay",
    "medicina derecho o ingenieria paraguay",
    "salgo del colegio y quiero facultad",
    "probatorio",
  ],
  texts: {
    es: {
      name: "Cómo se entra a la Universidad Nacional de Asunción (UNA)",
      audience: "Quien termina la media en Paraguay y quiere entrar a la UNA",
      gives:
        "Una guía para hallar el examen, el curso y las fechas de tu facultad",
      when: "Cada facultad pone su calendario; algunas inscriben meses antes que otras",
      where: "En la facultad que elijas",
      description:
        "No hay un examen único: cada facultad decide materias, fechas y sistema. En unas ha habido solo examen; en otras, también curso. Mira primero la página de tu facultad.",
      requirements: {
        school: "Terminar la media",
        documents:
          "Juntar cédula, certificado de estudios, título legalizado por la UNA y lo que pida tu facultad",
        exam: "Ganar un cupo por examen o curso",
      },
      figures: {
        y2026:
          "Medicina 2026 inscribió según el año de egreso. En octubre, hasta 2023; del 3 al 28 de noviembre, 2024. Quienes egresaron en 2025, del 1 de diciembre al 15 de enero.",
        y2025:
          "Politécnica 2025 cobró 700,000 o 950,000 guaraníes. Su primera inscripción fue del 27 de mayo al 4 de junio.",
      },
      note: "Se paga un arancel. Hasta cinco años después de egresar puedes pedir Arancel Cero: de colegio público o subvencionado, o de uno privado con certificado de vulnerabilidad.",
      links: {
        chemistry: "Admisión a Ciencias Químicas",
        science: "Admisión a Ciencias Exactas (FACEN)",
      },
    },
    en: {
      name: "How to enter the Universidad Nacional de Asunción (UNA)",
      audience:
        "Those finishing secondary school in Paraguay who want to enter the UNA",
      gives:
        "A guide to find the exam, the course and the dates of your faculty",
      when: "Each faculty sets its calendar; some register months before others",
      where: "At the faculty you choose",
      description:
        "There is no single exam: each faculty decides subjects, dates and system. Some have had only an exam; others, also a course. Look at the page of your faculty first.",
      requirements: {
        school: "Finish secondary school",
        documents:
          "Gather your ID card, school record, diploma legalised by the UNA and what your faculty asks for",
        exam: "Win a place by exam or course",
      },
      figures: {
        y2026:
          "Medicine 2026 registered by the year of leaving school. In October, up to 2023; from 3 to 28 November, 2024. Those who left in 2025, from 1 December to 15 January.",
        y2025:
          "The Polytechnic charged 700,000 or 950,000 guaraníes in 2025. Its first registration ran from 27 May to 4 June.",
      },
      note: "There is a fee. Up to five years after leaving a public or subsidised school you can ask for Arancel Cero; from a private one with the certificate of vulnerability.",
      links: {
        chemistry: "Admission to Chemical Sciences",
        science: "Admission to Exact Sciences (FACEN)",
      },
    },
  },
};
