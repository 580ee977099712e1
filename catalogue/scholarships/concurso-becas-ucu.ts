import type { Scholarship } from "../scholarship.schema.ts";
import { SCHOOL_LEAVER } from "../shared-conditions.ts";

export const concursoBecasUcu: Scholarship = {
  id: "concurso-becas-ucu",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://carreras.ucu.edu.uy/index.php/becas",
  organization: "Universidad Católica del Uruguay (UCU)",
  serves: ["UY"],
  tags: [
    "uruguay",
    "becas",
    "universidad privada",
    "licenciatura",
    "beca parcial",
  ],
  categoryKey: "national",
  typeKey: "private",
  icon: "university",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition"],
  cost: "aid",
  cycle: { basis: "unknown" },
  lastSeenCycle: 2022,
  requirementsKeys: [
    "requirements.residence",
    "requirements.school",
    "requirements.exam",
  ],
  eligibility: [
    {
      // The newest call read does not say whom it takes from abroad.
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["UY"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [SCHOOL_LEAVER],
        // The call of 2019 took no holder of a degree, nor the university's own students.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: [
              "technical",
              "undergraduate",
              "undergraduateFinished",
              "postgraduate",
            ],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Each award has its own age limit: that of excellence took up to 20 in 2019.
      kind: "anyOf",
      options: [[{ kind: "age", max: 20 }], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2022,
      textKey: "figures.y2022",
      source:
        "https://carreras.ucu.edu.uy/index.php/becas?utm_source=carreras&utm_medium=bannerCarreras&utm_campaign=PreviousPageBannerCARRERAS&utm_content=concursoBecasFEB22",
    },
  ],
  sources: [
    {
      url: "https://www.diarioelpueblo.com.uy/especialessemanales/miercoles/universidades/concurso-de-becas-de-la-univeridad-catolica.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://carreras.ucu.edu.uy/index.php/becas?utm_source=carreras&utm_medium=bannerCarreras&utm_campaign=PreviousPageBannerCARRERAS&utm_content=concursoBecasFEB22",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://diarioelpueblo.com.uy/universidad-catolicaconcurso-de-becas-febrero-2022/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2022,
      opens: "2022-06-08",
      closes: "2022-07-10",
      source:
        "https://carreras.ucu.edu.uy/index.php/becas?utm_source=carreras&utm_medium=bannerCarreras&utm_campaign=PreviousPageBannerCARRERAS&utm_content=concursoBecasFEB22",
    },
    {
      year: 2022,
      opens: null,
      closes: "2022-02-06",
      source:
        "https://diarioelpueblo.com.uy/universidad-catolicaconcurso-de-becas-febrero-2022/",
    },
  ],
  phrases: [
    "concurso de becas ucu",
    "beca universidad catolica uruguay",
    "becas catolica prueba de julio",
    "beca damaso antonio larrañaga",
    "universidad privada con beca uruguay",
    "beca de excelencia academica ucu",
    "prueba de becas razonamiento logico",
    "beca del 100 por ciento en la catolica",
    "estudiar en la ucu con beca",
    "beca buen desempeño",
    "pruebas de referencia becas ucu",
    "beca para empezar facultad privada",
    "private university scholarship uruguay",
    "scholarship test catholic university uruguay",
    "becas en uruguay",
    "universidad privada con descuento",
    "universidad privada becado",
    "becas por examen",
    "becas parciales",
    "becas de excelencia academica",
    "examen de logica y lectura beca",
    "becas para empezar la carrera",
    "becas por merito",
    "salgo de sexto y quiero privada",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Concurso de Becas de la Universidad Católica del Uruguay",
      audience:
        "Quienes quieren empezar una carrera en la Universidad Católica del Uruguay",
      amount:
        "Del 30 % al 100 % del valor de la carrera, según el tipo de beca",
      level: "Carreras de grado",
      deadline:
        "Las últimas pruebas vistas: en julio, diciembre y febrero; te anotas antes",
      description:
        "Con una sola prueba compites por varias becas a la vez. Mide razonamiento lógico-matemático y comprensión lectora. Hay becas por mérito y otras que miran además los ingresos de tu casa.",
      requirements: {
        residence: "Ser de Uruguay o tener residencia permanente (2019)",
        school: "Terminar el bachillerato y cumplir la edad de la beca",
        exam: "Rendir la prueba de la universidad",
      },
      figures: {
        y2022:
          "En 2022: para la prueba de julio te anotabas del 8 de junio al 10 de julio.",
      },
      note: "Leímos bases de 2022: cada quien elegía una sola fecha por edición. En 2019 la beca de excelencia no aceptaba a quien ya tenía título ni a quien estudiaba ahí. Confirma becas, fechas, límites de edad o ingresos y qué te toca pagar.",
    },
    en: {
      title: "Scholarship contest of the Universidad Católica del Uruguay",
      audience:
        "Those who want to start a degree at the Universidad Católica del Uruguay",
      amount:
        "From 30% to 100% of the cost of the degree, depending on the scholarship",
      level: "Undergraduate degrees",
      deadline:
        "The last tests seen were in July, December and February; you sign up before",
      description:
        "With a single test you compete for several scholarships at once. It measures logical and mathematical reasoning and reading. Some scholarships go by merit and others also look at the income of your household.",
      requirements: {
        residence: "Be Uruguayan or a permanent resident (2019)",
        school: "Finish upper secondary and meet the award's age limit",
        exam: "Sit the university's test",
      },
      figures: {
        y2022:
          "In 2022: for the July test you signed up from 8 June to 10 July.",
      },
      note: "We read rules of 2022: each person chose one single date per edition. In 2019 the excellence award took no holders of a degree nor the university's own students. Check awards, dates, age or income limits and what you would pay.",
    },
  },
};
