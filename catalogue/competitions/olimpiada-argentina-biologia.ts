import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaArgentinaBiologia: Competition = {
  id: "olimpiada-argentina-biologia",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.exa.unrc.edu.ar/",
  moreLinks: [
    {
      url: "https://www.ibo-info.org/en/countries/nbo/ar-olimpiada-argentina-de-biologia-93.html",
      textKey: "links.ibo",
    },
  ],
  name: "Olimpíada Argentina de Biología (OAB)",
  organization: "Universidad Nacional de Río Cuarto",
  section: "national",
  category: "biology",
  icon: "science",
  tags: ["argentina", "biología", "olimpiada", "nacional", "secundaria"],
  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
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
      url: "https://www.ibo-info.org/en/countries/nbo/ar-olimpiada-argentina-de-biologia-93.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.exa.unrc.edu.ar/la-facultad-presento-el-proyecto-para-la-realizacion-de-la-xxvii-edicion-de-la-olimpiada-argentina-de-biologia/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.lariberaweb.com/talento-argentino-rumbo-a-filipinas-para-la-olimpiada-internacional-de-biologia",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.exa.unrc.edu.ar/comenzo-el-certamen-nacional-de-la-34o-olimpiada-argentina-de-biologia-en-la-unrc",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://escuelaagricultura.uncuyo.edu.ar/buena-cosecha-para-la-uncuyo-en-la-olimpiada-argentina-de-biologia",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "olimpiada argentina de biologia",
    "oab rio cuarto",
    "concurso de biologia secundaria argentina",
    "certamen intercolegial de biologia",
    "unrc olimpiada de biologia",
    "como llegar a la ibo desde argentina",
    "seleccion argentina de biologia",
    "me gusta la biologia y quiero competir",
    "prueba practica de laboratorio en secundaria",
    "olimpiada de ciencias naturales en el cole",
    "equipo argentino olimpiada internacional de biologia",
    "torneo de genetica y ecologia secundaria",
    "argentina biology olympiad",
    "biology contest for argentine students",
    "olimpiadas de conocimiento",
    "concursos en argentina",
    "concursos para secundaria",
    "concurso para futuros medicos",
    "extracurriculares de ciencia",
    "laboratorio para jovenes",
    "concursos para el cole",
    "anatomia botanica y zoologia",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de secundaria de Argentina, de escuela pública o privada",
      gives:
        "Medallas y lugares en los equipos de las olimpiadas internacional e iberoamericana",
      when: "Tres rondas durante el año escolar; la final llega en la segunda mitad del año",
      where: "En tu escuela y tu zona; la final, en Río Cuarto (Córdoba)",
      description:
        "Compite primero en tu colegio, luego contra otras escuelas y al final en la Universidad Nacional de Río Cuarto. Hay dos niveles, preguntas de opción múltiple y de respuesta corta, y una prueba práctica.",
      requirements: {
        residence: "Ser estudiante regular de secundaria en Argentina",
        school: "Pasar la ronda de tu colegio",
      },
      note: "En 2022 la final fue en noviembre. Al empezar las clases, confirma con la universidad el calendario y los costos.",
      links: {
        ibo: "Ficha en la Olimpiada Internacional de Biología",
      },
    },
    en: {
      audience:
        "Secondary school students in Argentina, at public or private schools",
      gives:
        "Medals and places on the teams for the international and Ibero-American olympiads",
      when: "Three rounds during the school year; the final comes in the second half of the year",
      where:
        "At your school and in your area; the final in Río Cuarto (Córdoba)",
      description:
        "Compete first at your school, then against other schools and at last at the Universidad Nacional de Río Cuarto. There are two levels, multiple-choice and short-answer questions, and a practical test.",
      requirements: {
        residence: "Be regularly enrolled at a secondary school in Argentina",
        school: "Pass the round at your school",
      },
      note: "In 2022 the final was in November. When classes start, check the calendar and the costs with the university.",
      links: {
        ibo: "Its page at the International Biology Olympiad",
      },
    },
  },
};
