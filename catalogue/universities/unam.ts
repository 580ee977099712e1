import { SCHOOL_FINISHED } from "../shared-conditions.ts";
import type { University } from "../university.schema.ts";
import { SCHOOL_AVERAGE_OF_7 } from "./shared-conditions.ts";

export const unam: University = {
  id: "unam",
  link: "https://www.unam.mx",
  tags: [
    "universidad pública",
    "cdmx",
    "examen de admisión",
    "investigación",
    "gratis",
  ],
  sources: [
    {
      url: "https://www.adn40.mx/mexico/2025-09-11/suayed-unam-convocatoria-2025-fechas-registro-toma-fotografia-publicacion-resultados",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2026/01/12/convocatoria-unam-2026-licenciatura",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://infobae.com/mexico/2024/07/20/90-de-aspirantes-a-la-unam-fueron-rechazados-mas-de-129-mil-jovenes-se-quedan-sin-lugar-en-la-maxima-casa-de-estudios",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.eleconomista.com.mx/los-especiales/ranking-qs-2026-unam-mantiene-mejor-mexico-baja-42-posiciones-global-20251030-784145.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.razon.com.mx/mexico/2025/08/11/crece-la-matricula/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.adn40.mx/mexico/2026-01-17/convocatoria-unam-2026-cuando-es-el-examen-admision-a-la-licenciatura/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://jornada.com.mx/2025/01/20/politica/013n2pol",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://ses.unam.mx/publicaciones/articulos.php?idart=1983&proceso=visualiza",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.infobae.com/mexico/2026/01/12/convocatoria-unam-2026-fechas-registro-en-dgae-y-requisitos-para-ingresar-a-licenciatura/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elpais.com/mexico/2026-01-23/examen-de-la-unam-para-licenciatura-como-sera-el-simulacro-obligatorio-vigilancia-con-inteligencia-artificial-y-fechas-clave.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
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
    "programs.law",
    "programs.psychology",
    "programs.architecture",
    "programs.management",
    "programs.computing",
    "programs.actuarial",
    "programs.dentistry",
  ],
  fields: [
    "mathematics",
    "naturalSciences",
    "technology",
    "health",
    "socialSciences",
    "business",
    "humanities",
    "arts",
  ],
  cost: "free",
  requirementsKeys: [
    "requirements.school",
    "requirements.grade",
    "requirements.exam",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: SCHOOL_AVERAGE_OF_7,
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "test",
      name: "Concurso de selección de la UNAM",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  admissionsLink: "https://www.dgae.unam.mx",
  isSpecialized: false,
  logoSlug: "unam",
  imageSlug: "unam-campus",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 1, closes: 2 },
      { opens: 9, closes: 9 },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-01-23",
      closes: "2026-02-03",
      source:
        "https://www.adn40.mx/mexico/2026-01-17/convocatoria-unam-2026-cuando-es-el-examen-admision-a-la-licenciatura/",
    },
    {
      year: 2025,
      opens: "2025-01-24",
      closes: "2025-02-04",
      source: "https://jornada.com.mx/2025/01/20/politica/013n2pol",
    },
    {
      year: 2025,
      opens: "2025-09-11",
      closes: "2025-09-19",
      lineKey: "editions.distance",
      source:
        "https://www.adn40.mx/mexico/2025-09-11/suayed-unam-convocatoria-2025-fechas-registro-toma-fotografia-publicacion-resultados",
    },
  ],
  type: "Pública",
  regions: ["CDMX"],
  studentsKey: "students",
  facultiesKey: "faculties",
  phrases: [
    "la unam carreras y admision",
    "maxima casa de estudios cu",
    "universidad gratis en cdmx",
    "estudiar medicina o derecho en mexico publica",
    "carrera en linea suayed sin ir a clases",
    "fes acatlan aragon iztacala zaragoza",
    "universidad de los pumas",
    "uni del gobierno para ser doctor o abogado",
    "estudiar y chambear carrera abierta a distancia",
    "como entro a la unam saliendo de prepa",
    "licenciaturas de arte ciencias y filosofia mexico",
    "national autonomous university of mexico",
    "public university mexico city",
    "mi familia no puede pagar una privada",
    "universidad gratuita en mexico",
    "estudiar medicina o derecho en cu",
    "carrera en linea o sistema abierto",
    "universidad publica para cualquier carrera",
    "la mejor universidad de mexico",
    "trabajar y estudiar en sistema abierto",
    "ingenieria arquitectura o psicologia publica",
    "entrar a ciudad universitaria",
    "donde estudiar medicina en mexico",
    "universidades en cdmx",
    "universidad sin pagar",
    "carrera de veterinaria odontologia o filosofia",
    "la mejor publica del pais",
    "universidades mexicanas",
    "licenciatura virtual",
    "salgo de la prepa y quiero la uni",
    "investigacion y ciencia en mexico",
    "estudiar y trabajar a la vez",
    "ya acabe la prepa y quiero estudiar licenciatura",
    "termine la prepa y quiero entrar a universidad",
  ],
  texts: {
    es: {
      editions: { distance: "Sistema abierto y a distancia" },
      name: "Universidad Nacional Autónoma de México (UNAM)",
      location:
        "Ciudad Universitaria, Ciudad de México, y planteles en varios estados",
      description:
        "La universidad nacional de México: pública y con investigación en casi todas las áreas. Elige entre más de cien licenciaturas, presenciales, abiertas o a distancia.",
      audience:
        "Estudiantes con el bachillerato terminado o en el último semestre",
      admission:
        "Concurso de selección con un examen de 120 preguntas, en línea y con simulador obligatorio (2026). De la ENP o el CCH puedes tener pase reglamentado, según notas y años.",
      when: "Registro en enero y febrero; otro en septiembre para abierta y a distancia",
      aid: "Es pública y gratuita, pero el examen se paga. Ya dentro, pregunta por sus becas y revisa las becas públicas que reunimos en Becas.",
      ranking: "QS 2026: lugar 136 del mundo y primera de México",
      admissionRate:
        "Cerca de 9.9 % en el concurso de 2024 (14,151 de 143,427), sin contar el pase reglamentado",
      students:
        "Más de 373 mil en total, de iniciación universitaria a posgrado (2025-2026)",
      faculties:
        "Facultades, unidades multidisciplinarias y escuelas nacionales; más de 130 licenciaturas",
      requirements: {
        school:
          "Terminar el bachillerato; puedes concursar en el último semestre",
        grade: "Tener promedio mínimo de 7.0 en el bachillerato",
        exam: "Presentar el examen de selección, salvo que entres por pase reglamentado",
      },
      programs: {
        medicine: "Médico Cirujano",
        law: "Derecho",
        psychology: "Psicología",
        architecture: "Arquitectura",
        management: "Administración",
        computing: "Ingeniería en Computación",
        actuarial: "Actuaría",
        dentistry: "Cirujano Dentista",
      },
      note: "La tasa de admisión es solo del concurso: muchas personas entran por pase desde la ENP o el CCH. El examen principal ha sido en mayo o junio. Confirma cada fecha en la DGAE: un día tarde te deja fuera.",
    },
    en: {
      editions: { distance: "Open and distance study" },
      name: "National Autonomous University of Mexico (UNAM)",
      location:
        "Ciudad Universitaria, Mexico City, and sites in several states",
      description:
        "Mexico's national university: public, with research in nearly every field. Choose from more than a hundred undergraduate degrees, on campus, open or by distance.",
      audience:
        "Students who have finished high school or are in their last semester",
      admission:
        "A contest with a 120-question exam, online, with a mandatory practice run (2026). ENP or CCH may give a direct pass, by grades and years.",
      when: "Register in January and February; again in September for open and distance",
      aid: "It is public and free, but the exam has a fee. Once you are in, ask about its scholarships and look at the public ones we gather under Scholarships.",
      ranking: "QS 2026: 136th in the world and first in Mexico",
      admissionRate:
        "About 9.9% in the 2024 contest (14,151 of 143,427), not counting the direct pass",
      students:
        "More than 373,000 in all, from lower secondary to postgraduate (2025-2026)",
      faculties:
        "Faculties, multidisciplinary units and national schools; more than 130 degrees",
      requirements: {
        school:
          "Finish high school; you can enter the contest in your last semester",
        grade: "Have a high-school average of at least 7.0 out of 10",
        exam: "Sit the selection exam, unless you enter with the direct pass",
      },
      programs: {
        medicine: "Medicine",
        law: "Law",
        psychology: "Psychology",
        architecture: "Architecture",
        management: "Business Administration",
        computing: "Computer Engineering",
        actuarial: "Actuarial Science",
        dentistry: "Dentistry",
      },
      note: "The admission rate covers the contest only: many new students come in with the direct pass from ENP or CCH. The main exam has been in May or June. Confirm every date with DGAE: one day late leaves you out.",
    },
  },
};
