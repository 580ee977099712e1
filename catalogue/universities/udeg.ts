import { SCHOOL_FINISHED } from "../shared-conditions.ts";
import type { University } from "../university.schema.ts";

export const udeg: University = {
  id: "udeg",
  link: "https://www.udg.mx",
  tags: ["universidad pública", "jalisco", "examen de admisión"],
  editions: [
    {
      year: 2026,
      opens: "2026-02-01",
      closes: "2026-02-28",
      source:
        "https://www.informador.mx/jalisco/udeg-calendario-escolar-2026-b-conoce-fechas-requisitos-y-opciones-academicas-20260203-0170.html",
    },
    {
      year: 2025,
      opens: "2025-09-01",
      closes: "2025-09-30",
      source:
        "https://www.nmas.com.mx/guadalajara/admision-udg-2025-licenciatura-preparatoria-guia-completa-tramites-calendario-2026-a-y-proceso/",
    },
  ],
  sources: [
    {
      url: "https://www.nmas.com.mx/guadalajara/admision-udg-2025-licenciatura-preparatoria-guia-completa-tramites-calendario-2026-a-y-proceso/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/jalisco/udeg-calendario-escolar-2026-b-conoce-fechas-requisitos-y-opciones-academicas-20260203-0170.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cronica.com.mx/jalisco/guadalajara/2026/01/12/admite-udeg-a-mas-de-17-mil-900-aspirantes-en-el-calendario-2026-a/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.informador.mx/ideas/UdeG-el-punto-de-partida-de-Planter-20250609-0018.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.gaceta.udg.mx/udeg-el-punto-cardinal-de-jalisco/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  locationKey: "location",
  country: "MX",
  descriptionKey: "description",
  audienceKey: "audience",
  admissionKey: "admission",
  whenKey: "when",
  aidKey: "aid",
  noteKey: "note",
  rankingKey: "ranking",
  admissionRateKey: "admissionRate",
  programsKeys: [
    "programs.medicine",
    "programs.psychology",
    "programs.law",
    "programs.dentistry",
    "programs.nutrition",
    "programs.veterinary",
    "programs.architecture",
    "programs.nursing",
  ],
  fields: ["health", "socialSciences", "arts"],
  requirementsKeys: [
    "requirements.school",
    "requirements.exam",
    "requirements.record",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "test",
      name: "Examen de admisión de la UdeG",
      textKey: "requirements.exam",
      changeable: true,
    },
    { kind: "record", textKey: "requirements.record", changeable: true },
  ],
  admissionsLink: "https://www.escolar.udg.mx",
  isSpecialized: false,
  logoSlug: "udeg",
  imageSlug: "udeg-campus",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 2, closes: 2 },
      { opens: 9, closes: 9 },
    ],
  },
  type: "Pública",
  regions: ["states"],
  studentsKey: "students",
  facultiesKey: "faculties",
  phrases: [
    "udg universidad de guadalajara",
    "cucei cucs cucea cuaad",
    "estudiar medicina en guadalajara publica",
    "universidad en jalisco para tapatios",
    "carreras en linea udgvirtual",
    "leones negros tramites de ingreso",
    "uni publica en puerto vallarta o los altos",
    "ciclo a y ciclo b admision",
    "licenciatura en artes o psicologia jalisco",
    "como entro a la udeg desde prepa",
    "no quede puedo intentar otra vez este año",
    "university of guadalajara admissions",
    "public university jalisco",
    "vivo en jalisco y quiero ser enfermera",
    "universidad publica en guadalajara",
    "estudiar en jalisco",
    "universidad virtual publica",
    "cucei cucs centros universitarios",
    "carrera en linea publica",
    "psicologia y enfermeria publica jalisco",
    "universidades en guadalajara",
    "donde estudiar medicina en mexico",
    "universidades mexicanas",
    "licenciatura virtual",
    "salgo de la prepa y quiero la uni",
    "carreras de arte diseño y cine jalisco",
    "odontologia nutricion o abogado en gdl",
    "universidades del occidente",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Universidad de Guadalajara (UdeG)",
      location: "Guadalajara y todo el estado de Jalisco",
      description:
        "La universidad pública de Jalisco, con centros en Guadalajara, en las regiones del estado y en línea. Abre dos ingresos al año, así que tienes dos oportunidades.",
      audience: "Estudiantes con el bachillerato terminado o por terminar",
      admission:
        "Examen de admisión más tu promedio de bachillerato. Hay dos ingresos al año, los calendarios A y B. Tras el dictamen publica los lugares que quedaron libres.",
      when: "Registro en febrero (examen en mayo) y en septiembre (examen en noviembre)",
      aid: "Es pública. Pregunta por sus becas al inscribirte y revisa las becas públicas que reunimos en Becas.",
      ranking:
        "QS 2025: rango 1001-1200 del mundo. Ya hay ediciones más nuevas: búscala en QS.",
      admissionRate:
        "53.5 % en el calendario 2026-A (17,939 de 33,532); 41.8 % en el 2025-B",
      students: "Más de 300 mil en total, de bachillerato a posgrado (2025)",
      faculties:
        "19 centros universitarios, incluida la modalidad virtual (2025)",
      requirements: {
        school: "Terminar el bachillerato",
        exam: "Presentar el examen de admisión",
        record: "Cuidar tu promedio: cuenta junto con el examen",
      },
      programs: {
        medicine: "Médico Cirujano y Partero",
        psychology: "Psicología",
        law: "Abogado",
        dentistry: "Cirujano Dentista",
        nutrition: "Nutrición",
        veterinary: "Medicina Veterinaria y Zootecnia",
        architecture: "Arquitectura",
        nursing: "Enfermería",
      },
      note: "El examen se paga. La tasa de admisión cambia por calendario y carrera. El dictamen del A suele salir en enero y el del B, en verano.",
    },
    en: {
      name: "University of Guadalajara (UdeG)",
      location: "Guadalajara and the whole state of Jalisco",
      description:
        "The public university of Jalisco, with centres in Guadalajara, across the state and online. It admits students twice a year, so you get two chances.",
      audience: "Students who have finished high school or are about to",
      admission:
        "An admission exam plus your high-school average. There are two intakes a year, calendars A and B. After the results it publishes the places still free.",
      when: "Register in February (exam in May) and in September (exam in November)",
      aid: "It is public. Ask about its scholarships when you enrol and look at the public ones we gather under Scholarships.",
      ranking:
        "QS 2025: band 1001-1200 in the world. There are newer editions: look it up on QS.",
      admissionRate:
        "53.5% in calendar 2026-A (17,939 of 33,532); 41.8% in 2025-B",
      students:
        "More than 300,000 in all, from high school to postgraduate (2025)",
      faculties: "19 university centres, including the virtual one (2025)",
      requirements: {
        school: "Finish high school",
        exam: "Sit the admission exam",
        record: "Look after your average: it counts along with the exam",
      },
      programs: {
        medicine: "Medicine (MD)",
        psychology: "Psychology",
        law: "Law",
        dentistry: "Dentistry",
        nutrition: "Nutrition",
        veterinary: "Veterinary Medicine",
        architecture: "Architecture",
        nursing: "Nursing",
      },
      note: "The exam has a fee. The share admitted varies by calendar and degree. Results usually come in January for A and in summer for B.",
    },
  },
};
