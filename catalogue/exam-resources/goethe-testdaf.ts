import type { Resource } from "../resource.schema.ts";

export const goetheTestdaf: Resource = {
  id: "goethe-testdaf",
  nameKey: "name",
  organization: "Goethe-Institut y TestDaF-Institut",
  organizationKey: "organization",
  link: "https://www.goethe.de/ins/mx/es/spr/prf.html",
  tags: ["alemán", "goethe", "testdaf", "certificación", "alemania"],
  sources: [
    {
      url: "https://www.goethe.de/ins/cl/es/spr/prf/ogf.html",
      supports: ["programme", "eligibility"],
      read: "2026-11-21",
    },
    {
      url: "https://goethe.de/ins/ar/es/m/sta/cor/prf/gzc2.html",
      supports: ["programme"],
      read: "2026-11-21",
    },
    {
      url: "https://www.goethe.de/ins/ar/es/m/sta/bue/prf/testdaf/inf.html",
      supports: ["programme"],
      read: "2026-11-21",
    },
    {
      url: "https://www.htwk-leipzig.de/leben/fremdsprachen/zusatzangebote/internationale-zertifikate/testdaf",
      supports: ["programme"],
      read: "2026-11-21",
    },
  ],
  reviewed: "2026-11-21",
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["de"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  moreLinks: [
    {
      url: "https://www.testdaf.de/",
      textKey: "links.testdaf",
    },
  ],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "always" },
  phrases: [
    "goethe zertifikat",
    "testdaf aleman",
    "examen oficial de aleman",
    "certificado de aleman b1 b2",
    "goethe institut examen c1",
    "tdn 4 universidades alemanas",
    "test daf o goethe",
    "aleman para entrar a la uni en alemania",
    "que nivel de aleman piden las universidades",
    "acreditar deutsch",
    "diploma de aleman a1 a2",
    "german language certificate",
    "testdaf for german university",
    "quiero estudiar ingenieria en alemania y piden aleman",
    "certificado de aleman para universidad",
    "examen de aleman c1 b2",
    "test de aleman para estudiar en alemania",
    "examen del instituto goethe",
    "costo del testdaf",
  ],
  texts: {
    es: {
      name: "Goethe-Zertifikat y TestDaF",
      organization: "Goethe-Institut y TestDaF-Institut",
      audience: "Quien aprende alemán o quiere estudiar en Alemania",
      gives:
        "Un certificado de alemán reconocido por universidades. Ambos exámenes se pagan",
      when: "Varias fechas al año, según el centro",
      where: "En institutos Goethe y centros autorizados",
      description:
        "El Goethe-Zertifikat tiene un examen por nivel, de A1 a C2. El TestDaF mide de B2 a C1 con lectura, escucha, escritura y habla, y da tres niveles: TDN 3, 4 y 5. Las universidades alemanas suelen pedir TDN 4. El Goethe C2 también da acceso.",
      note: "El resultado del TestDaF no caduca. No hace falta tomar un curso para presentarte. Los dos sitios oficiales tienen material de práctica gratis.",
      links: {
        testdaf: "Sitio oficial del TestDaF",
      },
    },
    en: {
      name: "Goethe-Zertifikat and TestDaF",
      organization: "Goethe-Institut and TestDaF-Institut",
      audience: "Anyone learning German or planning to study in Germany",
      gives:
        "A German certificate that universities recognise. Both exams have a fee",
      when: "Several dates a year, depending on the centre",
      where: "At Goethe institutes and approved centres",
      description:
        "The Goethe-Zertifikat has one exam per level, from A1 to C2. TestDaF measures B2 to C1 with reading, listening, writing and speaking, and gives three levels: TDN 3, 4 and 5. German universities usually ask for TDN 4. The Goethe C2 also gives access.",
      note: "A TestDaF result does not expire. You do not need to take a course to sit the exam. Both official sites have free practice material.",
      links: {
        testdaf: "Official TestDaF site",
      },
    },
  },
};
