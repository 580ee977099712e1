import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becasUcabVenezuela: Scholarship = {
  id: "becas-ucab-venezuela",
  serves: ["VE"],
  link: "https://www.ucab.edu.ve/",
  tags: [
    "venezuela",
    "universidad privada",
    "beca parcial",
    "licenciatura",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://elucabista.com/2019/10/04/ucab-otorgo-apoyo-economico-al-99-de-los-solicitantes/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.radiofeyalegrianoticias.com/padre-arturo-peraza-agradece-donaciones-en-el-becaton-ucab/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://elucabista.com/2021/03/16/balance-final-la-ucab-concluyo-su-becaton-con-270-000-recaudados/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://egresados.ucab.edu.ve/la-ucab-y-la-situacion-de-venezuela",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
  ],
  organization: "Universidad Católica Andrés Bello (Venezuela)",
  lastSeenCycle: 2023,
  categoryKey: "national",
  typeKey: "private",
  icon: "university",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: ["tuition"],
  cost: "aid",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.enrolled",
    "requirements.need",
    "requirements.record",
  ],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Universidad Católica Andrés Bello",
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      // The university studies each household: almost everybody who asks gets a part.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    { kind: "record", textKey: "requirements.record", changeable: true },
  ],
  figures: [
    {
      year: 2023,
      textKey: "figures.y2023",
      source:
        "https://www.radiofeyalegrianoticias.com/padre-arturo-peraza-agradece-donaciones-en-el-becaton-ucab/",
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "becas ucab",
    "cooperacion economica ucab",
    "beca universidad catolica andres bello",
    "no puedo pagar la ucab",
    "becaton ucab",
    "ayuda para estudiar en la catolica",
    "beca parcial caracas universidad privada",
    "estudio socioeconomico ucab",
    "financiar carrera en la ucab",
    "beca para nuevo ingreso ucab",
    "apoyo economico estudiantes venezuela universidad",
    "ucab venezuela financial aid",
    "andres bello catholic university grants",
    "becas en venezuela",
    "universidad privada con descuento",
    "becas parciales",
    "no me alcanza para la universidad",
    "estudiar en la catolica de caracas",
    "ayuda para pagar la u",
    "beca por necesidad",
    "universidad jesuita ayuda",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Ayudas de la UCAB (Cooperación Económica)",
      audience:
        "Estudiantes de la UCAB, y quienes van a entrar, con necesidad económica",
      amount:
        "Una parte o el total de la matrícula, según tu necesidad y tu rendimiento",
      level: "Carrera universitaria",
      deadline:
        "Las fechas cambian cada semestre: pregunta antes de inscribirte",
      description:
        "La Universidad Católica Andrés Bello, privada, mantiene un fondo para quienes no pueden pagar la carrera completa. Recibe la solicitud, hace un estudio económico del hogar y pide que apruebes tus materias.",
      requirements: {
        enrolled: "Estudiar en la UCAB o empezar en ella",
        need: "Tener una situación socioeconómica que lo justifique",
        record: "Avanzar en la carrera y aprobar las materias",
      },
      note: "Los datos son de 2023. Confirma en la oficina de Cooperación Económica de la universidad qué programas hay, cuánto cubren y cuándo se piden.",
      figures: {
        y2023: "En 2023, según el rector: ayudas del 30 al 100 %.",
      },
    },
    en: {
      title: "UCAB financial support (Cooperación Económica)",
      audience: "UCAB students, and those about to start, with financial need",
      amount:
        "Part or all of the tuition, depending on your need and performance",
      level: "University degree",
      deadline: "Dates change each semester: ask before you enrol",
      description:
        "Universidad Católica Andrés Bello, a private university, keeps a fund for those who cannot pay the whole degree. It takes the request, studies the household's finances and asks that you pass your subjects.",
      requirements: {
        enrolled: "Study at UCAB or be about to start there",
        need: "Have a socio-economic situation that justifies it",
        record: "Make progress in the degree and pass your subjects",
      },
      note: "The data are from 2023. Check with the university's Cooperación Económica office which programmes exist, how much they cover and when to ask.",
      figures: {
        y2023: "In 2023, according to the rector: support of 30% to 100%.",
      },
    },
  },
};
