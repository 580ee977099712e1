import type { Competition } from "../competition.schema.ts";

export const ayitiAiHackathon: Competition = {
  id: "ayiti-ai-hackathon",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Ayiti AI, Syntax Studio y Akademi (Haití)",
  link: "https://hackathon.ayiti.ai/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.team",
    "requirements.selection",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://hackathon.ayiti.ai/fr/blog/le-pari-reussi",
    },
  ],
  serves: ["HT"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["HT"] }],
        [{ kind: "nationality", countries: ["HT"] }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      // Stays open: the organisers select, and no source names an age.
      kind: "other",
      textKey: "requirements.selection",
      changeable: false,
    },
  ],
  name: "Ayiti AI Hackathon",
  section: "national",
  category: "computerScience",
  icon: "code",
  levels: ["undergraduate", "any"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  tags: [
    "haití",
    "hackatón",
    "inteligencia artificial",
    "programación",
    "equipos",
  ],
  sources: [
    {
      url: "https://hackathon.ayiti.ai/fr/blog/le-pari-reussi",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://hackathon.ayiti.ai/fr/blog/preparation-vers-le-hackathon",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://journalladiaspora.com/2025/10/12/ayiti-ai-hackathon-innover-creer-et-batir-pour-propulser-linnovation-technologique-des-jeunes/?amp=1&noamp=mobile",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.chokarella.com/2025/10/09/ayiti-ai-hackathon-haiti-accueille-son-premier-marathon-technologique-dedie-a-lintelligence-artificielle",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "hackathon haiti",
    "ayiti ai hackathon",
    "inteligencia artificial en haiti jovenes",
    "concurso de programacion haiti",
    "syntax studio akademi hackathon",
    "aprender ia con equipo haiti",
    "concours informatique etudiants haitiens",
    "crear una app para haiti",
    "programador principiante en puerto principe",
    "marathon technologique petion-ville",
    "talleres de ia los sabados",
    "haiti ai hackathon",
    "coding contest haiti students",
    "hackaton",
    "concursos en haiti",
    "competir programando",
    "innovacion para jovenes",
    "concursos en equipo",
    "eventos de tecnologia",
    "aprender inteligencia artificial",
    "crear aplicaciones moviles",
    "concours programmation haiti",
  ],
  texts: {
    es: {
      organization: "Ayiti AI, Syntax Studio y Akademi (Haití)",
      audience:
        "Estudiantes y programadores jóvenes de Haití, también principiantes",
      gives:
        "Hubo talleres en línea y 48 horas para crear una app con mentores",
      when: "La primera edición recibió equipos en octubre y fue a fines de noviembre",
      where: "Fue en línea y en Pétion-Ville",
      description:
        "Crea con tu equipo una aplicación de inteligencia artificial útil para Haití, como en salud, educación o agricultura. Buscaban ideas concretas más que expertos.",
      requirements: {
        residence: "Ser de Haití o vivir allí",
        team: "Formar un equipo pequeño",
        selection:
          "Pasar la selección (motivación, técnica y proyecto en 2025)",
      },
      note: "Empezó en 2025: mira en su página si hay una nueva edición. Si es presencial, pregunta por transporte y seguridad.",
      figures: {
        y2025:
          "Primera edición, del 28 al 30 de noviembre de 2025 en Pétion-Ville.",
      },
    },
    en: {
      organization: "Ayiti AI, Syntax Studio and Akademi (Haiti)",
      audience: "Students and young programmers in Haiti, beginners too",
      gives:
        "There were online workshops and 48 hours to build an app with mentors",
      when: "The first edition took teams in October and was in late November",
      where: "It was online and in Pétion-Ville",
      description:
        "With your team, build an artificial intelligence application useful for Haiti, as in health, education or farming. They looked for concrete ideas more than experts.",
      requirements: {
        residence: "Be from Haiti or live there",
        team: "Form a small team",
        selection: "Pass the selection (motivation, skills, project in 2025)",
      },
      note: "It began in 2025: see on its site whether there is a new edition. If it is on site, ask about transport and safety.",
      figures: {
        y2025: "First edition, from 28 to 30 November 2025 in Pétion-Ville.",
      },
    },
  },
};
