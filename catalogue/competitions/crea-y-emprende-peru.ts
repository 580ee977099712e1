import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const creaYEmprendePeru: Competition = {
  id: "crea-y-emprende-peru",
  link: "https://www.gob.pe/concursoseducativos",
  tags: ["perú", "emprendimiento", "innovación", "proyectos", "nacional"],
  sources: [
    {
      url: "https://diariocorreo.pe/edicion/huancayo/huancayo-ingenio-escolar-brilla-en-61-proyectos-noticia/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/08/19/minedu-lanza-concursos-educativos-para-colegios-2025-como-participar-y-fechas-de-inscripciones/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://tudiariohuanuco.pe/actualidad/etapa-regional-de-concurso-escolar-crea-y-emprende-reunio-50-proyectos",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  sharedLinkReason:
    "The ministry lists its school contests on one page; each has its own rules and calendar.",
  organization: "Ministerio de Educación del Perú",
  organizationKey: "organization",
  section: "national",
  category: "multidisciplinary",
  icon: "briefcase",
  levels: ["highSchool"],
  fields: ["business", "technology"],
  cost: "varies",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.school", "requirements.project"],
  eligibility: [
    {
      kind: "residence",
      countries: ["PE"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    // The rules of each year name the grades.
    { kind: "other", textKey: "requirements.school", changeable: false },
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
        "https://www.infobae.com/peru/2025/08/19/minedu-lanza-concursos-educativos-para-colegios-2025-como-participar-y-fechas-de-inscripciones/",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-09-18",
      source:
        "https://www.infobae.com/peru/2025/08/19/minedu-lanza-concursos-educativos-para-colegios-2025-como-participar-y-fechas-de-inscripciones/",
      lineKey: "editions.ugel",
    },
  ],
  phrases: [
    "crea y emprende minedu",
    "concurso de emprendimiento escolar peru",
    "idea de negocio en el colegio",
    "proyecto para mi comunidad concurso",
    "emprender siendo escolar peru",
    "innovacion productiva secundaria",
    "inscripcion crea y emprende ugel",
    "concurso de ideas para resolver problemas sociales",
    "negocio escolar concurso nacional",
    "educacion para el trabajo concurso",
    "emprendedores de secundaria peru",
    "peru school entrepreneurship contest",
    "student business idea competition peru",
    "emprendimiento",
    "concursos en peru",
    "emprendedores adolescentes",
    "negocios en el colegio",
    "concursos escolares del minedu",
    "impacto social",
    "innovacion para jovenes",
    "startup",
    "concursos en equipo",
  ],
  texts: {
    es: {
      organization: "Ministerio de Educación del Perú",
      name: "Crea y Emprende (Perú)",
      audience:
        "Estudiantes de secundaria de Perú con una idea para su comunidad",
      gives:
        "La posibilidad de llevar tu proyecto de la UGEL a la etapa nacional",
      when: "En la última edición vista, la etapa UGEL cerró inscripciones en septiembre",
      where: "Colegio y UGEL; después, etapas regional y nacional",
      description:
        "Presenta con tu colegio una solución a un problema productivo o social de tu comunidad. El concurso del Ministerio de Educación tiene etapas por UGEL, regional y nacional.",
      requirements: {
        school: "Estudiar en Perú en un grado que participe",
        project: "Presentar un proyecto por tu institución educativa",
      },
      note: "Ediciones recientes tenían tres categorías: 1.º y 2.º de secundaria, 3.º a 5.º, y CEBA (educación alternativa). Lee en la página de concursos educativos las bases del año: grados, tamaño del equipo, premios y si hay algún costo.",
      figures: {
        y2025:
          "En 2025: inscripción de la etapa UGEL hasta el 18 de septiembre.",
      },
      editions: { ugel: "Inscripción de la etapa UGEL" },
    },
    en: {
      organization: "Ministry of Education of Peru",
      name: "Crea y Emprende (Create and Undertake, Peru)",
      audience:
        "Secondary-school pupils in Peru with an idea for their community",
      gives:
        "The chance to take your project from the UGEL to the national round",
      when: "In the last edition seen, registration for the UGEL round closed in September",
      where: "School and UGEL; then regional and national rounds",
      description:
        "Present with your school a solution to a productive or social problem in your community. The Ministry of Education's contest has local (UGEL), regional and national rounds.",
      requirements: {
        school: "Study in Peru in a grade that takes part",
        project: "Present a project through your school",
      },
      note: "Recent editions had three categories: years 1 and 2 of secondary, years 3 to 5, and CEBA (alternative schooling). Read the year's rules on the page of school contests: grades, team size, prizes and whether there is a cost.",
      figures: {
        y2025: "In 2025: registration for the UGEL round until 18 September.",
      },
      editions: { ugel: "Registration for the UGEL round" },
    },
  },
};
