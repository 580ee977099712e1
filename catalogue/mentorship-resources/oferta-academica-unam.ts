import type { MentorshipResource } from "../mentorship.schema.ts";

export const ofertaAcademicaUnam: MentorshipResource = {
  id: "oferta-academica-unam",
  link: "https://oferta.unam.mx/",
  tags: ["carreras", "unam", "licenciatura"],
  sources: [
    {
      url: "https://oferta.unam.mx/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "UNAM",
  icon: "university",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "always" },
  typeKey: "guide",
  iconColor: "cielo",
  phrases: [
    "carreras que hay en la unam",
    "lista de licenciaturas de ciudad universitaria",
    "plan de estudios de psicologia unam",
    "que materias lleva derecho o medicina",
    "en que facultad o fes esta mi carrera",
    "campo laboral de cada carrera",
    "de que trabaja un biologo o sociologo",
    "mapa curricular ingenieria cu",
    "que se ve en arquitectura",
    "info de carreras gratis para prepa",
    "comparar dos carreras parecidas",
    "unam majors list",
    "what can i study at unam",
    "estoy entre dos carreras y no me decido",
    "lista de carreras y materias",
    "plan de estudios de cada licenciatura",
    "en que trabaja un egresado",
    "comparar licenciaturas",
    "catalogo de carreras universitarias",
  ],
  texts: {
    es: {
      name: "Oferta académica de la UNAM",
      audience: "Quienes piensan en una licenciatura en la UNAM",
      gives:
        "Una ficha por carrera: perfil, plan de estudios, sedes y campo de trabajo",
      when: "Todo el año",
      description:
        "Abre la ficha de cada licenciatura y revisa qué materias lleva, dónde se imparte y en qué se trabaja después. También ayuda a comparar carreras aunque quieras estudiar en otra universidad.",
    },
    en: {
      name: "UNAM degree catalogue",
      audience: "Anyone thinking of an undergraduate degree at UNAM",
      gives:
        "A page per degree: profile, curriculum, campuses and field of work",
      when: "All year",
      description:
        "Open the page of each degree and see its courses, where it is taught and what work it leads to. It also helps you compare degrees if you want to study at another university. In Spanish.",
    },
  },
};
