import type { Competition } from "../competition.schema.ts";
import { HIGH_SCHOOL, LEFT_SCHOOL } from "../shared-conditions.ts";

export const ieo: Competition = {
  id: "ieo",
  link: "https://ieo-official.org/",
  tags: ["economía", "finanzas", "olimpiada", "internacional"],
  sources: [
    {
      url: "https://ieo.darbishev.com/organize",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://ieo.darbishev.com/regulations",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://2018.ecolymp.org/how-to/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://billieparkernoticias.com/mexicanos-ganan-medallas-de-oro-y-plata-en-olimpiada-internacional-de-economia-2025",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://ecolymp.org/national/howto",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "IEO",
  section: "academic",
  category: "humanities",
  icon: "briefcase",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.age",
    "requirements.english",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      kind: "age",
      max: 19,
      on: { month: 6, day: 30 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: HIGH_SCHOOL,
            stages: ["upperSecondary"],
            later: ["lowerSecondary"],
          },
        ],
        LEFT_SCHOOL,
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://billieparkernoticias.com/mexicanos-ganan-medallas-de-oro-y-plata-en-olimpiada-internacional-de-economia-2025",
    },
  ],
  levels: ["highSchool"],
  fields: ["business", "socialSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "ieo economia",
    "olimpiada mundial de economia",
    "concurso de economia para prepa",
    "competencia de finanzas y negocios colegio",
    "concurso de dinero e inversiones adolescentes",
    "caso de empresa en ingles bachillerato",
    "como entrar a la olimpiada de economia",
    "delegacion mexicana economia internacional",
    "torneo de micro y macroeconomia liceo",
    "competencia para futuros economistas",
    "representar a mi pais en economia",
    "international economics olympiad",
    "finance business case competition high school",
    "quiero ser economista o trabajar en finanzas",
    "concurso de economia y finanzas para prepa",
    "competencia de negocios internacional",
    "educacion financiera concurso",
    "economics contest high school",
    "olimpiada de negocios",
    "caso de empresa para adolescentes",
    "me interesa la bolsa y el dinero",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "finanzas para jovenes",
    "aprender de inversiones",
    "negocios en el colegio",
    "concursos que no son de mate",
    "quiero estudiar administracion o contaduria",
    "extracurricular activities for college",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Economía (IEO)",
      audience: "Estudiantes de prepa menores de 20 años, hasta cinco por país",
      gives: "Medallas, y práctica con un caso de negocio",
      when: "Suele ser en julio o agosto; se entra por la selección de tu país",
      where: "En un país distinto cada año",
      description:
        "Compite en economía, educación financiera y un caso de negocio, todo en inglés. México manda una delegación, que se elige en una selección nacional. Los demás países tienen la suya.",
      requirements: {
        selection:
          "Ser elegido por la selección nacional de economía de tu país",
        age: "Tener menos de 20 años al 30 de junio",
        english: "Presentar las pruebas en inglés",
        studies:
          "Estudiar el bachillerato o haberlo terminado el año de la olimpiada",
      },
      note: "No hay inscripción individual. Busca en la página oficial quién organiza la selección de tu país y pregunta las fechas y quién paga el viaje.",
      figures: {
        y2025:
          "En 2025 compitieron 52 países. México ganó dos medallas de oro y dos de plata.",
      },
    },
    en: {
      name: "International Economics Olympiad (IEO)",
      audience: "High schoolers under 20, up to five per country",
      gives: "Medals, and practice with a business case",
      when: "Usually in July or August; you get in through your country's selection",
      where: "In a different country each year",
      description:
        "Compete in economics, financial literacy and a business case, all in English. Mexico sends a delegation, chosen in a national selection. Other countries have their own.",
      requirements: {
        selection:
          "Be chosen by the national economics selection of your country",
        age: "Be under 20 on 30 June",
        english: "Take the tests in English",
        studies:
          "Be in high school or have finished it in the year of the olympiad",
      },
      note: "There is no individual registration. Find on the official page who runs the selection in your country and ask about dates and who pays for the trip.",
      figures: {
        y2025:
          "In 2025, 52 countries competed. Mexico won two gold and two silver medals.",
      },
    },
  },
};
