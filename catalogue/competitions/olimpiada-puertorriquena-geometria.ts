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
  organization: "Olimpiadas Matemáticas de Puerto Rico y Fundación Aurora",
  link: "https://om.pr/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.level",
    "requirements.exam",
  ],
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
      textKey: "requirements.residence",
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
      organization: "Olimpiadas Matemáticas de Puerto Rico y Fundación Aurora",
      audience: "Estudiantes de primero a duodécimo grado en Puerto Rico",
      gives:
        "Certificado para quienes participan y medallas para quienes ganan",
      when: "La primera edición abrió en febrero y cerró en marzo",
      where: "En línea; después, UPR Mayagüez",
      description:
        "Entra a la página, abre el examen y envía tus respuestas: no hace falta inscribirse antes. Quienes obtienen más puntos van a una segunda fase presencial y los mejores, a una tercera.",
      requirements: {
        residence: "Estudiar en una escuela pública o privada de Puerto Rico",
        level: "Estar entre primero y duodécimo grado",
        exam: "Enviar tus respuestas por la página antes del cierre",
      },
      note: "Nació en 2026: mira desde enero si hay segunda edición.",
      figures: {
        y2026:
          "En 2026: primera fase en línea del 7 de febrero al 7 de marzo y segunda fase el 21 de marzo en Mayagüez.",
      },
    },
    en: {
      name: "Puerto Rican Geometry Olympiad",
      organization:
        "Mathematical Olympiads of Puerto Rico and Fundación Aurora",
      audience: "Students in grades 1 to 12 in Puerto Rico",
      gives:
        "A certificate for those who take part and medals for those who win",
      when: "The first edition opened in February and closed in March",
      where: "Online; then UPR Mayagüez",
      description:
        "Go to the site, open the exam and send your answers: no registration is needed beforehand. Those with the most points go to a second phase on site, and the best to a third.",
      requirements: {
        residence: "Study at a public or private school in Puerto Rico",
        level: "Be in grades 1 to 12",
        exam: "Send your answers through the site before it closes",
      },
      note: "It was born in 2026: look from January on whether there is a second edition.",
      figures: {
        y2026:
          "In 2026: online first phase from 7 February to 7 March, and second phase on 21 March in Mayagüez.",
      },
    },
  },
};
