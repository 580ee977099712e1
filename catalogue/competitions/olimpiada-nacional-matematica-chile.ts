import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaNacionalMatematicaChile: Competition = {
  id: "olimpiada-nacional-matematica-chile",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.olimpiadadematematica.cl/",
  organization: "Sociedad de Matemática de Chile (SOMACHI)",
  section: "national",
  category: "mathematics",
  icon: "trophy",
  tags: ["chile", "matemáticas", "olimpiada", "nacional", "secundaria"],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  requirementsKeys: [
    "requirements.school",
    "requirements.registration",
    "requirements.test",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["CL"],
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
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.test",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.radiopolar.com/estudiantes-representaran-magallanes-olimpiada-nacional-matematica-2025",
    },
  ],
  sources: [
    {
      url: "https://www.unap.cl/prontus_unap/site/artic/20251127/pags/20251127101011.html",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.radiopolar.com/estudiantes-representaran-magallanes-olimpiada-nacional-matematica-2025",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.pucv.cl/pucv/noticias/vida-universitaria/estudiantes-de-la-region-compiten-en-35-olimpiada-nacional-de-matematica",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.usach.cl/news/universidad-recibe-mas-500-alumnos-las-xxv-olimpiadas-nacionales-matematica-1",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://aquientrenos.cl/2022/08/en-unap-escolares-de-iquique-participaron-en-clasificatorias-para-olimpiada-nacional-de-matematicas-del-27-de-octubre",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada nacional de matematica chile",
    "somachi olimpiada",
    "prueba clasificatoria olimpiada matematica",
    "olimpiada de mate para colegios chilenos",
    "como llegar a la imo desde chile",
    "olimpiada cono sur chile",
    "concurso de matematica enseñanza media",
    "nivel mayor y menor olimpiada",
    "seleccion chilena de matematica",
    "competencia de matematica septimo basico",
    "bueno para las mates en el liceo",
    "final nacional olimpiada matematica santiago",
    "chile math olympiad",
    "math contest for chilean students",
    "olimpiadas de conocimiento",
    "concursos en chile",
    "concursos para secundaria",
    "retos de numeros y logica",
    "actividades de mates fuera de clase",
    "viajar representando a mi pais",
    "soy seco para mate",
    "concursos escolares chile",
  ],
  texts: {
    es: {
      name: "Olimpiada Nacional de Matemática (Chile)",
      audience: "Estudiantes de Chile de séptimo básico a cuarto medio",
      gives:
        "Medallas y la puerta a los equipos de la Cono Sur, la Iberoamericana y la IMO",
      when: "La última clasificatoria fue hacia agosto; la final suele ser en octubre o noviembre",
      where: "En una sede de tu región; la final ha sido en Santiago",
      description:
        "Rinde en una sede de tu región una prueba de problemas nuevos, que miden ingenio y no fórmulas. Hay dos categorías por edad, Menor y Mayor. Los mejores puntajes viajan a la final nacional.",
      requirements: {
        school: "Estudiar en Chile, de séptimo básico a cuarto medio",
        registration: "Inscribirte con tu colegio",
        test: "Rendir la prueba clasificatoria regional",
      },
      figures: {
        y2025: "La final de 2025 fue del 5 al 8 de noviembre en Santiago.",
      },
      note: "Pide a tu docente de matemática, al empezar el año escolar, que inscriba al colegio. Confirma en la página la sede de tu región, el límite de edad de cada categoría y quién paga el viaje.",
    },
    en: {
      name: "Chilean National Mathematical Olympiad",
      audience:
        "Students in Chile from séptimo básico (grade 7) to the last school year",
      gives:
        "Medals and the way to the teams for the Cono Sur, the Ibero-American and the IMO",
      when: "The last qualifying test was around August; the final is usually in October or November",
      where: "At a site in your region; the final has been in Santiago",
      description:
        "Sit at a site in your region a test of new problems, which measure ingenuity and not formulas. There are two categories by age, Menor and Mayor. The best scores travel to the national final.",
      requirements: {
        school:
          "Study in Chile, from séptimo básico (grade 7) to the last school year",
        registration: "Register through your school",
        test: "Sit the regional qualifying test",
      },
      figures: {
        y2025: "The 2025 final was held from 5 to 8 November in Santiago.",
      },
      note: "Ask your maths teacher at the start of the school year to register the school. Check on the page the site of your region, the age limit of each category and who pays for travel.",
    },
  },
};
