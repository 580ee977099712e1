import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadasCienciasQuimicaCostaRica: Competition = {
  id: "olimpiadas-ciencias-quimica-costa-rica",
  link: "https://www.quimica.una.ac.cr/index.php/antecedentes-olcoquim",
  tags: ["costa rica", "química", "ciencia", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://www.unacomunica.una.ac.cr/index.php/septiembre-2025/6338-ganadores-olimpiadas-de-ciencias-y-quimica",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.unacomunica.una.ac.cr/index.php/agosto-2014/1411-Fiesta_quimica",
      supports: ["dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.quimica.una.ac.cr/index.php/antecedentes-olcoquim",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  section: "national",
  category: "chemistry",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization:
    "Universidad Nacional y otras universidades públicas de Costa Rica",
  requirementsKeys: ["requirements.level"],
  eligibility: [
    {
      kind: "residence",
      countries: ["CR"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.unacomunica.una.ac.cr/index.php/septiembre-2025/6338-ganadores-olimpiadas-de-ciencias-y-quimica",
    },
  ],
  phrases: [
    "olcoquim costa rica",
    "olcoci olimpiada de ciencias",
    "olimpiada de quimica costa rica",
    "olimpiada de ciencias colegio",
    "concurso de quimica para secundaria",
    "seleccion de quimica de costa rica",
    "prueba de laboratorio olimpiada",
    "me gusta la quimica del cole",
    "olimpiada iberoamericana de quimica costa rica",
    "como inscribirse en olcoquim",
    "olimpiadas de la universidad nacional",
    "medallas de ciencias costa rica",
    "costa rica chemistry olympiad",
    "science olympiad costa rica",
    "olimpiadas de conocimiento",
    "concursos para secundaria",
    "laboratorio para jovenes",
    "extracurriculares de ciencia",
    "futuro quimico o farmaceutico",
    "competencia de ciencias exactas",
    "viajar representando a mi pais",
  ],
  texts: {
    es: {
      name: "Olimpiadas Costarricenses de Ciencias y de Química",
      organization:
        "Universidad Nacional y otras universidades públicas de Costa Rica",
      audience:
        "Estudiantes de secundaria de Costa Rica a quienes les gusta el laboratorio",
      gives: "Medallas por categoría, con pruebas teóricas y de laboratorio",
      when: "Suele premiar en agosto o septiembre; las pruebas son antes",
      where: "Costa Rica",
      description:
        "Compite en química (OLCOQUIM) o en ciencias (OLCOCI), dos olimpiadas nacionales. Se pasa de pruebas teóricas a una etapa con trabajo de laboratorio. Costa Rica lleva equipos a olimpiadas internacionales de química.",
      note: "Al empezar el curso, pregunta a tu docente de ciencias o a la Escuela de Química de la UNA. Ahí pueden decirte cuándo se inscribe tu colegio y en qué categoría entras.",
      requirements: {
        level: "Cursar la secundaria en Costa Rica",
      },
      figures: {
        y2025:
          "La premiación de 2025 fue en septiembre, en la Universidad Nacional.",
      },
    },
    en: {
      name: "Costa Rican Science and Chemistry Olympiads",
      organization:
        "Universidad Nacional and other public universities of Costa Rica",
      audience: "Secondary students in Costa Rica who like the laboratory",
      gives: "Medals by category, with theory and laboratory tests",
      when: "Awards so far in August or September; tests come before",
      where: "Costa Rica",
      description:
        "Compete in chemistry (OLCOQUIM) or science (OLCOCI), two national olympiads. You go from theory tests to a stage with laboratory work. Costa Rica takes teams to international chemistry olympiads.",
      note: "At the start of the school year, ask your science teacher or the UNA's School of Chemistry. They can tell you when your school signs up and your category.",
      requirements: {
        level: "Be in secondary school in Costa Rica",
      },
      figures: {
        y2025:
          "The 2025 awards were in September, at the Universidad Nacional.",
      },
    },
  },
};
