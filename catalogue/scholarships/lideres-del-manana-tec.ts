import { ENDS_BY_DECEMBER } from "#domain/profile/school-year-end.ts";
import type { Scholarship } from "../scholarship.schema.ts";
import {
  MEASURED_NEED,
  WITH_OTHER_AVERAGE,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

export const lideresDelMananaTec: Scholarship = {
  id: "lideres-del-manana-tec",
  titleKey: "title",
  organization: "Tecnológico de Monterrey",
  link: "https://lideresdelmanana.itesm.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.level",
    "requirements.grade",
    "requirements.need",
    "requirements.leadership",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.elsiglodetorreon.com.mx/noticia/2025/recibe-tec-de-monterrey-a-lideres-de-manana.html",
    },
  ],
  categoryKey: "national",
  typeKey: "private",
  icon: "university",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "materials", "living"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: ["preparatoria_3", "otro"],
      stages: ["upperSecondary", "schoolFinished"],
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
      // No call that was read says whether it takes those who have finished. Where the
      // school year ends by December, the last year has ended when the call closes.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3"],
            stages: ["upperSecondary"],
          },
          {
            kind: "residence",
            countries: ["*"],
            except: ENDS_BY_DECEMBER,
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "residence",
      textKey: "requirements.residence",
      changeable: false,
      countries: ["MX", "BZ", "CR", "GT", "HN", "NI", "PA", "SV"],
    },
    {
      // No source lists the countries of Central America that take part.
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["MX"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [WITH_SCHOOL_AVERAGE, { kind: "grade", atLeast: 90, scale: "0-100" }],
        ...WITH_OTHER_AVERAGE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.leadership",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: null, closes: 2 },
      { opens: null, closes: 3 },
    ],
  },
  tags: ["universidad", "licenciatura", "méxico", "liderazgo", "beca completa"],
  editions: [
    {
      year: 2024,
      opens: null,
      closes: "2024-02-29",
      source:
        "https://touch.publimetro.com.mx/noticias/2024/04/08/lideres-del-manana-del-tec-de-monterrey-2024-como-eligen-a-ganadores-de-becas/",
    },
    {
      year: 2021,
      opens: null,
      closes: "2021-03-31",
      source:
        "https://amp.milenio.com/aula/tec-monterrey-busca-lideres-manana-2021?utm_cmp_rs=Nota+Recomendada+2+Articulos",
    },
    {
      year: 2020,
      opens: null,
      closes: "2020-03-15",
      source:
        "https://expreso.press/2020/02/11/tec-de-monterrey-dara-beca-del-100-a-los-mejores-alumnos/",
    },
  ],
  sources: [
    {
      url: "https://touch.publimetro.com.mx/noticias/2024/04/08/lideres-del-manana-del-tec-de-monterrey-2024-como-eligen-a-ganadores-de-becas/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lideresdelmanana.itesm.mx/historias-de-transformacion?field_campus_taxonomia_tid=All&page=5&sort_order=DESC",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://conecta.tec.mx/es/noticias/nacional/institucion/la-beca-del-100-del-tec-que-forma-lideres-para-transformar-realidades",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://diariodelyaqui.mx/ciudadobregon/abre-convocatoria-tec-de-monterrey-a-lideres-del-manana/123449",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elsiglodetorreon.com.mx/noticia/2025/recibe-tec-de-monterrey-a-lideres-de-manana.html",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://amp.milenio.com/aula/tec-monterrey-busca-lideres-manana-2021?utm_cmp_rs=Nota+Recomendada+2+Articulos",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://rc.am.com.mx/?p=749530",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://expreso.press/2020/02/11/tec-de-monterrey-dara-beca-del-100-a-los-mejores-alumnos/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "lideres del mañana tec de monterrey",
    "beca cien por ciento itesm",
    "beca completa tec de monterrey",
    "como entrar al tec sin pagar",
    "estudiar gratis en el tec de monterrey",
    "beca sorteos tec universidad privada mexico",
    "beca para lideres comunitarios de prepa",
    "beca guatemala honduras el salvador estudiar en mexico",
    "ticos nicas panameños carrera en mexico",
    "beca por proyecto social en mi comunidad",
    "que piden para lideres del manana",
    "full scholarship tec de monterrey",
    "leaders of tomorrow mexico undergraduate scholarship",
    "ayudo en mi barrio y quiero el tec",
    "carrera gratis en universidad privada",
    "beca para centroamericanos en mexico",
    "beca para jovenes que ayudan a su comunidad",
    "beca cien por ciento por liderazgo",
    "primer universitario de mi familia",
    "ultimo año de bachillerato con buenas notas",
    "talento con pocos recursos universidad privada",
    "beca sin saber ingles en mexico",
    "beca total en una privada",
    "universidad cara pero con beca",
    "estudiar negocios o ingenieria becado mexico",
    "becas para jovenes con liderazgo",
    "tengo un proyecto comunitario y quiero beca",
    "universidades privadas que dan becas altas",
    "becas por servicio social y promedio",
    "estudiar en monterrey siendo foraneo",
    "becas para emprendedores sociales",
    "carrera completa sin deuda",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Líderes del Mañana",
      audience: "Último año de prepa, en México o Centroamérica",
      amount:
        "Beca del 100 % de una carrera en el Tec de Monterrey, libros y, si te mudas, apoyo de alojamiento",
      level: "Licenciatura",
      deadline: "Según el año, suele cerrar a finales de febrero o en marzo",
      description:
        "La beca busca jóvenes que ya hacen algo por su comunidad. Hay pocos lugares: prepara tu proyecto con tiempo.",
      requirements: {
        level: "Estar por terminar la preparatoria",
        residence: "Estudiar en México o en Centroamérica",
        grade: "Promedio de preparatoria de 90 o más",
        need: "Necesitar apoyo económico para estudiar",
        leadership:
          "Mostrar liderazgo y un proyecto propio que ayude a tu comunidad",
        admission: "Pasar la preselección y el proceso de admisión del Tec",
      },
      note: "Si su sitio no abre, entra por tec.mx. En 2025 entraron estudiantes de Guatemala, Nicaragua y El Salvador; confirma si tu país participa.",
      figures: {
        y2025:
          "En agosto de 2025 entraron 200 becarios. En diciembre de 2025 la convocatoria siguiente estaba abierta.",
      },
    },
    en: {
      title: "Líderes del Mañana",
      audience: "Last year of high school, in Mexico or Central America",
      amount:
        "100% of a degree at Tec de Monterrey, books and, if you have to move, help with housing",
      level: "Undergraduate",
      deadline:
        "It usually closes in late February or in March, depending on the year",
      description:
        "The scholarship looks for young people who already get things done in their community. There are few places, so prepare your project early.",
      requirements: {
        level: "Be about to finish high school",
        residence: "Study in Mexico or Central America",
        grade: "High-school average of 90 or more",
        need: "Need financial support to study",
        leadership:
          "Show leadership and a project of your own that helps your community",
        admission: "Pass the pre-selection and the Tec's admission process",
      },
      note: "If its site does not open, go through tec.mx. In 2025 students from Guatemala, Nicaragua and El Salvador got in; check that your country takes part.",
      figures: {
        y2025:
          "In August 2025, 200 scholars got in. In December 2025 the next call was open.",
      },
    },
  },
};
