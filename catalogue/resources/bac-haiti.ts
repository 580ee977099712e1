import type { Resource } from "../resource.schema.ts";
import { LEFT_SCHOOL } from "../shared-conditions.ts";

export const bacHaiti: Resource = {
  id: "bac-haiti",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization:
    "Ministère de l’Éducation nationale et de la Formation professionnelle (MENFP)",
  link: "https://www.menfp.gouv.ht/",
  requirementsKeys: [
    "requirements.school",
    "requirements.entry",
    "requirements.identity",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://zantray-news.com/plus-de-44-000-candidats-attendus-pour-le-baccalaureat-permanent-de-decembre-2025",
    },
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "otro"],
            stages: ["upperSecondary"],
          },
        ],
        // Holders of the diploma have nothing to resit.
        LEFT_SCHOOL,
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.entry",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.identity",
      changeable: true,
    },
  ],
  section: "universityAdmission",
  type: "Examen",
  languages: ["fr"],
  country: "HT",
  serves: ["HT"],
  icon: "exam",
  levels: ["highSchool"],
  fields: ["any"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  tags: ["haití", "preparatoria", "examen de admisión"],
  sources: [
    {
      url: "https://www.tripfoumi.com/blog/2023/12/16/bac-permanent-plus-de-35-mille-candidats-participeront-a-la-premiere-session-des-recales/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://larepubliqueht.com/examens-detat-2025-plus-de-109-000-candidats-attendus-pour-le-baccalaureat",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://zantray-news.com/plus-de-44-000-candidats-attendus-pour-le-baccalaureat-permanent-de-decembre-2025",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://lefacteurhaiti.com/haiti-bac-permanent-35-979-candidats-attendus-en-salles-dexamens-du-18-au-21-decembre/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://lequotidiendhaiti.com/examen-baccalaureat-certificats-et-releves-de-notes-en-ligne",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://velipost.com/?p=4894",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  phrases: [
    "bac haiti fechas",
    "examenes de estado haiti ns4",
    "baccalaureat permanent decembre",
    "reprobe el bac que hago",
    "resultados bac menfp",
    "releve de notes bac haiti",
    "bachillerato haitiano segunda oportunidad",
    "examens d'etat haiti inscription",
    "certificado de bachiller haiti en linea",
    "repetir solo unas materias del bac",
    "laureados del bac becas haiti",
    "haitian baccalaureate exam",
    "second chance bac haiti",
    "terminar el bachillerato",
    "reprobe el examen final",
    "segunda oportunidad para estudiar",
    "examen de estado",
    "diploma de secundaria",
    "repasar para el bac",
    "ns4 philo",
    "certificado de estudios perdido",
    "termino la secundaria en haiti",
  ],
  texts: {
    es: {
      name: "Bachillerato haitiano: exámenes y «bac permanent»",
      audience: "Estudiantes de NS4 en Haití y quienes no aprobaron el bac",
      gives: "La llave para la universidad, y una segunda oportunidad",
      when: "Suele ser en julio; el «bac permanent», sobre todo en diciembre",
      where: "Centros de examen en Haití",
      description:
        "Aprueba los exámenes de Estado para poder entrar a la universidad. Si no apruebas, en el «bac permanent» repites las materias con menos de la mitad. Pregunta si las notas y el diploma se envían al correo que registraste.",
      requirements: {
        school: "Cursar NS4, o repetir materias de un bachillerato anterior",
        entry: "Tener inscripción al examen",
        identity: "Llevar tu documento de identidad el día del examen",
      },
      note: "Tus notas aprobadas se han guardado dos años: después había que repetir todo. Se prohíben teléfonos y calculadoras programables. Confirma con tu escuela fechas, centro y cuánto se paga, porque pueden cambiar.",
      figures: {
        y2025:
          "En 2025: exámenes del 14 al 17 de julio y «bac permanent» del 15 al 18 de diciembre.",
      },
    },
    en: {
      name: 'Haitian baccalaureate: exams and "bac permanent"',
      audience: "NS4 students in Haiti and those who did not pass the bac",
      gives: "The key to university, and a second chance",
      when: 'Usually in July; the "bac permanent", mostly in December',
      where: "Exam centres in Haiti",
      description:
        'Pass the State exams so that you can enter university. If you fail, at the "bac permanent" you resit the subjects below half marks. Ask whether grades and diploma are sent to the e-mail you registered.',
      requirements: {
        school: "Be in NS4, or resit subjects of an earlier baccalaureate",
        entry: "Be entered for the exam",
        identity: "Bring your identity document on the day of the exam",
      },
      note: "Passed grades have been kept for two years: after that everything had to be repeated. Phones and programmable calculators are forbidden. Confirm dates, centre and what you pay with your school, for they may change.",
      figures: {
        y2025:
          "In 2025: exams from 14 to 17 July and bac permanent from 15 to 18 December.",
      },
    },
  },
};
