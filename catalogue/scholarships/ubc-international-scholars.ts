import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED, UNDERGRADUATE } from "../shared-conditions.ts";

export const ubcInternationalScholars: Scholarship = {
  id: "ubc-international-scholars",
  titleKey: "title",
  organization: "University of British Columbia (UBC)",
  link: "https://you.ubc.ca/financial-planning/scholarships-awards-international-students/international-scholars",
  destination: "CA",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.level",
    "requirements.nationality",
    "requirements.record",
    "requirements.need",
  ],
  noteKey: "note",
  categoryKey: "international",
  typeKey: "public",
  icon: "university",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: [],
  cost: "aid",
  eligibility: [
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
        // A transfer after the first year only.
        [
          UNDERGRADUATE,
          {
            kind: "studyYear",
            stage: "undergraduate",
            maxYear: 1,
            minYearsLeft: 3,
          },
          { kind: "other" },
        ],
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
      kind: "studyYear",
      stage: "schoolFinished",
      maxYearsSince: 2,
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
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: null, closes: 11 }] },
  editions: [
    {
      year: 2024,
      opens: null,
      closes: "2024-11-15",
      source:
        "https://youthexpat.com/2024/09/13/ubcs-international-scholars-program",
    },
  ],
  lastSeenCycle: 2026,
  tags: [
    "becas",
    "canadá",
    "universidad",
    "licenciatura",
    "necesidad económica",
    "liderazgo",
  ],
  sources: [
    {
      url: "https://www.theunipedia.org/2020/10/ubc-karen-mckellin-leader-award.html",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://academia.campusjeunes.net/scholarships/2025-international-scholars-program-application-2",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://vancouver.calendar.ubc.ca/fees/application-and-administrative-fees",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://youthexpat.com/2024/09/13/ubcs-international-scholars-program",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://you.ubc.ca/financial-planning/scholarships-awards-international-students/international-scholars",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://you.ubc.ca/applying-ubc/blog/scholarships-and-awards/international-scholars-award/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "beca ubc international scholars",
    "karen mckellin leader of tomorrow",
    "beca universidad de british columbia",
    "estudiar en vancouver con beca",
    "beca canada segun lo que gane mi familia",
    "donald wehrung beca ubc",
    "carrera en canada con beca por necesidad",
    "beca para lideres comunitarios canada",
    "ubc becas para extranjeros",
    "estudiar en canada sin dinero",
    "beca licenciatura canada voluntariado",
    "soy refugiado y quiero estudiar en canada",
    "ubc scholarship international students",
    "need based scholarship canada undergraduate",
    "becas por liderazgo",
    "becas segun ingresos para extranjeros",
    "becas para refugiados",
    "becas para desplazados por la guerra",
    "universidades top con ayuda",
    "salir del pais al terminar el cole",
    "becas por servicio a la comunidad",
    "carrera en norteamerica",
  ],
  texts: {
    es: {
      title: "Becas UBC International Scholars (Canadá)",
      audience:
        "Quien va a empezar la carrera con notas excelentes y necesidad económica",
      amount: "Una ayuda según la necesidad de tu familia y tus méritos",
      level: "Licenciatura",
      deadline: "Suele cerrar a mediados de noviembre, antes que la admisión",
      description:
        "Reúne varias becas de la Universidad de British Columbia para quienes llegan de otros países. La Karen McKellin premia notas y liderazgo. La Donald A. Wehrung es para quien viene de zonas de pobreza o de guerra.",
      requirements: {
        level:
          "Entrar a tu primera licenciatura desde la prepa, terminada hace poco, o tras un primer año en otra",
        nationality: "Ser de otro país y necesitar permiso de estudios",
        record: "Notas excelentes, buen inglés y servicio a tu comunidad",
        need: "Mostrar necesidad económica",
      },
      note: "Para entrar en 2026 había que haber terminado la prepa desde noviembre de 2024. Quien pide estas becas queda fuera de las que UBC da solo por mérito. Confirma el cierre y quién debe nominarte. La solicitud de admisión se paga.",
    },
    en: {
      title: "UBC International Scholars awards (Canada)",
      audience:
        "Anyone about to start a degree with excellent grades and financial need",
      amount: "Aid by your family's need and your merits",
      level: "Undergraduate",
      deadline: "It usually closes in mid-November, before admission does",
      description:
        "It gathers several awards of the University of British Columbia for students from abroad. The Karen McKellin rewards grades and leadership. The Donald A. Wehrung is for those from areas of poverty or war.",
      requirements: {
        level:
          "Enter your first degree from high school, finished recently, or after a first year elsewhere",
        nationality: "Be from another country and need a study permit",
        record: "Excellent grades, good English and community service",
        need: "Show financial need",
      },
      note: "To start in 2026, high school had to be finished in November 2024 or later. If you ask for these awards, UBC leaves you out of those by merit alone. Check the deadline and who must nominate you. Applying for admission has a fee.",
    },
  },
};
