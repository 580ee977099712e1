import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const universidadEarth: Resource = {
  id: "universidad-earth",
  nameKey: "name",
  organization: "Universidad EARTH (Costa Rica)",
  organizationKey: "organization",
  section: "universityAdmission",
  type: "Guía",
  link: "https://admisiones.earth.ac.cr/Admisiones-y-costos",
  applicationUrl: "https://apply.earth.ac.cr/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://admissions.earth.ac.cr/Application",
    },
  ],
  requirementsKeys: [
    "requirements.school",
    "requirements.grades",
    "requirements.tests",
    "requirements.references",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.grades",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.tests",
      changeable: true,
    },
    {
      kind: "task",
      task: "interview",
      textKey: "requirements.tests",
      changeable: true,
    },
    {
      kind: "task",
      task: "recommendation",
      textKey: "requirements.references",
      changeable: true,
    },
  ],
  levels: ["undergraduate"],
  fields: ["environment", "naturalSciences"],
  cost: "aid",
  languages: ["es", "en"],
  country: "CR",
  icon: "university",
  tags: [
    "universidad",
    "becas",
    "américa latina",
    "licenciatura",
    "sostenibilidad",
    "costa rica",
  ],
  cycle: {
    basis: "unknown",
  },
  sources: [
    {
      url: "https://admisiones.earth.ac.cr/Admisiones-y-costos",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://admissions.earth.ac.cr/Application",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "universidad earth",
    "becas earth costa rica",
    "estudiar agronomia con beca completa",
    "universidad de agricultura en costa rica",
    "earth university admision",
    "ingenieria agronomica becada",
    "soy del campo y quiero estudiar agronomia",
    "universidad para jovenes rurales de latinoamerica",
    "ciencias agricolas con beca",
    "carrera de agricultura sostenible",
    "estudiar en costa rica siendo extranjero",
    "prueba de aptitud earth",
    "earth university scholarships",
    "agronomy degree latin america scholarship",
    "universidades con becas",
    "universidades que dan becas a latinos",
    "medio ambiente carrera",
    "universidades de centroamerica",
    "vivir en el campus",
    "soy de finca y quiero carrera",
    "sostenibilidad estudiar",
  ],
  texts: {
    es: {
      name: "Universidad EARTH: admisión y becas",
      organization: "Universidad EARTH (Costa Rica)",
      audience:
        "Jóvenes de cualquier país que quieren estudiar ciencias agrícolas",
      gives:
        "Solicitud gratis; becas completas y parciales según tu necesidad y tu resultado",
      when: "La última vez, el calendario en inglés fue de octubre a enero",
      where: "Costa Rica; la solicitud es en línea",
      description:
        "Pide lugar en una universidad internacional dedicada a la agricultura, donde se vive en el campus. La carrera se paga según la ayuda que obtengas: la beca se pide después de aprobar la admisión, con un estudio socioeconómico.",
      requirements: {
        school: "Terminar la prepa o bachillerato",
        grades: "Enviar tus notas de los últimos tres años",
        tests:
          "Aprobar la prueba de aptitud, la psicométrica y las entrevistas",
        references: "Dar tres contactos que te recomienden y un video breve",
      },
      note: "Las fechas pueden cambiar según tu país: pregunta a admisiones. Primero crea tu cuenta en su página: te mandan por correo el acceso a la solicitud.",
      figures: {
        y2026:
          "Para quien empezó en enero de 2026: 35,614 USD al año, con colegiatura, vivienda, comida y seguro, antes de becas.",
      },
    },
    en: {
      name: "EARTH University: admission and scholarships",
      organization: "EARTH University (Costa Rica)",
      audience:
        "Young people of any country who want to study agricultural sciences",
      gives:
        "Free application; full and partial scholarships by your need and results",
      when: "Last time, the calendar in English ran from October to January",
      where: "Costa Rica; you apply online",
      description:
        "Ask for a place at an international university devoted to agriculture, where students live on campus. What you pay depends on the aid you get: you ask for it after passing admission, with a socio-economic study.",
      requirements: {
        school: "Finish secondary school",
        grades: "Send your grades of the last three years",
        tests: "Pass the aptitude and psychometric tests and the interviews",
        references: "Give three contacts who recommend you and a short video",
      },
      note: "Dates may change by country: ask admissions. First create your account on its page: access to the form comes by email.",
      figures: {
        y2026:
          "For those who started in January 2026: 35,614 USD a year, with tuition, housing, food and insurance, before scholarships.",
      },
    },
  },
};
