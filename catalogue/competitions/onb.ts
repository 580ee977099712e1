import type { Competition } from "../competition.schema.ts";
import { IN_HIGH_SCHOOL_THEN } from "../shared-conditions.ts";

export const onb: Competition = {
  id: "onb",
  link: "https://www.amc.edu.mx/amcen/index.php/programs/national-biology-olympiad",
  tags: ["biología", "olimpiada", "nacional", "preparatoria"],
  sources: [
    {
      url: "https://desdelaredaccion.com/index.php/educacion/abierta-convocatoria-para-participar-en-olimpiada-estatal-de-biologia",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.ibo-info.org/en/countries/nbo/mx-olimpiada-nacional-de-biologia-48.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.milenio.com/aula/invitan-a-estudiantes-a-la-olimpiada-estatal-de-biologia",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://notus.com.mx/seleccionan-a-estudiantes-que-representaran-a-guanajuato-en-la-olimpiada-nacional-de-biologia-2025/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.amc.edu.mx/amcen/index.php/programs/national-biology-olympiad",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "Academia Mexicana de Ciencias",
  section: "nationalMx",
  category: "biology",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.studies", "requirements.limits"],
  eligibility: [
    { kind: "other", textKey: "requirements.limits", changeable: false },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: IN_HIGH_SCHOOL_THEN,
      textKey: "requirements.studies",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.milenio.com/aula/invitan-a-estudiantes-a-la-olimpiada-estatal-de-biologia",
    },
  ],
  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "onb biologia mexico",
    "olimpiada mexicana de biologia",
    "concurso de biologia prepa mexico",
    "competencia estatal de biologia bachilleres",
    "concurso amc biologia estados",
    "seleccion mexicana de biologia",
    "como llegar a la ibo desde mexico",
    "concurso cobach cbtis biologia",
    "torneo genetica celula ecologia preparatoria",
    "olimpiada de bio como registrarme",
    "concurso nacional ciencias de la vida",
    "mexico biology olympiad",
    "national biology contest mexico",
    "quiero estudiar medicina y amo biologia",
    "concurso de biologia en mi estado mexico",
    "olimpiada de biologia para bachillerato",
    "competencia nacional de biologia",
    "inscribirme a la olimpiada de biologia",
    "academia mexicana de ciencias concurso",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "concursos en mexico",
    "concurso para futuros medicos",
    "laboratorio para jovenes",
    "competencia estatal escolar",
    "entrenamiento olimpico",
    "extracurriculares de ciencia",
    "anatomia botanica y zoologia",
  ],
  texts: {
    es: {
      name: "Olimpiada Nacional de Biología",
      audience: "Estudiantes de bachillerato en México",
      gives:
        "Un lugar en el equipo de tu estado, y el camino hacia la IBO y la OIAB",
      when: "Cada estado pone sus fechas, a veces desde antes de julio; la final suele ser en noviembre",
      where: "En tu estado; la final, en una sede que cambia",
      description:
        "Entra por la fase de tu estado y compite por un lugar en la final nacional. De ahí salen los equipos mexicanos para las olimpiadas internacional e iberoamericana de biología.",
      requirements: {
        studies: "Cursar el bachillerato en México",
        limits: "Cumplir los límites que ponga la convocatoria de tu estado",
      },
      note: "La página oficial está en inglés. Busca la convocatoria de tu estado con el delegado de la Academia Mexicana de Ciencias o con tu profesor.",
      figures: {
        y2025: "La final de 2025 fue del 9 al 13 de noviembre en Oaxaca.",
      },
    },
    en: {
      name: "National Biology Olympiad of Mexico",
      audience: "High-school students in Mexico",
      gives: "A place on your state team, and the road to the IBO and the OIAB",
      when: "Each state sets its dates, sometimes before July; the final is usually in November",
      where: "In your state; the final, at a venue that changes",
      description:
        "Enter through the round in your state and compete for a place in the national final. It forms the Mexican teams for the international and Ibero-American biology olympiads.",
      requirements: {
        studies: "Be in high school in Mexico",
        limits: "Meet the limits that your state's call sets",
      },
      note: "The official page is in English. Find your state's call through the delegate of the Academia Mexicana de Ciencias or your teacher.",
      figures: {
        y2025: "The 2025 final was held on 9-13 November in Oaxaca.",
      },
    },
  },
};
