import type { Scholarship } from "../scholarship.schema.ts";
import { LAST_YEAR_AT_CALL } from "../shared-conditions.ts";

export const torontoPearsonScholarship: Scholarship = {
  id: "toronto-pearson-scholarship",
  titleKey: "title",
  organization: "University of Toronto",
  link: "https://future.utoronto.ca/pearson/about/",
  destination: "CA",
  applicationUrl: "https://future.utoronto.ca/pearson/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nomination",
    "requirements.level",
    "requirements.nationality",
    "requirements.admission",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://www.newswatchngr.com/the-lester-b-pearson-international-scholarship/",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "university",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: ["tuition", "living", "materials"],
  cost: "funded",
  eligibility: [
    {
      kind: "task",
      task: "sponsor",
      textKey: "requirements.nomination",
      changeable: true,
    },
    // A school nominates one student.
    { kind: "other", textKey: "requirements.nomination", changeable: false },
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
      // Only a school year that ends in June or July is in time for the next call too;
      // some schools of Mexico end in May.
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["CU", "DO", "HT", "VE"] }],
        ...LAST_YEAR_AT_CALL,
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "schoolFinished",
      maxYearsSince: 1,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "nationality",
      countries: ["*"],
      except: ["CA"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: null, closes: 10 }] },
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-11-07",
      lineKey: "editions.award",
      source: "https://immigrationintl.com/?p=5534",
    },
    {
      year: 2025,
      opens: null,
      closes: "2024-10-18",
      lineKey: "editions.admission",
      source:
        "https://www.newswatchngr.com/the-lester-b-pearson-international-scholarship/",
    },
    {
      year: 2025,
      opens: null,
      closes: "2024-11-08",
      lineKey: "editions.award",
      source:
        "https://www.newswatchngr.com/the-lester-b-pearson-international-scholarship/",
    },
  ],
  tags: ["beca completa", "canadá", "universidad", "licenciatura", "liderazgo"],
  sources: [
    {
      url: "https://discover.engineering.utoronto.ca/apply/english-facility/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://apply.adm.utoronto.ca/register/pearson-participate",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://future.utoronto.ca/apply/applying/applications/",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://future.utoronto.ca/scholarships/lester-b-pearson-international-scholarship-program/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://immigrationintl.com/?p=5534",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www3.adm.utoronto.ca/Pearson/schoolApplication.php?ref=644a95b1",
      supports: ["eligibility"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.newswatchngr.com/the-lester-b-pearson-international-scholarship/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca lester pearson toronto",
    "beca completa universidad de toronto",
    "beca pearson canada requisitos",
    "estudiar en toronto con todo pagado",
    "beca canada licenciatura completa",
    "mi escuela me puede nominar a pearson",
    "carrera en canada becada desde latinoamerica",
    "beca que paga residencia en canada",
    "beca para lideres de prepa canada",
    "ultimo año de prepa beca canada",
    "university of toronto becas internacionales",
    "nominacion de la escuela beca pearson",
    "lester b pearson international scholarship",
    "full scholarship university of toronto",
    "becas completas para la carrera afuera",
    "universidades top con beca completa",
    "becas en ingles para prepa",
    "mejores alumnos de la escuela beca",
    "salir del pais al terminar el cole",
    "becas por liderazgo y creatividad",
    "universidad de prestigio mundial becado",
  ],
  texts: {
    es: {
      title: "Beca Internacional Lester B. Pearson (Universidad de Toronto)",
      audience:
        "Quien termina la prepa con notas excelentes y lidera en su escuela",
      amount:
        "Colegiatura, libros, cuotas y residencia completa durante los cuatro años de la carrera",
      level: "Licenciatura",
      deadline:
        "En el último ciclo visto, la admisión en octubre y la beca a inicios de noviembre",
      description:
        "Estudia toda la carrera en la Universidad de Toronto, en Canadá. Buscan excelencia, creatividad y huella en la escuela y la comunidad. Tu escuela te nomina: si aún no participa, primero debe registrarse.",
      requirements: {
        nomination: "Que tu escuela te nomine",
        level:
          "Estar en el último año de prepa, o haber egresado no antes de junio del año anterior al de ingreso",
        nationality: "No ser de Canadá: necesitar permiso de estudios",
        admission: "Pedir la admisión (se paga), con inglés suficiente",
      },
      note: "Habla con tu escuela desde agosto: verificar a una nueva puede tardar cuatro semanas. Quien ya va a la universidad no puede pedirla. Confirma las tres fechas: nominación, admisión y beca.",
      figures: {
        y2024:
          "Para ingresar en septiembre de 2025: admisión hasta el 18 de octubre de 2024 y beca hasta el 8 de noviembre.",
      },
      editions: { admission: "Admisión, que se pide antes", award: "Beca" },
    },
    en: {
      title: "Lester B. Pearson International Scholarship (U of Toronto)",
      audience:
        "Anyone finishing high school with excellent grades who leads at school",
      amount:
        "Tuition, books, fees and full residence over the four years of the degree",
      level: "Undergraduate",
      deadline:
        "In the last cycle seen, admission in October and the award in early November",
      description:
        "Study your whole degree at the University of Toronto, in Canada. They look for excellence, creativity and a mark on school and community. Your school nominates you: if it does not take part yet, it must register first.",
      requirements: {
        nomination: "Be nominated by your school",
        level:
          "Be in the last year of high school, or have finished no earlier than June of the year before you start",
        nationality: "Not be from Canada: need a study permit",
        admission: "Apply for admission (with a fee), with enough English",
      },
      note: "Talk to your school from August: verifying a new one can take four weeks. Those already at university cannot apply. Check the three dates: nomination, admission and scholarship.",
      figures: {
        y2024:
          "To start in September 2025: admission until 18 October 2024 and scholarship until 8 November.",
      },
      editions: { admission: "Admission, requested before", award: "Award" },
    },
  },
};
