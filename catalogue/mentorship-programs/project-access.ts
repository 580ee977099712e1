import type { MentorshipProgram } from "../mentorship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const projectAccess: MentorshipProgram = {
  id: "project-access",
  link: "https://projectaccess.org/",
  tags: ["mentoría", "universidad", "extranjero", "ensayo", "gratis"],
  sources: [
    {
      url: "https://projectaccess.org/help",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://projectaccess.org/mentorship-expectations",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://projectaccess.org/mentor-faq",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Project Access",
  organization: "Project Access",
  icon: "microphone",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.background", "requirements.university"],
  eligibility: [
    {
      // It checks each form by criteria that no page that was read names.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.background",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.university",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "unknown" },
  categoryKey: "studyAbroad",
  phrases: [
    "proyect access mentor",
    "mentor para entrar a oxford o cambridge",
    "asesoria gratis para universidades top",
    "alguien que me revise mi carta de motivacion",
    "simulacro de entrevista para la uni",
    "ayuda para entrar a harvard o stanford",
    "mentoria con estudiante de universidad famosa",
    "como es la entrevista de admision en inglaterra",
    "primero de mi familia en la uni",
    "apoyo para aplicar afuera desde prepa o colegio",
    "consejos de alumnos de universidades de elite",
    "free mentor for oxbridge application",
    "university application mentoring low income",
    "nadie en mi cole sabe como aplicar afuera",
    "ayuda gratis para aplicar a universidades top",
    "alguien que revise mi ensayo",
    "mentoria para postular al extranjero",
    "prepararme para entrevista de universidad",
    "free mentoring university admissions",
    "consejos de quien ya entro",
    "acompanamiento para estudiar fuera sin recursos",
    "tutor para solicitudes en el extranjero",
    "alguien que revise mis ensayos",
    "ayuda con la solicitud a universidades",
    "asesor para estudiar en el extranjero",
    "universidades de inglaterra para latinos",
    "mentor para irme a estudiar fuera",
    "primera generacion universitaria ayuda",
    "entrevista de oxford",
    "personal statement ayuda",
    "admision a universidades de estados unidos",
  ],
  texts: {
    es: {
      audience:
        "Jóvenes con menos apoyo que quieren entrar a una universidad selectiva",
      gives: "Un mentor uno a uno, módulos, recursos y charlas, gratis",
      when: "Por generaciones; mira en su página si hay una abierta",
      where: "En línea",
      description:
        "Te empareja con alguien que estudia o estudió en la universidad a la que aspiras. Te dedica unas cinco horas: ensayo personal, entrevista de práctica, exámenes y dudas que no están en internet.",
      requirements: {
        background: "Venir de un entorno con menos recursos o apoyo",
        university: "Querer postular a una universidad del programa",
      },
      note: "No vimos en su página lista de países ni fecha de la siguiente generación. Antes de hacer planes, pregunta si hoy aceptan postulantes de tu país.",
    },
    en: {
      audience:
        "Young people with less support who aim for a selective university",
      gives: "A one-to-one mentor, modules, resources and webinars, for free",
      when: "In cohorts; see on its page whether one is open",
      where: "Online",
      description:
        "It pairs you with someone who studies or studied at the university you are aiming for. They give you about five hours: personal statement, practice interview, tests and the questions the internet does not answer.",
      requirements: {
        background:
          "Come from a background with fewer resources or less support",
        university: "Want to apply to one of the programme's universities",
      },
      note: "We saw no list of countries and no date for the next cohort. Before you plan on it, ask whether it takes applicants from your country now.",
    },
  },
};
