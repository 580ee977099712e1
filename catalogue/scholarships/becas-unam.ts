import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becasUnam: Scholarship = {
  id: "becas-unam",
  titleKey: "title",
  organization: "UNAM y Fundación UNAM",
  organizationKey: "organization",
  link: "https://www.becarios.unam.mx/",
  applicationUrl: "https://www.integra.unam.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.income",
    "requirements.registration",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.ifigenia",
      source:
        "https://laverdadnoticias.com/ultimas-noticias/mexico/unam-lanza-nueva-beca-ifigenia-martinez-de-3-mil-600-pesos-requisitos-y-registro",
    },
    {
      year: 2025,
      textKey: "figures.lowAverage",
      source:
        "https://politica.expansion.mx/mexico/2025/09/24/unam-beca-bajo-rendimiento",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "university",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    {
      kind: "enrolment",
      institution: "UNAM",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.income",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 8, closes: 8 },
      { opens: 9, closes: 10 },
    ],
  },
  editions: [
    {
      year: 2025,
      opens: "2025-08-18",
      closes: "2025-08-31",
      lineKey: "editions.ifigenia",
      source:
        "https://laverdadnoticias.com/ultimas-noticias/mexico/unam-lanza-nueva-beca-ifigenia-martinez-de-3-mil-600-pesos-requisitos-y-registro",
    },
    {
      year: 2025,
      opens: "2025-09-22",
      closes: "2025-10-06",
      lineKey: "editions.lowAverage",
      source:
        "https://politica.expansion.mx/mexico/2025/09/24/unam-beca-bajo-rendimiento",
    },
  ],
  tags: ["méxico", "licenciatura", "ayuda económica", "unam"],
  sources: [
    {
      url: "https://laverdadnoticias.com/ultimas-noticias/mexico/unam-lanza-nueva-beca-ifigenia-martinez-de-3-mil-600-pesos-requisitos-y-registro",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2025/09/24/unam-beca-bajo-rendimiento",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://expansion.mx/carrera/2025/08/18/unam-lanza-beca-ifigenia-martinez-3600-pesos",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.proceso.com.mx/nacional/2025/8/25/unam-lo-que-tienes-que-saber-de-la-beca-ifigenia-martinez-para-recibir-3600-pesos-357445.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://heraldodemexico.com.mx/economia/2024/8/7/unam-ciclo-escolar-2024-2025-esta-es-la-beca-que-puedes-solicitar-si-estudias-la-licenciatura-627079.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cuautitlan.unam.mx/alumnos/pronabes.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  serves: ["MX"],
  phrases: [
    "becas unam",
    "becas de la unam para licenciatura",
    "portal del becario unam",
    "sistema integra unam becas",
    "beca ifigenia martinez",
    "beca de comida unam",
    "apoyo nutricional unam",
    "beca unam con promedio bajo",
    "beca para pumas de bajos recursos",
    "estoy en la unam y necesito dinero",
    "beca unam primer ingreso",
    "debo materias y quiero beca unam",
    "unam student grants",
    "free meal grant unam",
    "apoyo para universitarios de la unam",
    "no me alcanza para la universidad",
    "becas en cu y fes",
    "manutencion unam",
    "beca alimenticia",
    "voy mal en la uni y necesito apoyo",
    "becas para alumnos irregulares",
    "ayuda para no salirme de la unam",
    "titulacion unam beca",
    "universidad publica mexico ayuda",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas UNAM: Portal del Becario y Sistema INTEGRA",
      organization: "UNAM y Fundación UNAM",
      audience: "Estudiantes de la UNAM, sobre todo de licenciatura",
      amount:
        "Según la beca: dinero, a veces en un solo pago, o una comida gratis al día",
      level: "Sobre todo licenciatura; también bachillerato y posgrado",
      deadline:
        "Suele haber registros de agosto a octubre y otros en el semestre de febrero",
      description:
        "Busca en un solo portal las becas que la UNAM ofrece a quienes ya estudian ahí. La Ifigenia Martínez va a los hogares de menor ingreso. Otra beca es para quien lleva de 6.0 a 7.99 o adeuda materias.",
      requirements: {
        enrolment: "Tener inscripción en la UNAM",
        income: "Vivir en un hogar con ingreso bajo el tope de la convocatoria",
        registration:
          "Pedirla en el Sistema INTEGRA en las fechas de la convocatoria",
      },
      note: "Cada beca pone su tope de ingreso. En 2025, la Ifigenia Martínez pidió promedio de 7.0, salvo en primer ingreso; la de promedio bajo, ser de México, segundo semestre o más y no deber más de diez materias.",
      figures: {
        ifigenia:
          "En 2025: la Beca Ifigenia Martínez pagó 3,600 pesos mexicanos; el prerregistro fue del 18 al 31 de agosto.",
        lowAverage:
          "En 2025: la beca para promedios de 6.0 a 7.99 pagó 2,500 pesos mexicanos; se pidió del 22 de septiembre al 6 de octubre.",
      },
      editions: {
        ifigenia: "Beca Ifigenia Martínez",
        lowAverage: "Beca para promedios de 6.0 a 7.99",
      },
    },
    en: {
      title: "UNAM grants: Portal del Becario and Sistema INTEGRA",
      organization: "UNAM and Fundación UNAM",
      audience: "UNAM students, above all undergraduates",
      amount:
        "Depending on the grant: money, at times in one payment, or one free meal a day",
      level: "Mostly undergraduate; also upper secondary and postgraduate",
      deadline:
        "Registration is often from August to October, with others in the February term",
      description:
        "Find in one portal the grants that UNAM offers to its own students. Ifigenia Martínez is for the lowest-income homes. Another grant is for those with an average of 6.0 to 7.99 or with failed subjects.",
      requirements: {
        enrolment: "Be enrolled at UNAM",
        income: "Live in a household with income under the call's ceiling",
        registration:
          "Ask for it in the INTEGRA system within the dates of the call",
      },
      note: "Each grant sets its income ceiling. In 2025, Ifigenia Martínez asked for a 7.0, except in the first year; the low-average one, for Mexicans, the second term or later and at most ten failed subjects.",
      figures: {
        ifigenia:
          "In 2025: Beca Ifigenia Martínez paid 3,600 Mexican pesos; pre-registration ran from 18 to 31 August.",
        lowAverage:
          "In 2025: the grant for averages of 6.0 to 7.99 paid 2,500 Mexican pesos; applications ran from 22 September to 6 October.",
      },
      editions: {
        ifigenia: "Ifigenia Martínez grant",
        lowAverage: "Grant for averages of 6.0 to 7.99",
      },
    },
  },
};
