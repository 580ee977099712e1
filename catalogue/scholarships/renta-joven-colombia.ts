import type { Scholarship } from "../scholarship.schema.ts";
import {
  MEASURED_NEED,
  SCHOOL_FINISHED,
  WITHOUT_DEGREE,
} from "../shared-conditions.ts";

export const rentaJovenColombia: Scholarship = {
  id: "renta-joven-colombia",
  link: "https://jovenes.prosperidadsocial.gov.co/",
  applicationUrl: "https://jovenes.prosperidadsocial.gov.co/RentaJoven",
  tags: ["colombia", "gobierno", "licenciatura", "necesidad económica"],
  sources: [
    {
      url: "https://caracol.com.co/2024/07/24/venezolanos-se-pueden-inscribir-a-renta-joven-estos-serian-los-requisitos-segun-gobierno/?outputType=amp",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.tropicanafm.com/2025/subsidio-de-400-mil-pesos-para-jovenes-quienes-pueden-cobrarlo-requisitos-y-mas-453690.html/amp",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.infobae.com/colombia/2026/02/04/renta-joven-condicionaran-la-entrega-de-incentivos-a-jovenes-que-no-cumplan-con-los-siguientes-requisitos/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://tropicanafm.com/2024/asi-puede-inscribirse-al-programa-renta-joven-dan-mas-de-300-mil-pesos-422256.html/amp",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://larazon.co/nacion/prosperidad-social-abre-inscripciones-para-renta-joven-hasta-el-15-de-octubre/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "Prosperidad Social (Colombia)",
  lastSeenCycle: 2024,
  categoryKey: "national",
  typeKey: "public",
  icon: "heart",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["living"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.school",
    "requirements.need",
    "requirements.enrolled",
  ],
  eligibility: [
    {
      kind: "age",
      min: 14,
      max: 28,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CO"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Group C reaches beyond poverty, and the lists ask for none.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Institución pública o con convenio, normal o SENA",
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      kind: "status",
      notHolding: "título profesional",
      textKey: "requirements.degree",
      changeable: false,
    },
    {
      ...WITHOUT_DEGREE,
      textKey: "requirements.degree",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.tropicanafm.com/2025/subsidio-de-400-mil-pesos-para-jovenes-quienes-pueden-cobrarlo-requisitos-y-mas-453690.html/amp",
    },
    {
      year: 2024,
      textKey: "figures.call",
      source:
        "https://larazon.co/nacion/prosperidad-social-abre-inscripciones-para-renta-joven-hasta-el-15-de-octubre/",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2024,
      opens: "2024-07-20",
      closes: "2024-10-15",
      source:
        "https://larazon.co/nacion/prosperidad-social-abre-inscripciones-para-renta-joven-hasta-el-15-de-octubre/",
    },
  ],
  phrases: [
    "renta joven inscripciones",
    "jovenes en accion colombia ahora",
    "subsidio para estudiar en el sena",
    "plata por estar matriculado universidad publica",
    "sisben grupos a b c jovenes",
    "prosperidad social jovenes portal",
    "ayuda del gobierno para universitarios colombia",
    "dinero por semestre matriculado",
    "escuela normal superior subsidio",
    "incentivo por estudiar colombia",
    "renta joven requisitos bachiller",
    "colombia student cash transfer",
    "youth income programme colombia",
    "becas en colombia",
    "subsidio para universitarios",
    "becas para afrodescendientes",
    "plan social para estudiantes",
    "tecnico o tecnologo con ayuda",
    "no me alcanza para la universidad",
    "jovenes vulnerables incentivo",
    "normalista colombia apoyo",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Renta Joven",
      audience:
        "Bachilleres de 14 a 28 años en universidad, escuela normal o SENA, con pocos recursos",
      amount:
        "Dinero por matricularte y avanzar, sin que tengas que devolverlo",
      level: "Educación superior, escuela normal o SENA",
      deadline:
        "Los cupos nuevos se abren por convocatoria; una fue de julio a octubre",
      description:
        "Reemplaza a Jóvenes en Acción. Entrega dinero a quienes estudian en instituciones públicas o con convenio, según su matrícula y sus notas. Ha dado prioridad a comunidades indígenas y afrocolombianas.",
      requirements: {
        age: "Tener entre 14 y 28 años",
        school: "Ser bachiller y vivir en Colombia",
        need: "Estar en Sisbén IV (A, B o C; en 2024, hasta C18) o en listas indígenas o del ICBF",
        enrolled:
          "Tener matrícula en una institución pública o con convenio, una escuela normal o el SENA",
        degree: "No tener título profesional ni de posgrado",
      },
      note: "Antes de contar con este dinero, confirma en el portal que haya cupos para nuevos participantes. Quien ya está adentro debe actualizar sus datos y su cuenta cuando lo piden.",
      figures: {
        y2025:
          "En 2025: 400,000 COP por semestre matriculado en una institución de educación superior.",
        call: "La convocatoria de 2024 para nuevos participantes fue del 20 de julio al 15 de octubre.",
      },
    },
    en: {
      title: "Renta Joven (youth income)",
      audience:
        "School leavers aged 14 to 28 at university, normal school or SENA, with low income",
      amount:
        "Money for enrolling and making progress, with nothing to pay back",
      level: "Higher education, normal school or SENA",
      deadline: "New places open by call; one ran from July to October",
      description:
        "It replaces Jóvenes en Acción. It gives money to those who study at public or partner institutions, according to enrolment and marks. It has given priority to Indigenous and Afro-Colombian communities.",
      requirements: {
        age: "Be 14 to 28 years old",
        school: "Have finished school and live in Colombia",
        need: "Be in Sisbén IV (A, B or C; in 2024, up to C18) or on Indigenous or ICBF lists",
        enrolled:
          "Be enrolled at a public or partner institution, a normal school or SENA",
        degree: "Not hold a professional or graduate degree",
      },
      note: "Before counting on this money, check on the portal that there are places for new participants. Those already in must update their details and account when asked.",
      figures: {
        y2025:
          "In 2025: 400,000 COP per semester enrolled at a higher education institution.",
        call: "The 2024 call for new participants ran from 20 July to 15 October.",
      },
    },
  },
};
