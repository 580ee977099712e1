import type { Opportunity } from "../opportunity.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const pasantiasOea: Opportunity = {
  id: "pasantias-oea",
  link: "https://www.oas.org/EN/saf/dhr/internships/prospective.asp",
  tags: [
    "oea",
    "prácticas",
    "relaciones internacionales",
    "no remunerado",
    "derecho",
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-01-26",
      closes: "2026-02-13",
      lineKey: "editions.cidh",
      source:
        "https://www.lagaceta.com.ar/nota/1123072/sociedad/pasantias-washington-dc-cidh-como-postularse-quienes-pueden-participar.html",
    },
    {
      year: 2021,
      opens: "2020-09-02",
      closes: "2020-09-30",
      source: "https://www.oas.org/interns/",
    },
  ],
  sources: [
    {
      url: "https://www.lagaceta.com.ar/nota/1123072/sociedad/pasantias-washington-dc-cidh-como-postularse-quienes-pueden-participar.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.oas.org/EN/saf/dhr/internships/prospective.asp",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.oas.org/en/saf/dhr/internships/things_you_should_know.asp",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.oas.org/EN/saf/dhr/internships/requirements&documents.asp",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.oas.org/interns/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.oas.org/en/saf/dhr/internships/FAQ(Q3).asp",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "Organización de los Estados Americanos (OEA)",
  organizationKey: "organization",
  section: "internships",
  category: "socialSciences",
  icon: "government",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.grade",
    "requirements.language",
    "requirements.letters",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 3,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
            ],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "grade", atLeast: 3, scale: "4.0" },
        ],
        // A school average is no university average.
        [BEFORE_HIGHER_STUDIES, { kind: "other" }],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "anyOf",
      atLeast: 2,
      options: [
        [{ kind: "language", language: "es" }],
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "fr" }],
        [{ kind: "language", language: "pt" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "recommendation",
      textKey: "requirements.letters",
      changeable: true,
    },
    {
      kind: "status",
      notHolding: "Pasantía anterior en la OEA",
      textKey: "requirements.once",
      changeable: false,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["socialSciences", "humanities", "business"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "pasantia oea washington",
    "practicas en la oas",
    "como ser pasante de un organismo americano",
    "pasantias de relaciones internacionales y diplomacia",
    "practicas preprofesionales para abogados y politologos",
    "trabajar en un organismo internacional interamericano",
    "pasantia de ciencia politica y gobierno",
    "practicas en derecho internacional o politica educativa",
    "estudiante de posgrado pasantia diplomatica",
    "experiencia en cooperacion internacional",
    "que piden para la pasantia de la oea",
    "oas internship program",
    "human rights internship americas",
    "quiero ser diplomatico o embajador",
    "pasantia para abogados y politologos",
    "practica en organismo internacional",
    "pasantia de derechos humanos y democracia",
    "trabajar en diplomacia siendo estudiante",
    "internship international law",
    "estudiantes de ciencias politicas pasantia",
    "practicas en organismos internacionales",
    "practicas para universitarios",
    "derecho y politica practicas",
    "comunicacion o economia pasantia",
    "carrera diplomatica",
    "recien graduado que hago",
    "practicas profesionales en ingles",
  ],
  texts: {
    es: {
      editions: {
        cidh: "Sesión de verano, con la CIDH",
      },
      name: "Programa de Pasantías de la OEA",
      organization: "Organización de los Estados Americanos (OEA)",
      audience:
        "Universitarios avanzados, de posgrado y jóvenes profesionales de cualquier país",
      gives:
        "Experiencia en un organismo internacional; no pagan y la vivienda va por tu cuenta",
      when: "En años pasados tuvo tres sesiones al año; confirma que haya una abierta",
      where: "Washington, D. C., u oficinas nacionales",
      description:
        "Trabaja unos meses en un área de la OEA, como derechos humanos, educación o democracia. Conoces por dentro la diplomacia de las Américas.",
      requirements: {
        studies:
          "Estar al menos por terminar el segundo año de licenciatura, cursar un posgrado o tener ya título",
        grade: "Tener un promedio equivalente a 3.0 de 4.0",
        language:
          "Dominar dos de sus idiomas: español, inglés, francés o portugués",
        letters: "Enviar dos cartas de recomendación y tu historial académico",
        once: "No haber estado antes en este programa",
      },
      note: "Confirma en la página de la OEA que haya una sesión abierta. El año de carrera que piden también ha cambiado.",
    },
    en: {
      editions: {
        cidh: "Summer session, with the IACHR",
      },
      name: "OAS Internship Program",
      organization: "Organization of American States (OAS)",
      audience:
        "Advanced undergraduates, postgraduates and young professionals of any country",
      gives:
        "Experience in an international organisation; it is unpaid and you cover housing",
      when: "In past years it had three sessions a year; check that one is open",
      where: "Washington, DC, or OAS national offices",
      description:
        "Work for some months in an area of the OAS, such as human rights, education or democracy. You see the diplomacy of the Americas from the inside.",
      requirements: {
        studies:
          "Be at least finishing the second year of a degree, be a postgraduate or already hold a degree",
        grade: "Have an average equivalent to 3.0 out of 4.0",
        language:
          "Master two of its languages: Spanish, English, French or Portuguese",
        letters: "Send two recommendation letters and your transcript",
        once: "Not have done this internship before",
      },
      note: "Check on the OAS page that a session is open. The year of study they ask for has changed too.",
    },
  },
};
