import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const feriaNacionalCienciaCostaRica: Competition = {
  id: "feria-nacional-ciencia-costa-rica",
  link: "https://www.micitt.go.cr/",
  tags: ["costa rica", "proyectos", "ciencia", "nacional", "innovación"],
  sources: [
    {
      url: "https://www.tvsur.co.cr/noticias/el-19-de-setiembre-sera-la-etapa-regional-de-la-feria-cientifica/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.ucr.ac.cr/noticias/2023/11/24/un-espacio-para-que-el-estudiantado-despierte-su-creatividad-y-transforme-el-mundo.html",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://periodicomensaje.com/educacion/4232-talento-infantil-y-juvenil-participo-en-la-edicion-33-de-la-feria-nacional-de-ciencia-y-tecnologia",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences", "technology", "socialSciences"],
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
    "MICITT y Ministerio de Educación Pública de Costa Rica, con universidades públicas",
  requirementsKeys: ["requirements.school", "requirements.project"],
  eligibility: [
    {
      kind: "residence",
      countries: ["CR"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.tvsur.co.cr/noticias/el-19-de-setiembre-sera-la-etapa-regional-de-la-feria-cientifica/",
    },
  ],
  phrases: [
    "feria cientifica costa rica",
    "feria nacional de ciencia y tecnologia",
    "pronafecyt costa rica",
    "proyecto de feria cientifica",
    "feria cientifica del mep",
    "feria institucional circuital y regional",
    "ideas de proyecto para feria cientifica",
    "concurso de ciencia para colegios",
    "como llegar a la feria nacional",
    "investigacion escolar costa rica",
    "presentar un invento en el cole",
    "micitt feria estudiantes",
    "costa rica science fair",
    "national science fair costa rica",
    "feria cientifica",
    "inventos",
    "jovenes investigadores",
    "proyecto de investigacion escolar",
    "concursos para secundaria",
    "presentar mi prototipo",
    "extracurriculares de ciencia",
    "ingenieria o salud proyecto cole",
  ],
  texts: {
    es: {
      name: "Feria Nacional de Ciencia y Tecnología de Costa Rica",
      organization:
        "MICITT y Ministerio de Educación Pública de Costa Rica, con universidades públicas",
      audience:
        "Estudiantes de escuela y colegio de Costa Rica con un proyecto propio",
      gives:
        "Un camino de tu institución a la final nacional, con premios por categoría",
      when: "Empieza en tu institución; la última regional fue en septiembre y la final, en noviembre",
      where: "En tu institución y tu región; la final ha sido en San José",
      description:
        "Investiga, construye o demuestra algo y preséntalo en la feria de tu institución. Los mejores proyectos pasan por el circuito y la región hasta la final nacional. Hay áreas de ciencias, ingeniería, salud y ciencias sociales.",
      note: "Pregunta al inicio del curso por la fecha de la feria de tu institución: cada circuito y región pone las suyas.",
      requirements: {
        school: "Estudiar en una escuela o colegio de Costa Rica",
        project: "Presentar un proyecto en la feria de tu institución",
      },
      figures: {
        y2025:
          "En 2025 la feria regional de Pérez Zeledón fue el 19 de septiembre.",
      },
    },
    en: {
      name: "National Science and Technology Fair of Costa Rica",
      organization:
        "MICITT and Costa Rica's Ministry of Public Education, with public universities",
      audience: "School students in Costa Rica with a project of their own",
      gives:
        "A way from your school to the national final, with prizes by category",
      when: "It begins at your school; the last regional fair was in September, the final in November",
      where:
        "At your school and in your region; the final has been in San José",
      description:
        "Research, build or demonstrate something and show it at your school's fair. The best projects go through the circuit and the region to the national final. There are fields of science, engineering, health and social science.",
      note: "Ask at the start of the school year when your school's fair is: each circuit and region sets its own dates.",
      requirements: {
        school: "Be a pupil at a school in Costa Rica",
        project: "Enter a project in your school's fair",
      },
      figures: {
        y2025:
          "In 2025 the regional fair of Pérez Zeledón was on 19 September.",
      },
    },
  },
};
