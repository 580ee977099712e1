import type { Scholarship } from "../scholarship.schema.ts";
import { IN_LAST_YEAR } from "../shared-conditions.ts";

export const daadBecasAlemania: Scholarship = {
  id: "daad-becas-alemania",
  titleKey: "title",
  organization: "Servicio Alemán de Intercambio Académico (DAAD)",
  organizationKey: "organization",
  link: "https://www.daad.de/en/studying-in-germany/scholarships/daad-scholarships/",
  destination: "DE",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.level",
    "requirements.record",
    "requirements.stay",
    "requirements.language",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.eleconomista.com.mx/arteseideas/mexico-alemania-fortalecen-lazo-academico-nuevas-becas-maestria-20251124-788106.html",
    },
    {
      year: 2025,
      textKey: "figures.y2025Stem",
      source: "https://indesgua.org.gt/daad-stem-scholarships",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "university",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: ["living", "insurance", "travel", "materials"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // Summer courses and exchanges of engineers take students within the degree.
      kind: "anyOf",
      options: [
        [IN_LAST_YEAR],
        [
          { kind: "studyYear", stage: "undergraduate", completedSemesters: 2 },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "studyYear",
            stage: "undergraduateFinished",
            maxYearsSince: 6,
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "status",
      notHolding: "Más de 15 meses de vida en Alemania",
      textKey: "requirements.stay",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "de" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  taughtIn: ["en", "de"],
  tags: ["alemania", "posgrado", "investigación", "stem"],
  sources: [
    {
      url: "https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?detail=50035295",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.uanl.mx/convocatoria-kospie-daad",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://gradireland.com/courses/study-scholarships-master-studies-all-academic-disciplines-60321",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.daad.de/en/the-daad/communication-publications/press/press_releases/konsolidierungsprogramm/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://indesgua.org.gt/daad-stem-scholarships",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.eleconomista.com.mx/arteseideas/mexico-alemania-fortalecen-lazo-academico-nuevas-becas-maestria-20251124-788106.html",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.pulzo.com/economia/becas-para-que-colombianos-estudien-posgrados-alemania-PP1060431",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  phrases: [
    "becas daad alemania",
    "dad alemania beca maestria",
    "beca del gobierno aleman posgrado",
    "maestria en alemania con pago mensual",
    "doctorado en alemania beca",
    "investigar en alemania estancia corta",
    "beca con curso de aleman incluido",
    "master en berlin o munich",
    "beca alemania para ingenieros y arquitectos",
    "como aplicar al daad desde latinoamerica",
    "beca alemania con apoyo para familia",
    "daad scholarship masters germany",
    "phd funding germany",
    "me recibi con buen promedio y quiero alemania",
    "posgrado en alemania con beca mensual",
    "maestria de ingenieria en alemania gratis",
    "beca para investigadores jovenes en alemania",
    "curso de verano o estancia en alemania",
    "beca de intercambio academico aleman",
    "estudiar en europa despues de graduarme",
    "becas para desarrollo sostenible en alemania",
    "doctorado en europa",
    "master en ciencias o ingenieria alemania",
    "becas de gobiernos extranjeros posgrado",
    "curso de aleman becado",
    "vivir en berlin estudiando",
    "estudiar en berlin o munich maestria",
    "becas para doctorado",
  ],
  texts: {
    es: {
      title: "Becas DAAD para estudiar en Alemania",
      organization: "Servicio Alemán de Intercambio Académico (DAAD)",
      audience: "Personas con título universitario y muy buenas notas",
      amount: "Pago mensual, seguro médico y ayudas de viaje y de estudios",
      level: "Sobre todo maestría, doctorado e investigación",
      deadline:
        "Cada programa y país tiene su fecha: consulta el sitio oficial",
      description:
        "El DAAD tiene muchos programas y cada uno pone sus reglas. Unos pocos toman a quien va a media carrera, como KOSPIE, de ingeniería. Filtra la base de datos por tu país.",
      requirements: {
        level:
          "Tener título, en general de hasta seis años, o acabarlo antes de empezar; pocas líneas no lo piden",
        record: "Tener un historial académico excelente",
        stay: "No llevar más de 15 meses en Alemania",
        language: "Saber el idioma del programa (inglés o alemán)",
      },
      note: "No toda línea está abierta a tu país; en 2025 se anunció el fin de varios programas. Confirma que el tuyo siga vigente.",
      figures: {
        y2025:
          "En noviembre de 2025 se anunció un convenio con SECIHTI con becas de maestría para personas mexicanas.",
        y2025Stem:
          "En 2025, la línea de maestrías STEM recibió solicitudes de mayo al 3 de septiembre.",
      },
    },
    en: {
      title: "DAAD Scholarships to study in Germany",
      organization: "German Academic Exchange Service (DAAD)",
      audience: "People with a university degree and very good grades",
      amount: "Monthly payment, health insurance, travel and study allowances",
      level: "Mostly master's, doctorate and research",
      deadline:
        "Each programme and country has its date: see the official site",
      description:
        "DAAD runs many programmes and each sets its own rules. A few take those midway through a degree, such as KOSPIE, for engineering. Filter the database by your country.",
      requirements: {
        level:
          "Hold a degree, as a rule up to six years old, or finish it before you start; a few lines ask for none",
        record: "Have an excellent academic record",
        stay: "Not have been in Germany for more than 15 months",
        language: "Know the language of the programme (English or German)",
      },
      note: "Not every line is open to your country; in 2025 the end of several programmes was announced. Check that yours is still running.",
      figures: {
        y2025:
          "In November 2025 an agreement with SECIHTI was announced, with master's scholarships for Mexicans.",
        y2025Stem:
          "In 2025, the STEM master's line took applications from May to 3 September.",
      },
    },
  },
};
