import type { Resource } from "../resource.schema.ts";
import {
  BEFORE_HIGHER_STUDIES,
  PRE_UNIVERSITY,
  SCHOOL_FINISHED,
} from "../shared-conditions.ts";

export const uehAdmission: Resource = {
  id: "ueh-admission",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Université d’État d’Haïti",
  link: "https://www.ueh.edu.ht/",
  applicationUrl: "https://admission.ueh.edu.ht/",
  requirementsKeys: [
    "requirements.school",
    "requirements.payment",
    "requirements.exam",
  ],
  noteKey: "note",
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      levels: PRE_UNIVERSITY,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Students of this university were rejected.
      kind: "anyOf",
      options: [[BEFORE_HIGHER_STUDIES], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.payment",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["fr"],
  country: "HT",
  serves: ["HT"],
  icon: "university",
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "paid",
  cycle: { basis: "unknown" },
  tags: ["haití", "universidad pública", "examen de admisión", "licenciatura"],
  editions: [
    {
      year: 2025,
      opens: "2025-12-15",
      closes: "2026-01-07",
      source:
        "https://www.gazetteuniv.com/ueh-inscriptions-ens-fds-master-histoire-concours-admission-2025",
      lineKey: "editions.fds",
    },
  ],
  sources: [
    {
      url: "https://concours.ueh.edu.ht/Inscription/Home/Contact",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.gazetteuniv.com/ueh-inscriptions-ens-fds-master-histoire-concours-admission-2025",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://gazetteuniv.com/concours-dadmission-ueh-2024-2025-une-hausse-remarquable-des-inscriptions-et-prolongation-des-delais",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://haititweets.com/2020/11/28/mise-en-garde-du-rectorat-de-lueh-contre-les-inscriptions-en-cours-a-lecole-de-droit-et-des-sciences-economiques-des-gonaives",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "concours ueh inscription",
    "universidad de estado de haiti admision",
    "como entrar a la universidad publica en haiti",
    "concours admission fds ueh",
    "portal admission ueh",
    "faculte de droit haiti concours",
    "estudiar medicina en haiti universidad publica",
    "bac haitiano y quiero ir a la universidad",
    "inscripcion ueh sogebank",
    "campus henry christophe limonade admision",
    "universite d'etat d'haiti dossier",
    "haiti state university admission",
    "university entrance haiti",
    "examen para entrar a la u",
    "universidades de haiti",
    "carreras en haiti",
    "medicina agronomia o derecho haiti",
    "examen concours universite",
  ],
  texts: {
    es: {
      name: "UEH: concurso de admisión (Haití)",
      audience: "Jóvenes de Haití con el bachillerato terminado",
      gives: "El portal de inscripción y el concurso de cada facultad",
      when: "Cada facultad tiene su calendario; en años pasados fue entre octubre y enero",
      where: "Facultades en varias ciudades de Haití",
      description:
        "Entra a la universidad pública por el concurso de tu facultad. Creas tu cuenta en el portal, pagas en el banco, subes el comprobante y presentas el examen. Hay muchos más aspirantes que plazas, así que prepara la prueba con tiempo.",
      editions: {
        fds: "Facultad de Ciencias",
      },
      requirements: {
        school: "Tener el bachillerato haitiano completo",
        payment: "Pagar en el banco y subir el comprobante al portal",
        exam: "Presentar el concurso de la facultad que elijas",
      },
      note: "La inseguridad mueve fechas y sedes: lee las notas de la UEH. Lee las reglas antes de pagar: en 2023-2024 pedía NIF y rechazaba a quien ya estudiaba ahí.",
    },
    en: {
      name: "UEH: admission contest (Haiti)",
      audience: "Young people in Haiti who have finished the baccalaureate",
      gives: "The registration portal and each faculty's contest",
      when: "Each faculty has its calendar; in past years it was between October and January",
      where: "Faculties in several cities of Haiti",
      description:
        "Enter the public university through the contest of your faculty. You create an account on the portal, pay at the bank, upload the receipt and sit the exam. There are many more applicants than places, so prepare in good time.",
      editions: {
        fds: "Faculty of Sciences",
      },
      requirements: {
        school: "Hold the full Haitian baccalaureate",
        payment: "Pay at the bank and upload the receipt to the portal",
        exam: "Sit the contest of the faculty you choose",
      },
      note: "Insecurity moves dates and sites: follow UEH's notices. Read the rules before you pay: in 2023-2024 it asked for a NIF and turned away its own students.",
    },
  },
};
