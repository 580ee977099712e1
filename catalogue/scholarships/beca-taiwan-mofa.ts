import type { Scholarship } from "../scholarship.schema.ts";

export const becaTaiwanMofa: Scholarship = {
  id: "beca-taiwan-mofa",
  titleKey: "title",
  organization: "Ministerios de Relaciones Exteriores y de Educación de Taiwán",
  organizationKey: "organization",
  link: "https://www.taiwanembassy.org/",
  destination: "TW",
  serves: ["PY", "GT", "HT", "BZ", "KN", "LC", "VC"],
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.school",
    "requirements.record",
    "requirements.embassy",
  ],
  noteKey: "note",
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "travel", "insurance", "language"],
  cost: "funded",
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "nationality",
            countries: ["PY", "GT", "HT", "BZ", "KN", "LC", "VC"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      later: ["lowerSecondary", "upperSecondary"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "zh" }],
        // The course of Mandarin asks for neither.
        [{ kind: "other" }],
      ],
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.embassy",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [{ opens: 12, closes: 4 }],
    gates: [
      {
        nameKey: "gates.haiti",
        countries: ["HT"],
        window: { opens: 1, closes: 2 },
      },
      {
        nameKey: "gates.paraguay",
        countries: ["PY"],
        window: { opens: 12, closes: 2 },
      },
      {
        nameKey: "gates.guatemala",
        countries: ["GT"],
        window: { opens: null, closes: 4 },
      },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2025-12-22",
      closes: "2026-02-27",
      countries: ["PY"],
      source:
        "https://www.abc.com.py/nacionales/2025/12/11/queres-estudiar-en-taiwan-en-el-2026-enterate-como-postular-a-una-beca/",
    },
    {
      year: 2025,
      opens: "2025-01-28",
      closes: "2025-02-28",
      countries: ["HT"],
      source: "https://journaluniversitaire.com/?p=101376",
    },
  ],
  taughtIn: ["en", "zh"],
  tags: [
    "beca completa",
    "taiwán",
    "chino",
    "licenciatura",
    "posgrado",
    "gobierno",
    "stem",
  ],
  sources: [
    {
      url: "https://clc.nchu.edu.tw/reg/en/common.php?sn=27",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.abc.com.py/internacionales/2025/12/25/china-respeta-la-victoria-en-honduras-de-asfura-que-planteo-romper-relaciones-con-pekin/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.igadi.gal/en/noticia/o-igadi-convoca-duas-bolsas-huayu-2016-para-a-aprendizaxe-do-chines-mandarin-en-taiwan/",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.cato.com.tw/sp/latest_news_post_page.php?class=all&no=29598&p=104",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://edu.law.moe.gov.tw/EngLawContent.aspx?id=20474&lan=E",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.abc.com.py/nacionales/2025/12/11/queres-estudiar-en-taiwan-en-el-2026-enterate-como-postular-a-una-beca/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.laprensaparaguay.com/2025/12/11/embajada-de-taiwan-lanza-convocatoria-de-becas-para-el-ano-academico-2026",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.soy502.com/articulo/guatemala-abre-convocatoria-becas-taiwan-2026-102082",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://journaluniversitaire.com/?p=101376",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://defonline.com.ar/internacionales/def-en-taiwan-america-latina-no-pierde-su-relevancia-para-la-diplomacia-de-taipei",
      supports: ["eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://informatepy.com/2022/2024/01/27/taiwan-presento-su-programa-de-becas-para-el-periodo-2024-2025/?amp=1",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.abc.com.py/nacionales/2022/08/17/becas-a-taiwan-2022-55-jovenes-paraguayos-iran-a-capacitarse-en-pais-asiatico/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.roc-taiwan.org/bz_en/post/2799.html",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.sanpedrosun.com/education/2020/01/23/taiwan-scholarship-program-2020/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.metroecuador.com.ec/noticias/2022/04/02/la-postulacion-para-obtener-la-beca-taiwan-es-hasta-el-20-de-abril-de-2022/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca taiwan",
    "beca mofa taiwan",
    "becas taiwan paraguay",
    "becas taiwan guatemala segeplan",
    "estudiar en taiwan con todo pagado",
    "beca huayu chino mandarin",
    "carrera en taipei becada",
    "embajada de taiwan becas",
    "beca para ingenieria en asia",
    "bourse taiwan haiti licence",
    "aprender mandarin en taiwan con beca",
    "beca completa en asia para paraguayos",
    "taiwan scholarship mofa",
    "taiwan government scholarship belize guatemala",
    "becas en asia",
    "becas completas para la carrera afuera",
    "beca de embajada",
    "aprender mandarin",
    "ingenieria en asia becada",
    "curso de chino pagado",
    "gobierno de otro pais que paga la carrera",
  ],
  texts: {
    es: {
      title: "Beca Taiwán (MOFA) y Beca Huayu de mandarín",
      organization:
        "Ministerios de Relaciones Exteriores y de Educación de Taiwán",
      audience: "Personas de Paraguay, Guatemala, Haití y otros países aliados",
      amount:
        "MOFA: pasajes y pago mensual para colegiatura, gastos y seguro. Huayu: pago mensual",
      level: "Licenciatura, posgrado e idioma chino",
      deadline: "Según la embajada, entre diciembre y abril",
      description:
        "Estudia una carrera o un posgrado en Taiwán, en inglés o en mandarín. En Paraguay los lugares se han centrado en ciencia, tecnología, ingeniería y matemáticas. La Beca Huayu, del Ministerio de Educación y desde los 18 años, es para un curso de chino de hasta un año, sin título.",
      requirements: {
        nationality:
          "Ser de un país con relaciones diplomáticas con Taiwán; la Huayu se ha dado también en otros",
        school: "Tener terminado el bachillerato o la carrera anterior",
        record: "Notas, edad e idioma que pida tu embajada",
        embassy: "Entregar la solicitud a la embajada de Taiwán en tu país",
      },
      gates: {
        paraguay: "Embajada en Paraguay",
        guatemala: "Embajada en Guatemala",
        haiti: "Embajada en Haití",
      },
      note: "Aliados en América (fin de 2025): Paraguay, Guatemala, Haití, Belice, San Cristóbal y Nieves, Santa Lucía y San Vicente; Honduras hablaba de volver a serlo. Si no, pregunta a la oficina de Taipéi por la Huayu o la beca parcial de su Ministerio de Educación.",
    },
    en: {
      title: "Taiwan Scholarship (MOFA) and Huayu Mandarin award",
      organization: "Ministries of Foreign Affairs and of Education of Taiwan",
      audience: "People from Paraguay, Guatemala, Haiti and other allies",
      amount:
        "MOFA: flights and monthly pay for fees, living and insurance. Huayu: monthly pay",
      level: "Undergraduate, postgraduate and Chinese language",
      deadline: "By embassy, between December and April",
      description:
        "Study for a degree in Taiwan, in English or Mandarin. In Paraguay the places have focused on science, technology, engineering and mathematics. The Huayu award, of the Ministry of Education and from age 18, is for a Chinese course of up to a year, without a degree.",
      requirements: {
        nationality:
          "Be from a country with diplomatic relations with Taiwan; Huayu has been given in others too",
        school: "Have finished high school or the degree before",
        record: "The marks, age and language your embassy asks for",
        embassy: "Hand the application to Taiwan's embassy in your country",
      },
      gates: {
        paraguay: "Embassy in Paraguay",
        guatemala: "Embassy in Guatemala",
        haiti: "Embassy in Haiti",
      },
      note: "Allies in the Americas (late 2025): Paraguay, Guatemala, Haiti, Belize, Saint Kitts and Nevis, Saint Lucia, Saint Vincent; Honduras talked of becoming one again. Elsewhere, ask the Taipei office about Huayu or the education ministry's partial award.",
    },
  },
};
