import type { Scholarship } from "../scholarship.schema.ts";
import {
  HIGH_SCHOOL,
  IN_FIRST_YEAR,
  LEFT_SCHOOL,
  WITH_OTHER_AVERAGE,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

export const becasDireccionIntegracion: Scholarship = {
  id: "becas-direccion-integracion",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Dirección de Integración (Gobierno de El Salvador)",
  link: "https://integracion.gob.sv/proceso-formativo/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.school",
    "requirements.grade",
    "requirements.process",
  ],
  noteKey: "note",
  eligibility: [
    {
      kind: "residence",
      countries: ["SV"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // The activities take time: those ending school or just out of it need them done.
      kind: "anyOf",
      options: [
        [
          { kind: "level", levels: HIGH_SCHOOL },
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
        ],
        [{ kind: "level", levels: HIGH_SCHOOL }, { kind: "other" }],
        LEFT_SCHOOL,
        IN_FIRST_YEAR,
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "publicSchool" }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [WITH_SCHOOL_AVERAGE, { kind: "grade", atLeast: 7, scale: "0-10" }],
        [{ kind: "grade", atLeast: 6, scale: "0-10" }, { kind: "other" }],
        ...WITH_OTHER_AVERAGE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.process",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "language"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  tags: [
    "gobierno",
    "el salvador",
    "licenciatura",
    "formación técnica",
    "preparatoria",
  ],
  sources: [
    {
      url: "https://redaccion.elmundo.sv/tag/mario-cornejo",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://itvnoticias.com/2025/03/17/becas-permitiran-a-los-bachilleres-estudiar-carreras-universitarias/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.infobae.com/el-salvador/2026/01/16/la-beca-que-abrio-puertas-a-600-jovenes-en-el-salvador/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.infobae.com/el-salvador/2026/01/22/la-nueva-grupo-de-estudiantes-inicia-formacion-en-itca-fepade-con-becas-del-gobierno-de-el-salvador/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.canal12.com.sv/noticia/direccion-de-integracion-impulsa-al-menos-20-mil-becas-universitarias/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.canal12.com.sv/noticia/becas-universitarias-para-jovenes-por-la-direccion-de-integracion/",
      supports: ["amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  phrases: [
    "becas direccion de integracion",
    "becas de gutman el salvador",
    "beca universitaria para institutos nacionales",
    "continuidad academica y tecnica beca",
    "beca para bachilleres del sector publico salvador",
    "generacion que florece becas",
    "estudiar en la uca con beca del gobierno",
    "beca itca fepade gobierno",
    "proceso formativo integracion el salvador",
    "seis actividades para tener beca",
    "beca con horas de voluntariado",
    "salvadoran government university scholarship",
    "scholarship for public school graduates",
    "preparacion para la universidad en bachillerato",
    "no me alcanza para la universidad",
    "voluntariado y beca",
    "becas para carreras tecnicas",
    "estudio en instituto nacional que becas hay",
    "primer año de bachillerato y busco beca",
    "refuerzo de matematica y lenguaje",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Becas de la Dirección de Integración",
      organization: "Dirección de Integración (Gobierno de El Salvador)",
      audience: "Estudiantes de bachillerato público en El Salvador",
      amount:
        "Beca para universidad, carrera técnica o curso vocacional, con inglés y tecnología",
      level: "Bachillerato, para estudiar después",
      deadline:
        "Te ganas la beca durante el bachillerato: entra al proceso cuanto antes",
      description:
        "Participa durante el bachillerato en talleres, refuerzos de matemática y lenguaje, visitas a universidades y servicio comunitario. Si cumples las actividades y la nota, al graduarte optas a una beca en una de las instituciones del programa.",
      requirements: {
        residence: "Estudiar en El Salvador",
        school:
          "Cursar el bachillerato, en general público, o egresar con las actividades hechas",
        grade:
          "Tener 7 de nota para la universidad, o 6 para técnico y vocacional",
        process:
          "Completar de dos a seis actividades formativas y horas de voluntariado",
        admission: "Pasar la admisión normal de la institución que elijas",
      },
      note: "Se piden seis actividades para universidad, cuatro para técnico y dos para vocacional (reglas de 2025). La beca no salta el examen de admisión de cada universidad. Pregunta en tu instituto cómo entrar este año.",
    },
    en: {
      title: "Dirección de Integración scholarships",
      organization: "Dirección de Integración (Government of El Salvador)",
      audience: "Public bachillerato students in El Salvador",
      amount:
        "A scholarship for university, technical or vocational study, with English and technology",
      level: "Upper secondary, to study afterwards",
      deadline:
        "You earn it during bachillerato: join the process as soon as you can",
      description:
        "During bachillerato you take part in workshops, maths and language lessons, university visits and community service. If you complete the activities and reach the mark, you may get an award on graduating at one of the programme's institutions.",
      requirements: {
        residence: "Study in El Salvador",
        school:
          "Be in bachillerato, usually public, or finish it with the activities done",
        grade:
          "Have a mark of 7 for university, or 6 for technical and vocational studies",
        process:
          "Complete two to six training activities and hours of volunteering",
        admission: "Pass the normal admission of the institution you choose",
      },
      note: "Six activities are asked for university, four for technical and two for vocational study (2025 rules). The award does not replace each university's entrance exam. Ask at your school how to join this year.",
    },
  },
};
