import type { Opportunity } from "../opportunity.schema.ts";

export const europeanForumAlpbach: Opportunity = {
  id: "european-forum-alpbach",
  link: "https://www.alpbach.org/faq-scholarship-programme",
  tags: ["foro", "europa", "becas", "política", "ciencia"],
  lastSeenCycle: 2024,
  editions: [
    {
      year: 2024,
      opens: "2024-03-05",
      closes: "2024-03-28",
      source: "https://clubalpbach.de",
    },
    {
      year: 2023,
      opens: "2023-03-01",
      closes: "2023-03-31",
      source: "https://www.alpbach.org/faq-scholarship-programme",
    },
    {
      year: 2020,
      opens: "2020-02-17",
      closes: "2020-03-31",
      source: "https://www.alpbach.org/en/scholarships/timeline/",
    },
    {
      year: 2018,
      opens: "2018-02-21",
      closes: "2018-03-30",
      source:
        "https://www.alpbach.org/en/scholarships/frequently-asked-answers/",
    },
  ],
  sources: [
    {
      url: "https://clubalpbach.de",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.alpbach.org/faq-scholarship-programme",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.profil.at/wissenschaft/europaeisches-forum-alpbach-stipendien-8006363",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.ukraine-alpbach.org/efaf-scholarship-program",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.alpbach.org/en/scholarships/timeline/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.alpbach.org/en/scholarships/frequently-asked-answers/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "European Forum Alpbach",
  section: "seminars",
  category: "socialSciences",
  icon: "microphone",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.motivation",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 18, max: 29, on: { month: 8 } }],
        [{ kind: "age", max: 30 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.motivation",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["socialSciences", "naturalSciences", "leadership"],
  cost: "aid",
  cycle: { basis: "usual", windows: [{ opens: 3, closes: 3 }] },
  phrases: [
    "alpbach beca austria",
    "foro europeo alpbach jovenes",
    "foro de verano en austria tirol",
    "beca para conferencia en europa",
    "congreso interdisciplinario para universitarios en austria",
    "evento en europa de politica economia y clima",
    "escuela de verano en las montañas austriacas",
    "debatir con cientificos y politicos europeos",
    "becas cortas en europa para menores de 30",
    "seminario internacional para estudiantes de maestria o pregrado",
    "como aplicar a la beca de alpbach",
    "alpbach scholarship programme",
    "summer forum austria students",
    "me encanta debatir sobre el futuro del mundo",
    "conferencia de verano en austria",
    "foro de ideas con beca en europa",
    "seminario de politica ciencia y economia",
    "congreso para universitarios en europa",
    "evento de verano en los alpes",
    "debate europeo para estudiantes",
    "summer school forum austria",
    "intercambio corto",
    "politica para jovenes",
    "liderazgo juvenil",
    "congresos academicos",
    "ir a europa unas semanas",
    "networking internacional",
  ],
  texts: {
    es: {
      name: "European Forum Alpbach (becas)",
      audience: "Jóvenes de hasta 30 años, de cualquier país y carrera",
      gives:
        "La beca cubre la cuota y, según necesidad, alojamiento y comida; el viaje no",
      when: "Las becas suelen pedirse en marzo; el foro es en agosto",
      where: "Alpbach, Austria",
      description:
        "Pasa unas dos semanas en un pueblo de los Alpes hablando de ciencia, política y sociedad con estudiantes, investigadores y gente que decide.",
      requirements: {
        age: "Tener hasta 30 años (según la convocatoria de 2023)",
        motivation:
          "Enviar la solicitud completa en su plataforma, dentro del plazo",
        language: "Seguir debates en inglés",
      },
      note: "Confirma que este año haya becas, y con ello la edad y el plazo. Pregunta si piden un certificado de inglés.",
    },
    en: {
      name: "European Forum Alpbach (scholarships)",
      audience: "Young people up to 30, from any country and field",
      gives:
        "The scholarship covers the fee and, by need, housing and meals; not travel",
      when: "Scholarships are usually open in March; the forum is in August",
      where: "Alpbach, Austria",
      description:
        "Spend about two weeks in a village in the Alps talking about science, politics and society with students, researchers and decision makers.",
      requirements: {
        age: "Be 30 at most (according to the 2023 call)",
        motivation:
          "Send the complete application on its platform, within the deadline",
        language: "Follow debates in English",
      },
      note: "Check that there are scholarships this year, and with them the age and the dates. Ask whether they want an English certificate.",
    },
  },
};
