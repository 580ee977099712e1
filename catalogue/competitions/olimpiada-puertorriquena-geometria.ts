import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const olimpiadaPuertorriquenaGeometria: Competition = {
  id: "olimpiada-puertorriquena-geometria",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Olimpiadas Matemáticas de Puerto Rico",
  link: "https://om.pr/",
  requirementsKeys: ["requirements.level", "requirements.exam"],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.elnuevodia.com/noticias/el-nuevo-dia-educador/notas/arranca-la-primera-olimpiada-puertorriquena-de-geometria/",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PR"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "Both contests belong to the Mathematical Olympiads of Puerto Rico, whose site has one address.",
  section: "national",
  category: "mathematics",
  icon: "trophy",
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  tags: ["puerto rico", "olimpiada", "matemáticas", "en línea"],
  editions: [
    {
      year: 2026,
      opens: "2026-02-07",
      closes: "2026-03-07",
      source:
        "https://www.elnuevodia.com/noticias/el-nuevo-dia-educador/notas/arranca-la-primera-olimpiada-puertorriquena-de-geometria/",
    },
  ],
  sources: [
    {
      url: "https://www.elnuevodia.com/noticias/el-nuevo-dia-educador/notas/arranca-la-primera-olimpiada-puertorriquena-de-geometria/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada puertorriquena de geometria",
    "opg puerto rico",
    "concurso de geometria en linea",
    "examen virtual de geometria sin inscripcion",
    "olimpiada de geometria para escuela superior",
    "competencia de matematicas sin registro",
    "problemas de geometria concurso pr",
    "fundacion aurora olimpiada",
    "me gusta la geometria y las demostraciones",
    "certificado de participacion olimpiada matematica",
    "concurso para elemental intermedia y superior",
    "puerto rican geometry olympiad",
    "online geometry contest",
    "olimpiadas de conocimiento",
    "retos de numeros y logica",
    "concursos en linea",
    "concursos para secundaria",
    "concursos individuales",
    "mi primera olimpiada",
    "figuras angulos y triangulos",
  ],
  texts: {
    es: {
      name: "Olimpiada Puertorriqueña de Geometría",
      organization: "Olimpiadas Matemáticas de Puerto Rico",
      audience: "Estudiantes de primero a duodécimo grado en Puerto Rico",
      gives: "En la primera edición, certificado por participar y medallas",
      when: "La primera edición abrió en febrero y cerró en marzo",
      where: "En línea; después, UPR Mayagüez",
      description:
        "Abre el examen en la página y envía tus respuestas: en la primera edición no hubo que inscribirse. Con más puntos se pasaba a una segunda fase presencial y luego a una tercera.",
      requirements: {
        level:
          "Estar entre primero y duodécimo grado en una escuela pública o privada de Puerto Rico",
        exam: "Enviar tus respuestas por la página antes del cierre",
      },
      note: "Reglas de 2026: mira desde enero si hay otra edición.",
      figures: {
        y2026:
          "En 2026: primera fase en línea del 7 de febrero al 7 de marzo y segunda fase el 21 de marzo en Mayagüez.",
      },
    },
    en: {
      name: "Puerto Rican Geometry Olympiad",
      organization: "Mathematical Olympiads of Puerto Rico",
      audience: "Students in grades 1 to 12 in Puerto Rico",
      gives: "In the first edition, a certificate for taking part and medals",
      when: "The first edition opened in February and closed in March",
      where: "Online; then UPR Mayagüez",
      description:
        "Open the exam on the site and send your answers: the first edition needed no registration. The most points led to a second phase on site, and then to a third.",
      requirements: {
        level:
          "Be in grades 1 to 12 at a public or private school in Puerto Rico",
        exam: "Send your answers through the site before it closes",
      },
      note: "These are the 2026 rules: look from January on for a second edition.",
      figures: {
        y2026:
          "In 2026: online first phase from 7 February to 7 March, and second phase on 21 March in Mayagüez.",
      },
    },
  },
};
