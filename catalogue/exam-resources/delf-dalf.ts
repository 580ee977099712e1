import type { Resource } from "../resource.schema.ts";

export const delfDalf: Resource = {
  id: "delf-dalf",
  nameKey: "name",
  organization:
    "France Éducation international y Ministerio de Educación de Francia",
  organizationKey: "organization",
  link: "https://www.france-education-international.fr/hub/diplomes-tests",
  tags: ["francés", "delf", "dalf", "certificación", "sin caducidad"],
  sources: [
    {
      url: "https://www.univ-orleans.fr/index.php/en/idf/certifications/delfdalf/about-delfdalf",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://legal.tricoteuses.fr/articles/JORFARTI000042382853",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://afvenezia.it/certifications/delf-dalf/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["fr"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "always" },
  phrases: [
    "delf frances",
    "dalf c1",
    "examen de frances oficial",
    "certificado de frances b2",
    "diploma delf a1 a2 b1",
    "delf dalf que diferencia hay",
    "frances para entrar a universidad en francia",
    "ejemplos de examen delf gratis",
    "prueba de idioma frances para trabajar",
    "acreditar frances nivel",
    "como es el examen oral del delf",
    "french proficiency certificate",
    "delf sample papers",
    "quiero estudiar en paris y piden frances",
    "certificado de frances oficial",
    "examen de frances b2 para universidad",
    "costo y fechas del delf",
    "french exam certificate",
    "diploma de frances para estudiar en francia",
    "niveles de frances a1 c2",
    "prueba de frances en la alianza francesa",
  ],
  texts: {
    es: {
      name: "DELF y DALF",
      organization:
        "France Éducation international y Ministerio de Educación de Francia",
      audience: "Quien quiere certificar su francés para estudiar o trabajar",
      gives: "Un diploma oficial de Francia que vale de por vida. Se paga",
      when: "Las fechas las pone cada centro de examen",
      where: "En centros de toda América Latina",
      description:
        "Hay un examen por nivel y son independientes: DELF de A1 a B2, DALF C1 y C2. Evalúan comprensión y expresión, oral y escrita, con 25 puntos por parte. Con el DALF no tienes que hacer prueba de idioma para entrar a universidades francesas. El sitio oficial tiene ejemplos de examen gratis.",
      note: "La inscripción se hace directamente en un centro de examen de tu país, por ejemplo una Alianza Francesa. Pregunta ahí fechas y precio.",
    },
    en: {
      name: "DELF and DALF",
      organization:
        "France Éducation international and the French Ministry of Education",
      audience: "Anyone who wants to certify their French to study or work",
      gives:
        "An official diploma from France that is valid for life. It has a fee",
      when: "Each exam centre sets its dates",
      where: "At centres throughout Latin America",
      description:
        "There is one exam per level and each stands alone: DELF from A1 to B2, DALF C1 and C2. They test understanding and expression, spoken and written, with 25 points per part. With the DALF you need no language test to enter French universities. The official site has free sample papers.",
      note: "You register directly at an exam centre in your country, for example an Alliance Française. Ask there about dates and price.",
    },
  },
};
