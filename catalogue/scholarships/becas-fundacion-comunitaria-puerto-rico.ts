import type { Scholarship } from "../scholarship.schema.ts";

export const becasFundacionComunitariaPuertoRico: Scholarship = {
  id: "becas-fundacion-comunitaria-puerto-rico",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Fundación Comunitaria de Puerto Rico",
  link: "https://www.fcpr.org/en/preguntas-frecuentes-sobre-los-fondos-de-becas/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.studies",
    "requirements.guide",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://www.fcpr.org/en/becastalentodelnoroeste-2025",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "posgrado"],
            stages: ["undergraduate", "postgraduate"],
          },
        ],
        // Before the next stage, only the student knows whether it is university.
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "licenciatura_terminada", "otro"],
            stages: [
              "upperSecondary",
              "schoolFinished",
              "technical",
              "undergraduateFinished",
            ],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.guide",
      changeable: true,
    },
    {
      // Each fund has conditions of its own, such as a town or an average.
      kind: "other",
      textKey: "requirements.guide",
      changeable: false,
    },
  ],
  categoryKey: "national",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate", "postgraduate"],
  covers: ["living", "travel", "materials", "tuition"],
  cost: "aid",
  cycle: {
    basis: "unknown",
  },
  tags: ["fundación", "puerto rico", "licenciatura", "beca parcial"],
  sources: [
    {
      url: "https://www.fcpr.org/en/preguntas-frecuentes-sobre-los-fondos-de-becas/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.fcpr.org/en/becastalentodelnoroeste-2025",
      supports: ["eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.fcpr.org/en/wp-json/wp/v2/posts/13463",
      supports: ["dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  phrases: [
    "becas fundacion comunitaria de puerto rico",
    "fcpr becas",
    "beca para mi pueblo puerto rico",
    "beca suplementaria universidad pr",
    "becas pequeñas para universitarios boricuas",
    "ayuda para hospedaje y libros universidad",
    "fondo talento del noroeste",
    "beca por carrera o liderazgo puerto rico",
    "entro a la universidad y necesito dinero pr",
    "becas con pocos solicitantes puerto rico",
    "guia de solicitud becas fcpr",
    "puerto rico community foundation scholarships",
    "local scholarships puerto rico",
    "becas para boricuas",
    "becas pequeñas",
    "becas parciales",
    "becas por carrera",
    "becas de fundaciones",
    "ayuda para libros y renta",
    "becas que casi nadie pide",
    "becas segun el pueblo donde vivo",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas de la Fundación Comunitaria de Puerto Rico",
      organization: "Fundación Comunitaria de Puerto Rico",
      audience: "Universitarios de Puerto Rico, y quienes están por entrar",
      amount:
        "Ayuda para alojamiento, comida, transporte, libros, matrícula o equipo, pagada a ti",
      level: "Universidad, desde el ingreso",
      deadline: "Cada fondo tiene su fecha; la última vez, uno cerró en agosto",
      description:
        "Busca entre varios fondos el que va contigo: por pueblo, carrera, liderazgo u otra condición. Puedes solicitar a todos los que cumplas, pero solo se aprueba una beca por año. Algunas se renuevan hasta cuatro años.",
      requirements: {
        residence: "Vivir en Puerto Rico",
        studies: "Estar en la universidad o por entrar a ella",
        guide:
          "Cumplir la guía del fondo, que puede pedir un pueblo o región, y enviar la solicitud en línea",
      },
      note: "Lee la guía de cada fondo: montos, fechas y promedio cambian. El dinero llega a tu cuenta, no a la universidad, así que organiza tus gastos.",
      figures: {
        y2025:
          "En 2025 el fondo Talento del Noroeste (solo Aguada, Aguadilla, Isabela, Moca y Quebradillas) cerró el 25 de agosto. A quien entraba a la universidad le pedía 2.80 de promedio.",
      },
    },
    en: {
      title: "Puerto Rico Community Foundation scholarships",
      organization: "Puerto Rico Community Foundation",
      audience: "University students of Puerto Rico, and those about to enter",
      amount:
        "Help with housing, food, transport, books, tuition or equipment, paid to you",
      level: "University, from entry on",
      deadline: "Each fund has its date; last time, one closed in August",
      description:
        "Look among several funds for the one that suits you: by town, degree, leadership or another condition. You may apply to all you qualify for, but only one award a year is approved. Some are renewed for up to four years.",
      requirements: {
        residence: "Live in Puerto Rico",
        studies: "Be at university or about to enter",
        guide:
          "Meet the fund's guide, which may ask for a town or region, and send the application online",
      },
      note: "Read each fund's guide: amounts, dates and averages change. The money reaches your account, not the university, so plan your spending.",
      figures: {
        y2025:
          "In 2025 the Talento del Noroeste fund (only Aguada, Aguadilla, Isabela, Moca and Quebradillas) closed on 25 August. It asked a 2.80 average of those entering university.",
      },
    },
  },
};
