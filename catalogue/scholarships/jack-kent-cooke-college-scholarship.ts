import type { Scholarship } from "../scholarship.schema.ts";
import {
  LAST_YEAR_AT_CALL,
  MEASURED_NEED,
  WITH_OTHER_AVERAGE,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

export const jackKentCookeCollegeScholarship: Scholarship = {
  id: "jack-kent-cooke-college-scholarship",
  titleKey: "title",
  organization: "Jack Kent Cooke Foundation",
  link: "https://www.jkcf.org/our-scholarships/college-scholarship-program/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.level",
    "requirements.residence",
    "requirements.grade",
    "requirements.need",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025Amount",
      source:
        "https://jkcf.org/our-scholarships/college-scholarship-program/how-to-apply/?SFMC_cid=EM377297-&rid=84586265",
    },
    {
      year: 2025,
      textKey: "figures.y2025Income",
      source:
        "https://www.jkcf.org/our-scholarships/college-scholarship-program/faqs/",
    },
  ],
  categoryKey: "nationalUSA",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "living", "materials", "mentoring"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: ["preparatoria_3"],
      stages: ["upperSecondary"],
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
      // The call closes in the middle of that year.
      kind: "anyOf",
      options: LAST_YEAR_AT_CALL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "residence",
      textKey: "requirements.residence",
      changeable: false,
      countries: ["US", "PR"],
    },
    {
      // Living there is not yet all four years of school there.
      kind: "other",
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [WITH_SCHOOL_AVERAGE, { kind: "grade", atLeast: 3.75, scale: "4.0" }],
        ...WITH_OTHER_AVERAGE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      // The limit of income is high: also families that see no need may be below it.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: null, closes: 11 }] },
  lastSeenCycle: 2025,
  tags: ["estados unidos", "licenciatura", "fundación", "necesidad económica"],
  editions: [
    {
      year: 2022,
      opens: "2021-09-07",
      closes: null,
      source:
        "https://www.prnewswire.com/news-releases/the-jack-kent-cooke-foundations-college-scholarship-program-application-is-now-open-301370448.html",
    },
    {
      year: 2021,
      opens: "2020-08-04",
      closes: null,
      source:
        "https://www.prnewswire.com/news-releases/apply-now-national-college-scholarship-application-now-open-for-high-school-students-301105643.html",
    },
    {
      year: 2020,
      opens: null,
      closes: "2019-11-13",
      source:
        "https://wp.lps.org/lswcounseling/2019/09/29/jack-kent-cooke-foundation-jkcf-college-scholarship-program/",
    },
  ],
  sources: [
    {
      url: "https://arts.vansd.org/national-college-scholarships-up-to-40000-for-4-years-over-100-awarded/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://wp.lps.org/lswcounseling/2019/09/29/jack-kent-cooke-foundation-jkcf-college-scholarship-program/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.prnewswire.com/news-releases/the-jack-kent-cooke-foundations-college-scholarship-program-application-is-now-open-301370448.html",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.jkcf.org/our-scholarships/college-scholarship-program/faqs/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://jkcf.org/our-scholarships/college-scholarship-program/how-to-apply/?SFMC_cid=EM377297-&rid=84586265",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.prnewswire.com/news-releases/apply-now-national-college-scholarship-application-now-open-for-high-school-students-301105643.html",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "beca jack kent cooke",
    "cooke college scholarship",
    "jack kent cook beca universidad",
    "beca privada para college en estados unidos",
    "beca grande para seniors de high school",
    "beca que cubre lo que falta del college",
    "pagar la universidad en usa con necesidad economica",
    "beca para latinos en high school usa",
    "beca de merito cuatro años estados unidos",
    "beca con asesoria para entrar al college",
    "que piden para la beca cooke",
    "high achieving low income seniors scholarship",
    "jkcf scholarship high school seniors",
    "mi ayuda financiera del college no alcanza",
    "beca grande para bachelor en usa",
    "ayuda para estudiantes brillantes sin dinero",
    "scholarship for top high school students",
    "beca de fundacion privada para universidad americana",
    "beca alto rendimiento y necesidad",
    "pagar colegiatura libros y vivienda usa",
    "estudiar la licenciatura fuera con beca privada",
    "latinos en usa con excelentes notas",
    "becas en usa para pobres con buenas notas",
    "first gen scholarships",
    "becas para puertorriqueños de high school",
    "scholarships for hispanics",
    "becas de fundaciones gringas",
    "ayuda para bachelor degree",
    "honor student sin dinero",
    "latino en eeuu sin plata para college",
    "becas que no se devuelven en usa",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Cooke College Scholarship Program",
      audience:
        "Quienes cursan los cuatro años de high school en EE. UU. o sus territorios",
      amount:
        "Lo que no cubran otras ayudas, con tope anual, hasta cuatro años, y asesoría",
      level: "Licenciatura",
      deadline: "Suele cerrar a mediados de noviembre",
      description:
        "Una beca privada de Estados Unidos para la universidad. También puedes usarla para estudiar fuera, en una institución acreditada de cuatro años.",
      requirements: {
        level:
          "Estar en el último año de high school; no se aceptan años sabáticos",
        residence:
          "Hacer los cuatro años de high school en EE. UU., sus territorios (como Puerto Rico) o sus bases militares",
        grade: "Promedio (GPA) sin ponderar de 3.75 o más (2025)",
        need: "Tener ingresos familiares por debajo del tope de la convocatoria",
      },
      note: "El tope de ingresos, el monto y la fecha pueden cambiar cada año. Léelos en el sitio de la fundación antes de solicitar.",
      figures: {
        y2025Amount: "Para entrar en 2025: hasta 55,000 USD al año.",
        y2025Income:
          "Para entrar en 2025: ingreso familiar hasta 95,000 USD al año.",
      },
    },
    en: {
      title: "Cooke College Scholarship Program",
      audience:
        "Students who do all four years of high school in the US or its territories",
      amount:
        "What other aid does not cover, up to a yearly cap, for up to four years; advising",
      level: "Undergraduate",
      deadline: "Usually closes in mid-November",
      description:
        "A private scholarship for college in the United States. You can also use it to study abroad, at an accredited four-year institution.",
      requirements: {
        level: "Be in the last year of high school; gap years are not accepted",
        residence:
          "Do all four years of high school in the US, its territories (such as Puerto Rico) or its military bases",
        grade: "Unweighted GPA of 3.75+ (2025)",
        need: "Have a family income below the cap set in the call",
      },
      note: "The income cap, the amount and the date may change every year. Read them on the foundation's site before you apply.",
      figures: {
        y2025Amount: "2025 entry: up to 55,000 USD a year.",
        y2025Income: "2025 entry: family income up to 95,000 USD a year.",
      },
    },
  },
};
