import type { Scholarship } from "../scholarship.schema.ts";
import {
  SCHOOL_FINISHED,
  WITH_OTHER_AVERAGE,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

export const pecGBrasil: Scholarship = {
  id: "pec-g-brasil",
  titleKey: "title",
  organization: "Ministerios de Educación y de Relaciones Exteriores de Brasil",
  organizationKey: "organization",
  link: "https://www.gov.br/mre/en/subjects/culture-and-education/educational-themes/study-opportunities-for-international-applicants/pec-g/pec-g-selection-process",
  destination: "BR",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.age",
    "requirements.language",
    "requirements.means",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.gov.br/mre/en/subjects/culture-and-education/educational-themes/study-opportunities-for-international-applicants/pec-g/pec-g-selection-process",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: ["tuition", "language"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      countries: ["*"],
      // The United States is in no list of participating countries.
      except: ["BR", "PR", "US"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "invitedCountry",
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // No source says whether holders of a degree may apply.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_cursando",
              "otro",
            ],
            stages: ["schoolFinished", "technical", "undergraduate"],
            later: ["lowerSecondary", "upperSecondary"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "age",
      min: 18,
      // On 31 December of the year of the application: the start follows within months.
      on: { moment: "start" },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [WITH_SCHOOL_AVERAGE, { kind: "grade", atLeast: 60, scale: "0-100" }],
        // The average of upper secondary counts.
        ...WITH_OTHER_AVERAGE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "pt", certificate: "Celpe-Bras" }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.means",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 3, closes: 5 },
      { opens: 7, closes: 7 },
      { opens: 7, closes: 8 },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-03-31",
      closes: "2026-05-09",
      source:
        "https://www.gov.br/mre/en/subjects/culture-and-education/educational-themes/study-opportunities-for-international-applicants/pec-g/pec-g-selection-process",
    },
    {
      year: 2025,
      opens: "2025-07-04",
      closes: "2025-07-25",
      source:
        "https://www.fatosefotosnews.com.br/publicado-calendario-de-inscricao-em-programas-para-estrangeiros",
    },
    {
      year: 2024,
      opens: "2024-07-22",
      closes: "2024-08-23",
      source:
        "https://gov.br/mre/pt-br/embaixada-windhoek/setor-educacional/study-in-brazil",
    },
  ],
  taughtIn: ["pt"],
  tags: [
    "brasil",
    "licenciatura",
    "gobierno",
    "celpe-bras",
    "portugués",
    "gratis",
  ],
  sources: [
    {
      url: "https://abruc.org.br/comissao-tecnica-inicia-selecao-de-inscritos-no-pec-g-2024",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://boainformacao.com.br/2023/07/mec-abre-6-mil-vagas-no-ensino-superior-para-estrangeiros/",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.gov.br/mre/en/subjects/culture-and-education/educational-themes/study-opportunities-for-international-applicants/pec-g/pec-g-selection-process",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://gov.br/mec/pt-br/assuntos/noticias/2022/mec-e-mre-abrem-processo-seletivo-de-2023-do-programa-de-estudantes-2013-convenio-de-graduacao-pec-g",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://gov.br/mre/pt-br/embaixada-windhoek/setor-educacional/study-in-brazil",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ufmg.br/dri/programas/aluno-estrangeiro/pec-g/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.ufmg.br/dri/?p=34365",
      supports: ["eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.fatosefotosnews.com.br/publicado-calendario-de-inscricao-em-programas-para-estrangeiros",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://cafecomleitenoticias.com.br/divulgado-resultado-preliminar-do-pec-2025",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://tribunadoreconcavo.com/?p=268857",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "pec-g brasil",
    "pec g programa de estudiantes convenio",
    "carrera gratis en brasil",
    "estudiar en brasil embajada inscripcion",
    "universidad gratuita en brasil para extranjeros",
    "celpe-bras para estudiar en brasil",
    "licenciatura en brasil sin pagar",
    "convenio brasil universidad extranjeros",
    "aprender portugues y estudiar la carrera",
    "pec ple portugues gratis",
    "quiero estudiar en brasil y soy boliviana",
    "embajada de brasil becas pregrado",
    "pec-g undergraduate brazil free",
    "study in brazil tuition free",
    "universidad publica gratis en otro pais",
    "carrera en sudamerica sin pagar",
    "estudiar en portugues",
    "salir del pais al terminar el cole",
    "federales de brasil para latinos",
    "irme a rio o sao paulo a estudiar",
    "pregrado en el exterior sin pagar matricula",
    "pais vecino para estudiar",
    "aprender portugues gratis antes de la carrera",
    "estudiar cerca pero afuera",
  ],
  texts: {
    es: {
      title: "PEC-G: carrera gratuita en universidades de Brasil",
      organization:
        "Ministerios de Educación y de Relaciones Exteriores de Brasil",
      audience: "Jóvenes de los países de América Latina que participan",
      amount:
        "Un lugar gratuito en la carrera y, si lo necesitas, curso de portugués; no paga vivienda ni viaje",
      level: "Licenciatura",
      deadline: "Cambia: de marzo a mayo, o en julio y agosto",
      description:
        "Estudia una carrera completa en una universidad de Brasil sin pagar clases. La inscripción es gratis y pasa por la embajada o el consulado de Brasil, sin intermediarios. Quien no sabe portugués puede hacer antes el curso PEC-PLE.",
      requirements: {
        nationality:
          "Ser de un país participante, sin nacionalidad brasileña (ni derecho a ella) ni residencia en Brasil",
        school:
          "Tener terminada la prepa (secundaria completa); si ya tienes un título, pregunta",
        age: "Tener 18 años al 31 de diciembre del año en que la pides (convocatoria de 2023)",
        grade:
          "Promedio de 60 % o más en la prepa o secundaria superior (convocatoria de 2023)",
        language: "Tener el Celpe-Bras, o pedir el curso PEC-PLE",
        means: "Demostrar que puedes pagar tus gastos en Brasil",
      },
      note: "Si te eligen y no te inscribes, sin justificarlo, no puedes repetir. En 2022 quien entraba se comprometía a volver a su país al terminar: lee ese compromiso. Confirma que tu país participe.",
      figures: {
        y2026:
          "En 2026: prerregistro en línea del 31 de marzo al 9 de mayo; documentos de preseleccionados, del 2 al 30 de junio.",
      },
    },
    en: {
      title: "PEC-G: a free degree at universities in Brazil",
      organization: "Ministries of Education and of Foreign Affairs of Brazil",
      audience: "Young people of the Latin American countries that take part",
      amount:
        "A free place in the degree and, if you need it, a Portuguese course; no housing or travel",
      level: "Undergraduate",
      deadline: "It changes: March to May, or July and August",
      description:
        "Study a whole degree at a university in Brazil without paying for classes. Applying is free and goes through Brazil's embassy or consulate, with no agents. Those without Portuguese can take the PEC-PLE course first.",
      requirements: {
        nationality:
          "Be a citizen of a participating country, with no Brazilian nationality (or right to it) or residence",
        school: "Have finished high school; if you have a degree, ask first",
        age: "Be 18 by 31 December of the year you apply (2023 call)",
        grade: "An average of 60% or more in high school (2023 call)",
        language:
          "Hold the Celpe-Bras certificate, or ask for the PEC-PLE course",
        means: "Prove that you can pay your costs in Brazil",
      },
      note: "If chosen, not enrolling without a reason bars reapplying. In 2022 students committed to return home after the degree: read that commitment. Check that your country takes part.",
      figures: {
        y2026:
          "In 2026: online pre-registration from 31 March to 9 May; documents of the preselected, from 2 to 30 June.",
      },
    },
  },
};
