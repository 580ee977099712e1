import type { Opportunity } from "../opportunity.schema.ts";

export const aiesec: Opportunity = {
  id: "aiesec",
  link: "https://aiesec.org/",
  tags: ["prácticas", "empleo", "docencia", "intercambio"],
  sources: [
    {
      url: "https://help.aiesec.org/en/article/faqs-exchange-13xa0io/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://blog.aiesec.org/global-volunteer-frequently-asked-questions/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "AIESEC",
  section: "internships",
  category: "business",
  icon: "people",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.language",
    "requirements.selection",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 18, max: 29 }],
        [{ kind: "age", min: 18, max: 30 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "language", language: "en" }], [{ kind: "other" }]],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "always" },
  phrases: [
    "aiesec global talent",
    "aisec practicas en el extranjero",
    "aiesec global teacher dar clases",
    "pasantia en empresa de otro pais",
    "trabajar afuera con aiesec",
    "ser profe en el extranjero",
    "practicas profesionales internacionales con sueldo",
    "dar clases en otro pais siendo joven",
    "chamba en el extranjero para recien egresados",
    "aiesec practicas cuanto pagan",
    "como conseguir laburo en otro pais",
    "teach abroad aiesec",
    "internship abroad with salary",
    "quiero experiencia laboral fuera de mi pais",
    "dar clases en otro pais",
    "practica profesional internacional",
    "trabajar en el extranjero como maestro",
    "empleo temporal fuera del pais",
    "experiencia laboral internacional para recien egresados",
    "practicas de marketing o negocios fuera",
    "teach english abroad",
    "pasantia de administracion en otro pais",
  ],
  texts: {
    es: {
      name: "AIESEC: Global Talent y Global Teacher",
      audience:
        "Jóvenes de 18 a 29 o 30 años que quieren trabajar en otro país",
      gives:
        "En Global Talent, salario o alojamiento; tú pagas una cuota a AIESEC",
      when: "Hay vacantes todo el año; cada una tiene sus fechas",
      where: "Más de 100 países",
      description:
        "Busca una práctica en una empresa (Global Talent) o da clases (Global Teacher) en otro país. En Global Talent, las de más de tres meses llevan salario y las de 6 a 12 semanas, salario o alojamiento.",
      requirements: {
        age: "Tener entre 18 y 29 o 30 años; confirma el límite exacto",
        language: "Tener el idioma que pida la vacante, casi siempre inglés",
        selection: "Ser seleccionado por la organización que ofrece la vacante",
      },
      note: "La cuota se paga cuando te seleccionan. Pide por escrito el salario, el alojamiento y las horas antes de pagar. El voluntariado de AIESEC (Global Volunteer) está en la sección de becas e intercambios.",
    },
    en: {
      name: "AIESEC: Global Talent and Global Teacher",
      audience:
        "Young people aged 18 to 29 or 30 who want to work in another country",
      gives: "In Global Talent, a salary or housing; you pay a fee to AIESEC",
      when: "There are openings all year; each has its dates",
      where: "More than 100 countries",
      description:
        "Look for an internship in a company (Global Talent) or teach (Global Teacher) in another country. In Global Talent, stays over three months carry a salary and those of 6 to 12 weeks, a salary or housing.",
      requirements: {
        age: "Be between 18 and 29 or 30; check the exact limit",
        language:
          "Speak the language the opening asks for, almost always English",
        selection: "Be selected by the organisation that offers the opening",
      },
      note: "You pay the fee once you are selected. Ask for salary, housing and hours in writing before you pay. AIESEC's volunteering (Global Volunteer) is in the scholarships and exchanges section.",
    },
  },
};
