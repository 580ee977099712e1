import type { Competition } from "../competition.schema.ts";
import { STUDYING_WITHOUT_DEGREE } from "../shared-conditions.ts";

export const expocienciasNacional: Competition = {
  id: "expociencias-nacional",
  link: "https://laredmex.org/",
  tags: ["ciencia", "proyectos", "concurso", "méxico", "innovación"],
  sources: [
    {
      url: "https://gruposietenoticias.com/g7-noticias/oaxaca/convocatoria-expociencias-oaxaca-2024",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://digitalsevilla.com/2026/01/14/tampico-epicentro-del-ingenio-la-expociencias-mexico-2025-abre-las-puertas-al-futuro",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.eluniversalhidalgo.com.mx/estado/hidalgo-envia-a-117-estudiantes-a-expociencias-nacional-2025",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://diariopresente.mx/amp/tabasco/expociencias-nacional-2024-tendra-2-mil-participantes/407463",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://cambiodemichoacan.com.mx/2024/05/09/convocan-a-la-expo-ciencias-michoacan-2024/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://notirivas.mx/ninez-y-juventud-yucateca-pueden-participar-en-expociencias-2025-con-premios-de-hasta-50-mil-pesos",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://educacion.sonora.gob.mx/acciones/exhorta-sec-sonora-a-ninos-y-jovenes-a-desarrollar-proyectos-cientificos-y-tecnologicos",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "ExpoCiencias Nacional (ExpoCiencias México)",
  organization:
    "Red Nacional de Actividades Juveniles en Ciencia y Tecnología (LaREDMex)",
  section: "nationalMx",
  category: "multidisciplinary",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.residence",
    "requirements.project",
    "requirements.state",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 5, max: 24 }],
        [{ kind: "age", min: 5, max: 25 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [STUDYING_WITHOUT_DEGREE],
        // Each state says whether it takes them.
        [
          {
            kind: "level",
            levels: ["otro", "posgrado"],
            stages: ["schoolFinished", "postgraduate"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.state",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://notirivas.mx/ninez-y-juventud-yucateca-pueden-participar-en-expociencias-2025-con-premios-de-hasta-50-mil-pesos",
    },
  ],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-09-30",
      lineKey: "editions.yucatan",
      source:
        "https://notirivas.mx/ninez-y-juventud-yucateca-pueden-participar-en-expociencias-2025-con-premios-de-hasta-50-mil-pesos",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-09-07",
      lineKey: "editions.michoacan",
      source:
        "https://cambiodemichoacan.com.mx/2024/05/09/convocan-a-la-expo-ciencias-michoacan-2024/",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-04-19",
      lineKey: "editions.sonora",
      source:
        "https://educacion.sonora.gob.mx/acciones/exhorta-sec-sonora-a-ninos-y-jovenes-a-desarrollar-proyectos-cientificos-y-tecnologicos",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "expociencias nacional",
    "expociencias de mi estado",
    "feria de ciencias mexico",
    "concurso de proyectos cientificos",
    "milset mexico proyectos",
    "presentar un proyecto de ciencia de prepa",
    "feria cientifica con pase internacional",
    "proyecto de medio ambiente para concurso",
    "concurso de innovacion y divulgacion juvenil",
    "como ir a mostratec o genius olympiad",
    "tengo un invento y quiero mostrarlo",
    "laredmex actividades juveniles ciencia",
    "mexico national science fair",
    "student science project contest",
    "feria cientifica",
    "inventos",
    "concursos en mexico",
    "proyecto de investigacion escolar",
    "jovenes investigadores",
    "concursos para secundaria",
    "prototipos tecnologicos",
    "creatividad y ciencia",
    "presentar mi prototipo",
  ],
  texts: {
    es: {
      audience:
        "Niñas, niños y jóvenes de preescolar a universidad con un proyecto de ciencia",
      gives:
        "Exponer tu proyecto y competir por pases a ferias de otros países",
      when: "Los estados registran entre primavera y octubre; la final suele ser a fines de año",
      where: "En tu estado; la final, en una ciudad que cambia",
      description:
        "Presenta un proyecto científico, tecnológico o de divulgación en la feria de tu estado. Quienes ganan van a la final nacional, y ahí se reparten pases para ferias internacionales.",
      requirements: {
        age: "Tener de 5 a 24 o 25 años, según la sede",
        residence: "Estudiar en México",
        project:
          "Hacer un proyecto solo o en equipo pequeño, con la guía de una persona adulta",
        state: "Ganar la acreditación en la ExpoCiencias de tu estado",
      },
      figures: {
        y2025:
          "En 2025 Yucatán ofreció premios de hasta 50,000 pesos mexicanos.",
      },
      editions: {
        yucatan: "ExpoCiencias Yucatán",
        michoacan: "ExpoCiencias Michoacán",
        sonora: "ExpoCiencias Sonora",
      },
      note: "Cada estado fija fechas, áreas y si hay costo para exponer. Busca la ExpoCiencias de tu estado desde marzo: en 2024, Sonora cerró en abril y Michoacán en septiembre.",
    },
    en: {
      audience:
        "Children and young people from preschool to university with a science project",
      gives:
        "Show your project and compete for passes to fairs in other countries",
      when: "States register between spring and October; the final is usually late in the year",
      where: "In your state; the final, in a city that changes",
      description:
        "Present a project of science, technology or outreach at your state's fair. Winners go to the national final, where passes to international fairs are given.",
      requirements: {
        age: "Be 5 to 24 or 25 years old, depending on the venue",
        residence: "Study in Mexico",
        project: "Do a project alone or in a small team, guided by an adult",
        state: "Win the accreditation at your state's ExpoCiencias",
      },
      figures: {
        y2025: "In 2025 Yucatán offered prizes of up to 50,000 Mexican pesos.",
      },
      editions: {
        yucatan: "ExpoCiencias of Yucatán",
        michoacan: "ExpoCiencias of Michoacán",
        sonora: "ExpoCiencias of Sonora",
      },
      note: "Each state sets dates, areas and whether there is a fee to exhibit. Look for your state's ExpoCiencias from March on: in 2024, Sonora closed in April and Michoacán in September.",
    },
  },
};
