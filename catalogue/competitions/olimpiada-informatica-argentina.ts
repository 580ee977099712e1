import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaInformaticaArgentina: Competition = {
  id: "olimpiada-informatica-argentina",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.oia.unsam.edu.ar/",
  name: "Olimpíada Informática Argentina (OIA)",
  organization: "Universidad Nacional de San Martín (UNSAM)",
  section: "national",
  category: "computerScience",
  icon: "code",
  tags: ["argentina", "informática", "programación", "olimpiada", "nacional"],
  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2024,
  requirementsKeys: ["requirements.residence", "requirements.school"],
  eligibility: [
    {
      kind: "residence",
      countries: ["AR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.school",
      changeable: true,
    },
  ],
  sources: [
    {
      url: "https://elmonterizo.com/tecno/el-sueno-de-cuatro-estudiantes-secundarios-buscan-ayuda-para-viajar-a-las-olimpiadas-de-informatica-3",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://prensa.cba.gov.ar/ciencia-y-tecnologia/provincia-y-utn-estimulan-la-tecnologia-de-la-informacion",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://eltribunodejujuy.com/nota/2025-7-28-3-6-0-torneo-jujeno-de-programacion-reunio-mas-de-580-estudiantes",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://oia.elsantodel90.com.ar/oldsite2/html/oia_rules.html",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada informatica argentina",
    "oia unsam",
    "olimpiada de programacion secundaria argentina",
    "como llegar a la ioi desde argentina",
    "certamen nacional de programacion",
    "concurso de programacion en el cole",
    "juez oia problemas",
    "seleccion argentina de informatica",
    "olimpiada de computacion argentina",
    "programar en la secundaria y competir",
    "certamen escolar de informatica",
    "competencia de algoritmos para chicos",
    "argentina informatics olympiad",
    "programming contest argentine high school",
    "olimpiadas de conocimiento",
    "concursos en argentina",
    "concursos para secundaria",
    "competir programando",
    "retos de codigo",
    "programacion para adolescentes",
    "concursos para el cole",
    "pibe programador",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de secundaria de Argentina que programan o quieren aprender",
      gives:
        "El camino al equipo argentino de la Olimpiada Internacional de Informática (IOI)",
      when: "Certámenes en el año escolar; pregunta las fechas de tu región",
      where: "En tu escuela y tu región; pregunta la sede del nacional",
      description:
        "Resuelve problemas con programas que escribes tú, en certámenes escolares, interescolares, regionales y nacional. Participan escuelas públicas y privadas. De la categoría Programación salen quienes van a la IOI.",
      requirements: {
        residence:
          "Ser estudiante regular de una escuela secundaria de Argentina",
        school: "Pasar los certámenes de tu escuela y tu región",
      },
      note: "En 2024 el equipo buscó patrocinios para ir a la IOI. Confirma en su página si hay edición, las fechas, los niveles y cómo inscribe tu escuela.",
    },
    en: {
      audience:
        "Secondary school students in Argentina who program or want to learn",
      gives:
        "The way to the Argentine team for the International Olympiad in Informatics (IOI)",
      when: "Contests in the school year; ask for your region's dates",
      where: "At your school and region; ask for the national venue",
      description:
        "Solve problems with programs that you write yourself, in school, inter-school, regional and national contests. Public and private schools take part. Those who go to the IOI come from the Programming category.",
      requirements: {
        residence: "Be regularly enrolled at a secondary school in Argentina",
        school: "Pass the contests of your school and your region",
      },
      note: "In 2024 the team sought sponsors to travel to the IOI. Check on its page if it runs, the dates, levels and how your school registers.",
    },
  },
};
