import type { Resource } from "../resource.schema.ts";

export const uprAdmision: Resource = {
  id: "upr-admision",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Universidad de Puerto Rico",
  link: "https://upr.edu/",
  applicationUrl: "https://admisiones.upr.edu/",
  requirementsKeys: ["requirements.school", "requirements.test"],
  noteKey: "note",
  eligibility: [
    {
      kind: "level",
      levels: ["preparatoria_3", "otro"],
      stages: ["upperSecondary", "schoolFinished"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "test",
      name: "PAA o SAT",
      textKey: "requirements.test",
      changeable: true,
    },
  ],
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["es"],
  country: "PR",
  serves: ["PR"],
  icon: "university",
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "paid",
  cycle: { basis: "unknown" },
  tags: ["puerto rico", "universidad pública", "admisión", "paa", "sat"],
  sources: [
    {
      url: "https://upr.edu/ac/vicepresidencias/vicepresindencia-de-asuntos-estudiantiles/vicepresidencia-de-asuntos-estudiantiles-oficinas-adscritas/oficina-de-admisiones/procedimientos-de-admisiones",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://natsci.uprrp.edu/envsci/how-to-apply",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://wordpress.uprm.edu/fisica/subgraduado/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  phrases: [
    "admision upr",
    "solicitud universidad de puerto rico",
    "calcular igs upr",
    "indice general de solicitud",
    "paa para entrar a la upr",
    "igs minimo por programa",
    "recinto de mayaguez como entrar",
    "rio piedras admision subgraduada",
    "tres alternativas solicitud upr",
    "estoy en cuarto año y quiero la iupi",
    "admision no tradicional upr",
    "university of puerto rico admission",
    "upr igs calculator",
  ],
  texts: {
    es: {
      name: "UPR: admisión y cálculo del IGS",
      audience: "Estudiantes de cuarto año de escuela superior, o graduados",
      gives:
        "Una solicitud para tres alternativas y una calculadora de tu índice",
      when: "La transcripción se ha pedido a fines de enero",
      where: "Recintos en toda la isla",
      description:
        "Entiende el índice que decide tu entrada: la mitad es tu promedio de escuela superior y la otra mitad, las dos partes de la PAA o del SAT. Cada programa fija un mínimo. Compara tu índice con los del año anterior y elige bien tus tres alternativas.",
      requirements: {
        school: "Terminar la escuela superior y enviar tu transcripción",
        test: "Tener resultados de la PAA o del SAT",
      },
      note: "Cuentan tus puntuaciones más altas. Algunos programas piden audición o examen. La solicitud tiene un cargo que no se devuelve. Si no sigues la ruta normal, hay una vía no tradicional con 2.00 de promedio. Confirma fechas y cargo en el portal.",
    },
    en: {
      name: "UPR: admission and how the IGS works",
      audience: "Students in the last year of high school, or graduates",
      gives:
        "One application for three choices, and a calculator for your index",
      when: "Transcripts have been due at the end of January",
      where: "Campuses across the island",
      description:
        "Understand the index that decides your entry: half is your high school average and the other half, the two parts of the PAA or SAT. Each programme sets a minimum. Compare your index with last year's and choose your three options well.",
      requirements: {
        school: "Finish high school and send your transcript",
        test: "Have PAA or SAT scores",
      },
      note: "Your highest scores count. Some programmes ask for an audition or exam. The application has a fee that is not refunded. Off the normal route, there is a non-traditional way with a 2.00 average. Check dates and fee on the portal.",
    },
  },
};
