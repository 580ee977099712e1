import { CARIBBEAN } from "../caribbean.ts";
import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const unila: Resource = {
  id: "unila",
  nameKey: "name",
  organization: "Universidade Federal da Integração Latino-Americana",
  section: "universityAdmission",
  type: "Guía",
  link: "https://portal.unila.edu.br/ingresso/internacional",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://atos.unila.edu.br/atos/edital-n-ordm-5-2025-proint-17124?original=true",
    },
  ],
  requirementsKeys: [
    "requirements.nationality",
    "requirements.school",
    "requirements.age",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["LATAM", ...CARIBBEAN],
      except: ["BR", "PR"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Nacionalidad brasileña",
      textKey: "requirements.brazilian",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["*"], except: ["BR"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 18, on: { moment: "application" } }],
        // The day has been that of the application or one before the classes.
        [{ kind: "age", min: 18, on: { moment: "start" } }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // Those of countries without official Spanish prove a language or their residence.
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["LATAM"], except: ["BR", "HT"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "free",
  languages: ["pt", "es"],
  country: "BR",
  icon: "university",
  tags: [
    "universidad pública",
    "brasil",
    "américa latina",
    "gratis",
    "licenciatura",
    "sin examen",
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2022,
      opens: null,
      closes: "2022-03-01",
      source:
        "https://portal.unila.edu.br/ingresso/internacional/seleccion-2022",
    },
  ],
  sources: [
    {
      url: "https://atos.unila.edu.br/boletins/boletim-de-servico-n-41-2025-872",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://atos.unila.edu.br/boletins/boletim-de-servico-n-93-2024-686",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://radioculturafoz.com.br/2018/09/24/estudantes-de-36-paises-se-inscreveram-para-selecao-internacional-da-unila",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://atos.unila.edu.br/atos/edital-n-ordm-5-2025-proint-17124?original=true",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://portal.unila.edu.br/ingresso/internacional/seleccion-2022",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://portal.unila.edu.br/noticias/unila-prorroga-ate-12-de-agosto-inscricoes-para-o-processo-seletivo-internacional",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://guatafoz.com.br/?p=30127",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "unila universidad brasil",
    "universidad latinoamericana en foz de iguazu",
    "estudiar gratis en brasil sin portugues",
    "proceso selectivo internacional unila",
    "universidad publica gratuita para latinoamericanos",
    "carrera en brasil en español y portugues",
    "como entrar a la unila",
    "estudiar fuera gratis en latinoamerica",
    "universidad de la integracion latinoamericana",
    "quiero estudiar en brasil mi licenciatura",
    "universidad federal brasil extranjeros",
    "edital unila inscripcion",
    "free university brazil latin americans",
    "unila international admission",
    "universidad publica gratis en otro pais",
    "universidades de brasil",
    "entrar a la universidad sin examen",
    "carrera en sudamerica sin pagar",
    "pregrado en el exterior sin pagar matricula",
    "universidades publicas latinoamerica",
    "estudiar en español y portugues",
    "salir del pais al terminar el cole",
  ],
  texts: {
    es: {
      name: "UNILA (Brasil): ingreso para latinoamericanos y caribeños",
      audience:
        "Jóvenes de América Latina y el Caribe, menos Brasil y Puerto Rico",
      gives:
        "Carrera pública sin colegiatura ni mensualidad; hay auxilios según el presupuesto",
      when: "Una selección al año; las fechas cambian mucho: mira el edital vigente",
      where: "Foz do Iguaçu, Brasil; la solicitud es en línea",
      description:
        "Estudia en una universidad federal de Brasil hecha para la región, con clases en español y portugués. Reserva lugares a otras nacionalidades latinoamericanas y caribeñas. La selección mira notas y documentos, y no cuesta.",
      requirements: {
        nationality:
          "Ser nacional de uno de los 32 países de la lista (2025, sin Puerto Rico)",
        brazilian: "No tener nacionalidad brasileña, tampoco como segunda",
        school: "Haber terminado la secundaria o prepa fuera de Brasil",
        age: "Tener 18 años en la fecha que fija la convocatoria",
        language:
          "Si tu país no es hispano: acreditar el idioma o la residencia que pida la convocatoria",
      },
      note: "Los auxilios no están asegurados: ten un plan para tus gastos. Hay selecciones aparte para pueblos indígenas y personas refugiadas.",
      figures: {
        y2025:
          "El edital para ingresar en 2026 se publicó el 6 de marzo de 2025.",
      },
    },
    en: {
      name: "UNILA (Brazil): admission for Latin America and the Caribbean",
      audience:
        "Young people of Latin America and the Caribbean, not Brazil or Puerto Rico",
      gives:
        "A public degree with no tuition or monthly fee; there is aid as the budget allows",
      when: "One selection a year; dates change a lot: see the current edital",
      where: "Foz do Iguaçu, Brazil; you apply online",
      description:
        "Study at a federal university of Brazil made for the region, with classes in Spanish and Portuguese. It keeps places for other Latin American and Caribbean nationalities. Selection looks at grades and documents and is free.",
      requirements: {
        nationality:
          "Be a national of one of the 32 listed countries (2025, no Puerto Rico)",
        brazilian: "Not hold Brazilian nationality, not even as a second one",
        school: "Have finished secondary school outside Brazil",
        age: "Be 18 on the day set by the call",
        language:
          "If your country is not Spanish-speaking: prove the language or the residence that the call asks for",
      },
      note: "Aid is not assured: have a plan for your costs. There are separate selections for Indigenous peoples and refugees.",
      figures: {
        y2025: "The edital for entry in 2026 came out on 6 March 2025.",
      },
    },
  },
};
