import type { ExchangeProgram } from "../scholarship.schema.ts";

export const pilaIntercambioLatinoamericano: ExchangeProgram = {
  id: "pila-intercambio-latinoamericano",
  link: "https://www.programapila.lat/",
  taughtIn: ["es", "pt"],
  tags: [
    "intercambio",
    "movilidad",
    "américa latina",
    "licenciatura",
    "universidad",
  ],
  sources: [
    {
      url: "https://www.cgci.udg.mx/es/convocatorias/actualizacion-importante-programa-de-intercambio-academico-latinoamericano-pila-2018-b",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://tribunadesanluis.com.mx/local/docente-de-la-ues-san-luis-rio-colorado-esta-de-intercambio-academico-en-colombia-11774202.html/amp",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://eri.unespar.edu.br/convocatoria_pilapresencial_2025-1",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://unr.edu.ar/intercambios-academicos-virtuales-pila-2020-2021",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://fcea.udelar.edu.uy/movilidad-becas-acerca-de/2447-convocatoria-2018-programa-becas-iberoamerica-estudiantes-de-grado-santander-universidades.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://webiie.fing.edu.uy/es/node/48062",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ess.iesalc.unesco.org/index.php/ess3/article/download/v36i1-sg-3/660?inline=1",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://webiie.fing.edu.uy/index.php/es/node/50913",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  titleKey: "title",
  organization:
    "ANUIES (México), ASCUN (Colombia), CIN (Argentina) y otras asociaciones",
  organizationKey: "organization",
  deadlineKey: "deadline",
  amountKey: "amount",
  categoryKey: "international",
  typeKey: "public",
  levelKey: "level",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.university",
    "requirements.country",
    "requirements.progress",
    "requirements.plan",
  ],
  icon: "globe",
  audienceKey: "audience",
  noteKey: "note",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: [],
  cost: "varies",
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "level", levels: ["licenciatura_cursando"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Universidad participante en el PILA",
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["AR", "BR", "CL", "CO", "CU", "MX", "NI", "PY", "UY"],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 2,
      textKey: "requirements.progress",
      changeable: true,
    },
    { kind: "other", textKey: "requirements.progress", changeable: true },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.plan",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  lastSeenCycle: 2025,
  phrases: [
    "pila intercambio academico latinoamericano",
    "programa pila universidad",
    "intercambio a mexico colombia o argentina",
    "semestre en otro pais de latinoamerica",
    "intercambio universitario sin ingles",
    "movilidad estudiantil en español",
    "pilavirtual materias en linea",
    "cursar materias en otra universidad latinoamericana",
    "intercambio en la region",
    "plazas pila de mi universidad",
    "irme de intercambio a un pais latino",
    "ascun anuies cin intercambio",
    "latin american student exchange semester",
    "study a semester in latin america",
    "intercambio en español",
    "intercambio virtual",
    "semestre en argentina o mexico",
    "un cuatrimestre afuera",
    "movilidad academica",
    "intercambio sin toefl",
    "materias online de otra universidad",
    "viajar por latinoamerica estudiando",
  ],
  texts: {
    es: {
      title: "PILA – Programa de Intercambio Académico Latinoamericano",
      organization:
        "ANUIES (México), ASCUN (Colombia), CIN (Argentina) y otras asociaciones",
      audience: "Estudiantes de universidades participantes de América Latina",
      amount:
        "Un semestre con tus materias reconocidas; a menudo la sede ayuda con alojamiento y comida",
      level: "Licenciatura; a veces, posgrado",
      deadline:
        "Cada universidad abre su convocatoria, a menudo una por semestre",
      description:
        "Estudia un semestre en una universidad de otro país de la región, en español o portugués, y haz valer las materias al volver. También hay PILAVirtual: cursas en línea materias de otra universidad sin viajar.",
      requirements: {
        university:
          "Estudiar licenciatura, o posgrado, en universidad del PILA",
        country:
          "Estudiar en Argentina, Brasil, Chile, Colombia, Cuba, México, Nicaragua, Paraguay o Uruguay",
        progress:
          "Tener el promedio y avance que pida tu universidad (20 % en PILAVirtual, Udelar, 2024)",
        plan: "Acordar las materias con tu universidad antes de viajar",
      },
      note: "Pregunta en la oficina internacional de tu universidad y pide por escrito quién paga alojamiento, comida, pasaje, visa y seguro.",
    },
    en: {
      title: "PILA – Latin American Academic Exchange Programme",
      organization:
        "ANUIES (Mexico), ASCUN (Colombia), CIN (Argentina) and other associations",
      audience: "Students of participating universities in Latin America",
      amount:
        "A semester with your courses recognised; the host often helps with housing and meals",
      level: "Undergraduate; at times, postgraduate",
      deadline: "Each university opens its own call, often one per semester",
      description:
        "Study a semester at a university in another country of the region, in Spanish or Portuguese, and have the courses count when you return. There is also PILAVirtual: you take another university's courses online without travelling.",
      requirements: {
        university:
          "Study for a first or postgraduate degree at a PILA university",
        country:
          "Study in Argentina, Brazil, Chile, Colombia, Cuba, Mexico, Nicaragua, Paraguay or Uruguay",
        progress:
          "Meet your university's average and progress (20%: PILAVirtual, Udelar, 2024)",
        plan: "Agree the courses with your university before you travel",
      },
      note: "Ask your university's international office and get in writing who pays housing, food, travel, visa and insurance.",
    },
  },
};
