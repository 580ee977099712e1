import type { Opportunity } from "../opportunity.schema.ts";

export const capInnovationOifHaiti: Opportunity = {
  id: "cap-innovation-oif-haiti",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  descriptionKey: "description",
  organization: "Organización Internacional de la Francofonía",
  link: "https://www.francophonie.org/",
  requirementsKeys: [
    "requirements.age",
    "requirements.country",
    "requirements.project",
    "requirements.language",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.chokarella.com/2025/08/16/sept-haitiens-figurent-parmi-les-laureats-du-programme-cap-innovation-de-loif",
    },
    {
      year: 2025,
      textKey: "figures.prizes",
      source:
        "https://www.agenceafrique.com/62446-le-maroc-parmi-les-laureats-du-capinnovation-2025-de-loif.html",
    },
  ],
  eligibility: [
    {
      kind: "age",
      min: 18,
      max: 35,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "invitedCountry",
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
    {
      kind: "language",
      language: "fr",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  name: "CAP Innovation (OIF)",
  serves: ["HT"],
  lastSeenCycle: 2025,
  section: "seminars",
  category: "business",
  icon: "globe",
  levels: ["undergraduate", "postgraduate"],
  fields: ["business", "environment", "technology", "arts"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  tags: [
    "haití",
    "francés",
    "emprendimiento",
    "organismo internacional",
    "proyectos",
  ],
  sources: [
    {
      url: "https://pascaldrouhaud.fr/la-francophonie-progresse-en-amerique-latine-et-dans-les-caraibes/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://convergencegn.com/amp/2024/10/05/francophonie-loif-passe-de-88-a-93-etats-et-gouvernements-membres",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.agenceafrique.com/62446-le-maroc-parmi-les-laureats-du-capinnovation-2025-de-loif.html",
      supports: ["programme", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://yop.l-frii.com/formations/appel-a-projet-innovation-creation-accompagnement-propulsion-de-loif-aux-cotes-des-jeunes-francophones",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.francophonie.org/cap-innovation-selection-des-20-projets-les-plus-impactants-8231",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://cooperation-regionale.gouv.nc/en/news/06-05-2025/cap-innovation-un-appel-projets-de-loif-en-faveur-de-lentrepreneuriat-des-jeunes",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://leplacentin.com/post/14-08-2025-cap-innovation-sept-jeunes-haitiens-primes-par-loif-pour-leurs-projets-innovants",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.chokarella.com/2025/08/16/sept-haitiens-figurent-parmi-les-laureats-du-programme-cap-innovation-de-loif",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "cap innovation oif",
    "francofonia jovenes proyectos",
    "dinero para mi proyecto social haiti",
    "appel a projets jeunes francophones",
    "emprendimiento para jovenes haitianos",
    "proyecto de reciclaje o educacion financiado",
    "organizacion internacional de la francofonia convocatoria",
    "incubadora para jovenes que hablan frances",
    "fondo semilla para jovenes haiti",
    "proyecto cultural jacmel apoyo",
    "porteurs de projets 18 a 35 ans",
    "francophonie youth project grants",
    "haitian youth entrepreneurship support",
    "emprendimiento",
    "startup",
    "capital semilla para jovenes",
    "plata para mi emprendimiento",
    "impacto social",
    "incubadora para estudiantes",
    "mentores para mi negocio",
    "proyecto verde",
    "haitianos emprendedores",
    "concours entrepreneuriat jeunes",
    "francofonia",
  ],
  texts: {
    es: {
      organization: "Organización Internacional de la Francofonía",
      audience:
        "Jóvenes de países francófonos, como Haití, con un proyecto de impacto",
      gives: "Acompañamiento y, para los mejores proyectos, fondo de arranque",
      when: "La única convocatoria que vimos cerró en mayo",
      description:
        "Presenta un proyecto de educación, transición ecológica, cultura y digital o compromiso social. Si te eligen, recibes formación, mentores y contacto con incubadoras. Después, un jurado escoge los que reciben dinero para arrancar.",
      requirements: {
        age: "Tener de 18 a 35 años",
        country: "Ser de un Estado de la Francofonía, como Haití",
        project: "Tener un proyecto con la idea ya avanzada",
        language: "Poder presentarlo en francés",
      },
      note: "Son datos de 2025, la única edición vista: confirma si hay otra y si entra tu país. Una nota habla de miembros, como Haití; otra, también de observadores, como México, Argentina, Uruguay, Chile, Costa Rica o República Dominicana.",
      figures: {
        y2025: "En 2025 se eligieron 100 proyectos; siete eran de Haití.",
        prizes:
          "En 2025 hubo ocho premios: cuatro de 10,000 EUR y cuatro de 5,000 EUR.",
      },
    },
    en: {
      organization: "International Organisation of La Francophonie",
      audience:
        "Youth of French-speaking countries, such as Haiti, with an impact project",
      gives: "Support and, for the best projects, seed money",
      when: "The only call we saw closed in May",
      description:
        "Present a project in education, green transition, culture and digital, or social engagement. If chosen, you get training, mentors and contact with incubators. Then a jury picks those that receive money to start.",
      requirements: {
        age: "Be 18 to 35 years old",
        country: "Be from a State of the Francophonie, such as Haiti",
        project: "Have a project whose idea is already well developed",
        language: "Be able to present it in French",
      },
      note: "All is from 2025, the only edition seen: check for another and whether your country may enter. One note speaks of members, such as Haiti; another, of observers too, such as Mexico, Argentina, Uruguay, Chile, Costa Rica or the Dominican Republic.",
      figures: {
        y2025: "In 2025, 100 projects were chosen; seven were from Haiti.",
        prizes:
          "In 2025 there were eight prizes: four of 10,000 EUR and four of 5,000 EUR.",
      },
    },
  },
};
