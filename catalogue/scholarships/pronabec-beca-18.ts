import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const pronabecBeca18: Scholarship = {
  id: "pronabec-beca-18",
  titleKey: "title",
  organization: "PRONABEC (Ministerio de Educación del Perú)",
  organizationKey: "organization",
  link: "https://www.pronabec.gob.pe/beca-18/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.need",
    "requirements.exam",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.infobae.com/peru/2026/02/27/beca-18-2026-cronograma-oficial-del-primer-momento-de-postulacion-del-examen-nacional/",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "living", "travel", "materials", "language"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      textKey: "requirements.nationality",
      changeable: false,
      countries: ["PE"],
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "otro"],
            stages: ["upperSecondary", "schoolFinished"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      // Some tracks ask for a special condition and not for poverty.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "test",
      textKey: "requirements.exam",
      changeable: true,
      name: "Examen Nacional de Preselección",
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "age", max: 21 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 9, closes: 10 }] },
  tags: ["gobierno", "licenciatura", "perú", "beca completa"],
  editions: [
    {
      year: 2026,
      opens: "2025-09-08",
      closes: "2025-10-05",
      source:
        "https://www.infobae.com/peru/2025/09/08/inscripcion-a-beca-18-2026-fecha-limite-para-concursar-por-becas-y-creditos-educativos/",
    },
    {
      year: 2025,
      opens: "2024-09-19",
      closes: null,
      source:
        "https://elcomercio.pe/respuestas/tramites/a-partir-de-que-fecha-del-2026-ya-se-puede-postular-a-beca-18-tdpe-noticia/",
    },
    {
      year: 2023,
      opens: null,
      closes: "2022-10-13",
      source:
        "https://elcomercio.pe/lima/sucesos/beca-18-2023-esto-es-lo-que-debes-saber-para-estudiar-una-carrera-con-el-apoyo-del-estado-pronabec-minedu-ministerio-de-educacion-tramites-rmmn-noticia/",
    },
    {
      year: 2022,
      opens: null,
      closes: "2021-11-08",
      source:
        "https://serperuano.com/2021/11/beca-18-2022-hoy-lunes-8-se-cierra-plazo-de-postulacion-a-concurso",
    },
    {
      year: 2021,
      opens: null,
      closes: "2020-12-07",
      source:
        "https://elpopular.pe/amp/actualidad/2020/12/01/pronabec-beca-18-requisitos-inscripcion-beca-estudios-universidades-institutos-peru-39749",
    },
    {
      year: 2020,
      opens: null,
      closes: "2019-11-11",
      source:
        "https://diariocorreo.pe/edicion/piura/beca-18-en-3-dias-cierran-las-inscripciones-para-el-examen-nacional-del-pronabec-921946/",
    },
  ],
  sources: [
    {
      url: "https://www.infobae.com/peru/2025/09/08/inscripcion-a-beca-18-2026-fecha-limite-para-concursar-por-becas-y-creditos-educativos/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/08/19/beca-18-2026-del-pronabec-conoce-todas-las-modalidades-de-postulacion/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://larepublica.pe/sociedad/2025/09/06/cuando-inicia-el-proceso-de-inscripcion-de-beca-18-sepa-los-requisitos-y-modalidadeshnews-569784",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2026/02/27/beca-18-2026-cronograma-oficial-del-primer-momento-de-postulacion-del-examen-nacional/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/respuestas/tramites/a-partir-de-que-fecha-del-2026-ya-se-puede-postular-a-beca-18-tdpe-noticia/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/lima/sucesos/beca-18-2023-esto-es-lo-que-debes-saber-para-estudiar-una-carrera-con-el-apoyo-del-estado-pronabec-minedu-ministerio-de-educacion-tramites-rmmn-noticia/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://serperuano.com/2021/11/beca-18-2022-hoy-lunes-8-se-cierra-plazo-de-postulacion-a-concurso",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://elpopular.pe/amp/actualidad/2020/12/01/pronabec-beca-18-requisitos-inscripcion-beca-estudios-universidades-institutos-peru-39749",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://diariocorreo.pe/edicion/piura/beca-18-en-3-dias-cierran-las-inscripciones-para-el-examen-nacional-del-pronabec-921946/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "beca 18 pronabec",
    "beca dieciocho peru",
    "examen nacional de preseleccion beca 18",
    "como postular a pronabec",
    "carrera pagada por el estado peruano",
    "universidad gratis para peruanos de bajos recursos",
    "beca para terminar quinto de secundaria peru",
    "beca con laptop y comida peru",
    "beca para instituto carrera tecnica peru",
    "beca para estudiar pedagogia docente en peru",
    "requisitos pronabec universidad",
    "peru government full undergraduate scholarship",
    "scholarships for poor peruvian high school graduates",
    "acabe el cole y no tenemos plata",
    "carrera universitaria pagada por el gobierno del peru",
    "beca para escolares de quinto de secundaria",
    "beca que paga matricula pension y alojamiento",
    "no tenemos plata para la universidad peru",
    "beca para hijos de familias pobres sisfoh",
    "ingresar a universidad privada becado peru",
    "buenas notas y pocos recursos",
    "becas integrales para egresados de colegio",
    "becas para sierra y selva",
    "estudiar en lima siendo de provincia",
    "acabo quinto y no se como pagar",
    "pronabec becas pregrado",
    "universidad privada becado por el gobierno",
    "concurso nacional para entrar becado",
    "becas por bajos recursos",
    "quiero ser doctora y no tengo dinero",
    "no tengo plata para estudiar medicina",
  ],
  texts: {
    es: {
      title: "Beca 18",
      organization: "PRONABEC (Ministerio de Educación del Perú)",
      audience: "Jóvenes de Perú que terminan o terminaron la secundaria",
      amount:
        "Matrícula, pensión, titulación, inglés, laptop, comida, transporte y, cuando corresponde, alojamiento",
      level: "Carrera técnica, pedagógica o universitaria",
      deadline:
        "Suele abrir en septiembre; el registro puede cerrar a inicios de octubre",
      description:
        "El Estado peruano puede pagar tu carrera completa si tienes buenas notas y pocos recursos. Primero rindes un examen nacional; después ingresas a una institución elegible y concursas por la beca. Postular es gratis y en línea.",
      requirements: {
        nationality: "Tener nacionalidad peruana",
        level: "Cursar el último año de secundaria o haberla terminado",
        record: "Tener alto rendimiento escolar",
        need: "Vivir en pobreza, pobreza extrema o la condición especial de tu modalidad",
        exam: "Rendir el Examen Nacional de Preselección",
        admission:
          "Ingresar después a una institución elegible para empezar la carrera",
        age: "Menos de 22 años en la modalidad Ordinaria; otras tienen otro límite o ninguno",
      },
      note: "Edad y egreso dependen de la modalidad: la Ordinaria pidió egresar en los tres años anteriores y no tener estudios superiores (2026). Una discapacidad acreditada quita el tope de edad. Lee las bases nuevas cada septiembre.",
      figures: {
        y2026:
          "Convocatoria 2026: la inscripción al examen cerró el 5 de octubre de 2025.",
      },
    },
    en: {
      title: "Beca 18",
      organization: "PRONABEC (Ministry of Education of Peru)",
      audience: "Young Peruvians finishing or done with secundaria",
      amount:
        "Enrolment, tuition, degree fees, English, laptop, meals, transport and, where due, housing",
      level: "Technical, teaching or university degree",
      deadline:
        "Usually opens in September; registration may close in early October",
      description:
        "The Peruvian state can pay for your whole degree if you have good grades and little money. First you take a national exam; then you get into an eligible institution and compete for the scholarship. Applying is free and online.",
      requirements: {
        nationality: "Hold Peruvian nationality",
        level: "Be in the last year of secundaria or have finished it",
        record: "Have a strong school record",
        need: "Live in poverty, extreme poverty or the special condition of your track",
        exam: "Take the national pre-selection exam",
        admission:
          "Then be admitted by an eligible institution to start the degree",
        age: "Under 22 on the Ordinaria track; others have another limit or none",
      },
      note: "Age and graduation year depend on the track: Ordinaria required leaving school within the previous three years and no higher studies (2026). Certified disability lifts the age limit. Read the new rules every September.",
      figures: {
        y2026: "2026 call: exam registration closed on 5 October 2025.",
      },
    },
  },
};
