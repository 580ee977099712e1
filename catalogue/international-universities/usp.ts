import { SCHOOL_FINISHED } from "../shared-conditions.ts";
import type { InternationalUniversity } from "../university.schema.ts";

export const usp: InternationalUniversity = {
  id: "usp",
  link: "https://www5.usp.br",
  taughtIn: ["pt"],
  tags: ["brasil", "gratis", "portugués", "investigación"],
  editions: [
    {
      year: 2026,
      opens: "2025-08-18",
      closes: "2025-10-07",
      source:
        "https://ultimosegundo.ig.com.br/educacao/2025-08-18/inscricoes-da-fuvest-2026-abrem-nesta-segunda-18--veja-datas.html",
    },
    {
      year: 2024,
      opens: null,
      closes: "2023-10-10",
      source:
        "https://rp10.com.br/2023/10/fuvest-2024-vestibular-da-usp-recebe-inscricoes-ate-terca-feira-10",
    },
    {
      year: 2023,
      opens: "2022-08-15",
      closes: "2022-09-23",
      source:
        "https://exame.com/brasil/fuvest-inscricoes-para-vestibular-da-usp-estao-abertas-ate-23-de-setembro/",
    },
  ],
  sources: [
    {
      url: "https://istoe.com.br/fuvest-abre-pedidos-de-isencao-da-taxa-de-inscricao-do-vestibular-da-usp-veja-datas-e-valores/",
      supports: ["dates", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://eesc.usp.br/noticias/posts_s.php?guid=37145&termid=not_gerais",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://sampi.net.br/piracicaba/noticias/2923103/cidade/2025/08/fuvest-abre-inscricoes-nesta-segundafeira-18-veja-como-fazer",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://stories.cnnbrasil.com.br/educacao/fuvest-2026-veja-7-maneiras-de-entrar-na-usp",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.eldiariodecarlospaz.com.ar/nacionales/2025/9/18/universidad-de-buenos-aires-la-mejor-de-america-latina-243904.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://ultimosegundo.ig.com.br/educacao/2025-08-18/inscricoes-da-fuvest-2026-abrem-nesta-segunda-18--veja-datas.html",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://rp10.com.br/2023/10/fuvest-2024-vestibular-da-usp-recebe-inscricoes-ate-terca-feira-10",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://exame.com/brasil/fuvest-inscricoes-para-vestibular-da-usp-estao-abertas-ate-23-de-setembro/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  nameKey: "name",
  locationKey: "location",
  country: "BR",
  descriptionKey: "description",
  audienceKey: "audience",
  admissionKey: "admission",
  whenKey: "when",
  aidKey: "aid",
  noteKey: "note",
  rankingKey: "ranking",
  programsKeys: [
    "programs.medicine",
    "programs.law",
    "programs.engineering",
    "programs.architecture",
    "programs.computing",
    "programs.economics",
    "programs.dentistry",
    "programs.speech",
  ],
  fields: ["technology", "health", "socialSciences", "arts"],
  cost: "free",
  requirementsKeys: [
    "requirements.school",
    "requirements.portuguese",
    "requirements.exam",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "language",
      language: "pt",
      textKey: "requirements.portuguese",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  admissionsLink: "https://www.fuvest.br",
  isSpecialized: false,
  logoSlug: "usp",
  imageSlug: "usp-campus",
  cycle: { basis: "usual", windows: [{ opens: 8, closes: 10 }] },
  phrases: [
    "usp brasil sao paulo",
    "universidad de san pablo gratis",
    "estudiar en brasil sin pagar",
    "fuvest vestibular como entrar",
    "carrera en portugues para latinos",
    "medicina en brasil publica",
    "mejor universidad de sudamerica",
    "estudiar ingenieria o arquitectura en brasil",
    "extranjeros pueden estudiar en la usp",
    "graduacao en sao paulo requisitos",
    "uni brasileña gratuita para hispanos",
    "university of sao paulo admission",
    "free public university brazil",
    "hablo portugues y quiero vivir en brasil",
    "mejor universidad de latinoamerica",
    "medicina o ingenieria en sao paulo",
    "fuvest para extranjeros",
    "universidad publica brasilena",
    "carrera gratis en el extranjero",
    "estudiar en portugues",
    "universidades de brasil",
    "universidades publicas latinoamerica",
    "universidad publica gratis en otro pais",
    "mejores universidades latinoamericanas",
    "faculdade gratuita",
    "donde estudiar medicina afuera",
    "estudiar en sao paulo",
    "universidad sin pagar",
    "vestibular",
  ],
  texts: {
    es: {
      name: "Universidad de São Paulo (USP)",
      location: "São Paulo y otros campus del estado, Brasil",
      description:
        "Universidad pública y gratuita del estado de São Paulo. Puedes entrar por varias vías, no solo por su examen. Las clases son en portugués.",
      audience:
        "Estudiantes con bachillerato y portugués suficiente para estudiar",
      admission:
        "La vía más conocida es Fuvest, un examen en dos fases. También se entra por Enem-USP, olimpiadas académicas o Provão Paulista, este solo para escuelas públicas.",
      when: "Fuvest suele inscribir de agosto a septiembre u octubre; examen, noviembre y diciembre",
      aid: "Es pública y gratuita. El examen sí cuesta (211 reales en Fuvest 2026); exenciones y rebajas se pidieron de mayo a julio.",
      ranking:
        "QS 2026: lugar 108 (segunda de América Latina). ARWU 2025: 101-150 (primera).",
      requirements: {
        school: "Terminar el bachillerato",
        portuguese: "Saber portugués: el examen y las clases son en ese idioma",
        exam: "Presentar Fuvest u otra de las vías de ingreso",
      },
      programs: {
        medicine: "Medicina",
        law: "Derecho",
        engineering: "Ingeniería",
        architecture: "Arquitectura y Urbanismo",
        computing: "Ciencias de la Computación",
        economics: "Economía",
        dentistry: "Odontología",
        speech: "Fonoaudiología",
      },
      note: "Fuvest pide el CPF, un registro brasileño: si no lo tienes, escríbele. Pregunta a la USP qué reglas hay para un bachillerato hecho fuera de Brasil antes de pagar el examen.",
    },
    en: {
      name: "University of São Paulo (USP)",
      location: "São Paulo and other campuses in the state, Brazil",
      description:
        "A public, free university of the state of São Paulo. There are several ways in, not only its exam. Classes are in Portuguese.",
      audience:
        "Students with a high-school diploma and enough Portuguese to study",
      admission:
        "The best-known way in is Fuvest, an exam in two stages. You can also enter through Enem-USP, academic olympiads or, from public schools only, Provão Paulista.",
      when: "Fuvest usually registers August to September or October; exams in November and December",
      aid: "It is public: you pay no tuition. The exam does cost money (211 reais for Fuvest 2026); waivers and reductions were asked for from May to July.",
      ranking:
        "QS 2026: 108th (second in Latin America). ARWU 2025: 101-150 (first).",
      requirements: {
        school: "Finish high school",
        portuguese:
          "Know Portuguese: the exam and the classes are in that language",
        exam: "Sit Fuvest or use another of the ways in",
      },
      programs: {
        medicine: "Medicine",
        law: "Law",
        engineering: "Engineering",
        architecture: "Architecture and Urban Planning",
        computing: "Computer Science",
        economics: "Economics",
        dentistry: "Dentistry",
        speech: "Speech Therapy",
      },
      note: "Fuvest asks for a CPF, a Brazilian number: without one, write to it. Ask USP which rules apply to a diploma from outside Brazil before you pay for the exam.",
    },
  },
};
