import type { ExchangeProgram } from "../scholarship.schema.ts";
import { HIGH_SCHOOL, IN_HIGH_SCHOOL_THEN } from "../shared-conditions.ts";

export const yfuYouthForUnderstanding: ExchangeProgram = {
  id: "yfu-youth-for-understanding",
  link: "https://www.yfu.org/",
  tags: ["intercambio", "preparatoria", "familia anfitriona", "idiomas"],
  sources: [
    {
      url: "https://yfu.org.py/programas/vivir-en-el-exterior/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://yfu.com.au/how-to-apply/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://yfuusa.net/study-faq/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://yfuusa.org/?p=358",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://familianfitriona.yfu-es.org/recibir-estudiantes",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  titleKey: "title",
  organization: "YFU",
  deadlineKey: "deadline",
  amountKey: "amount",
  categoryKey: "international",
  typeKey: "private",
  levelKey: "level",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.age",
    "requirements.record",
    "requirements.maturity",
  ],
  icon: "globe",
  audienceKey: "audience",
  noteKey: "note",
  criteria: ["merit", "need"],
  levels: ["highSchool"],
  covers: [],
  cost: "aid",
  eligibility: [
    {
      kind: "anyOf",
      options: [
        // A student of 18 may turn 19 during the programme.
        [{ kind: "age", min: 15, max: 17, on: { moment: "start" } }],
        [
          { kind: "age", min: 14, max: 26, on: { moment: "start" } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.maturity",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        ...IN_HIGH_SCHOOL_THEN,
        // Only some destinations take those who have finished school by then.
        [
          {
            kind: "level",
            levels: HIGH_SCHOOL,
            stages: ["upperSecondary"],
            later: ["lowerSecondary"],
          },
          { kind: "other" },
        ],
        // Some destinations have programmes for young adults, also at university.
        [
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
              "otro",
            ],
            stages: [
              "schoolFinished",
              "technical",
              "undergraduate",
              "undergraduateFinished",
              "postgraduate",
            ],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "yfu intercambio estudiantil",
    "youth for understanding programas",
    "intercambio yfu un semestre",
    "convivir con familia anfitriona extranjera",
    "intercambio de preparatoria año academico",
    "bachillerato un semestre en otro pais",
    "intercambio colegial a los 17 años",
    "cuanto vale el intercambio yfu",
    "becas yfu oficina nacional",
    "organizaciones de intercambio para adolescentes",
    "conocer otra cultura estudiando la secundaria",
    "yfu high school exchange",
    "student exchange semester host family",
    "sueño con ser estudiante de intercambio",
    "semestre o año escolar en otro pais",
    "intercambio para colegiales",
    "estudiar la prepa en europa con familia",
    "vivir en el extranjero siendo adolescente",
    "estudiante de intercambio con beca",
    "aprender idioma con familia local",
    "año afuera antes de graduarme del cole",
    "exchange year for teenagers",
    "ir al extranjero siendo menor",
    "host family",
    "quiero salir del pais un año",
    "intercambio para chicos de 15 a 18",
    "vivir en otro pais antes de la universidad",
  ],
  texts: {
    es: {
      title: "YFU – Youth For Understanding",
      audience: "Estudiantes de prepa, por lo general de 15 a 18 años",
      amount: "Con costo: pregunta a la oficina de tu país qué becas tiene",
      level: "Preparatoria o bachillerato",
      deadline: "Depende de tu país y del programa",
      description:
        "Convive con una familia anfitriona voluntaria y estudia en una escuela de otro país. Elige entre programas cortos, de un semestre o de un año escolar.",
      requirements: {
        age: "Tener por lo general de 15 a 18 años durante el programa",
        record: "Llevar buenas calificaciones",
        maturity: "Tener ganas y madurez para vivir en otra cultura",
        level: "Estudiar la prepa o haber egresado",
      },
      note: "Busca la oficina de YFU de tu país. Ella te dice las edades, el costo, las becas y si tu destino pide saber el idioma.",
    },
    en: {
      title: "YFU – Youth For Understanding",
      audience: "High-school students, usually aged 15 to 18",
      amount:
        "You pay to take part: ask the office of your country which scholarships it has",
      level: "High school",
      deadline: "Depends on your country and programme",
      description:
        "Live with a volunteer host family and study at a school in another country. Choose a short programme, a semester or a full school year.",
      requirements: {
        age: "Usually be 15 to 18 during the programme",
        record: "Have good grades",
        maturity: "Be keen and mature enough to live in another culture",
        level: "Be in high school or have left it",
      },
      note: "Find your country's YFU office. It tells you the ages, the cost, the scholarships and whether your destination asks for the language.",
    },
  },
};
