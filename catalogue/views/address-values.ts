/** Address values of the levels: `?nivel=prepa`. */
export const LEVEL_VALUES = {
  highSchool: "prepa",
  undergraduate: "licenciatura",
  postgraduate: "posgrado",
} as const;

export const FIELD_VALUES = {
  mathematics: "matematicas",
  naturalSciences: "ciencias",
  technology: "tecnologia",
  health: "salud",
  environment: "ambiente",
  socialSciences: "sociales",
  business: "negocios",
  humanities: "humanidades",
  languages: "idiomas",
  arts: "artes",
  leadership: "liderazgo",
} as const;

/** Choices of the cost filter. */
export const COST_VALUES = {
  free: "gratis",
  funded: "pagado",
  aid: "ayuda",
} as const;

/** No second choice: an item without this value may or may not require English. */
export const ENGLISH_VALUES = { none: "sin" } as const;

export const CRITERION_VALUES = {
  merit: "merito",
  need: "necesidad",
} as const;

export const COVERS_VALUES = {
  tuition: "matricula",
  living: "manutencion",
  travel: "viaje",
  insurance: "seguro",
  materials: "material",
  language: "idioma",
  mentoring: "acompanamiento",
  loan: "credito",
} as const;

export const CLOSING_VALUES = {
  now: "abierta",
  soon: "cierra",
  next: "abre",
} as const;

export const LANGUAGE_VALUES = {
  es: "es",
  en: "en",
  fr: "fr",
  pt: "pt",
  de: "de",
} as const;

/** Choices of `catalogo` in the whole-catalogue search: one per screen. */
export const SCREEN_VALUES = {
  "/becas": "becas",
  "/oportunidades": "oportunidades",
  "/mentoria": "mentoria",
  "/universidades": "universidades",
  "/competencias": "competencias",
  "/recursos": "recursos",
} as const;

/** Choices of `tipo` for opportunities, mentorship and competitions: their lists. */
export const TYPE_VALUES = {
  opportunities_summer: "verano",
  opportunities_research: "investigacion",
  opportunities_internships: "practicas",
  opportunities_seminars: "seminarios",
  opportunities_search_platforms: "buscadores",
  mentorship_program: "programas",
  mentorship_resource: "materiales",
  mentorship_channel: "canales",
  competitions_academic: "academicas",
  competitions_national_mx: "nacionales",
  competitions_innovation: "innovacion",
  competitions_artistic: "artisticas",
} as const;

export const UNIVERSITY_VALUES = {
  public: "publicas",
  private: "privadas",
  international: "internacionales",
  specialized: "especializadas",
} as const;

export const CATEGORY_VALUES = {
  mathematics: "matematicas",
  physics: "fisica",
  chemistry: "quimica",
  biology: "biologia",
  computerScience: "informatica",
  humanities: "humanidades",
  debate: "debate",
  multidisciplinary: "varias",
  arts: "artes",
} as const;

export const RESOURCE_SECTION_VALUES = {
  featured: "destacados",
  templatesAndGuides: "plantillas",
  onlineLibraries: "bibliotecas",
  internationalStudent: "estudiar-fuera",
  languageLearning: "idiomas",
  productivityTools: "productividad",
  researchPlatforms: "investigacion",
  olympiadResources: "olimpiadas",
  examPreparation: "preparacion",
  standardizedTests: "examenes",
  languageCertifications: "certificados",
  universityAdmission: "entrar-a-la-universidad",
} as const;

/** Type tabs of the resources (specification §2). */
export const RESOURCE_KIND_VALUES = {
  guides: "guias",
  videos: "videos",
  courses: "cursos",
} as const;

export const MENTORSHIP_RESOURCE_VALUES = {
  test: "pruebas",
  guide: "guias",
  platform: "plataformas",
} as const;

/** Values in the order of `keys`; skips unknown keys. */
export function toAddressValues<
  Values extends Readonly<Record<string, string>>,
>(values: Values, keys: ReadonlyArray<string>): ReadonlyArray<string> {
  return keys.flatMap((key) => values[key] ?? []);
}
