import type { Resource } from "../resource.schema.ts";

export const orcid: Resource = {
  id: "orcid",
  link: "https://orcid.org/",
  tags: ["investigación", "artículos"],
  sources: [
    {
      url: "https://biblioteca.unileon.es/c.php?g=702638",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://biblioguias.ucm.es/orcid",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://revmedest.sld.cu/index.php/medest/orcid",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://github.com/ORCID/orcid-homepage-decap-cms/blob/41a429dea1911f5462d571a23ef070d1f13f1ccc/content/home.en.json",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "ORCID",
  organization: "ORCID",
  icon: "people",
  section: "researchPlatforms",
  type: "Plataforma",
  languages: ["es", "en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "orcid id",
    "como sacar mi orcid",
    "que es el numero orcid",
    "identificador de investigador",
    "perfil de autor cientifico gratis",
    "codigo de 16 digitos para publicar",
    "registrar mis publicaciones",
    "la revista me pide orcid",
    "perfil academico de mis trabajos",
    "orchid investigador registro",
    "para que sirve el orcid",
    "researcher id registration",
    "author identifier for papers",
    "voy a publicar mi primer articulo cientifico",
    "identificador para investigadores",
    "perfil de autor cientifico",
    "researcher id free",
    "crear perfil academico",
    "numero orcid para revista",
  ],
  texts: {
    es: {
      audience: "Quien empieza a investigar o a publicar",
      gives:
        "Un identificador personal y permanente de investigación, sin costo",
      when: "Registro abierto todo el año",
      description:
        "Consigue un número de 16 dígitos que te distingue de quienes se llaman igual que tú y reúne tus trabajos en un solo perfil. Muchas revistas y universidades lo piden. La organización no tiene fines de lucro.",
    },
    en: {
      audience: "Anyone starting to do research or to publish",
      gives: "A personal, permanent research identifier, at no cost",
      when: "Registration open all year",
      description:
        "Get a 16-digit number that tells you apart from people with the same name and gathers your work in one profile. Many journals and universities ask for it. The organisation is a non-profit.",
    },
  },
};
