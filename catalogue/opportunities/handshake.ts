import type { Opportunity } from "../opportunity.schema.ts";

export const handshake: Opportunity = {
  id: "handshake",
  link: "https://joinhandshake.com/",
  tags: ["prácticas", "empleo", "universidad"],
  sources: [
    {
      url: "https://support.joinhandshake.com/hc/en-us/articles/360034245293-How-to-Connect-with-Handshake-Open-Network",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://support.joinhandshake.com/hc/en-us/articles/115013134948-Managing-Students-Already-in-Handshake-but-not-Connected-to-Your-School",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.joinhandshake.co.uk/privacy-policy",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Handshake",
  organization: "Handshake",
  section: "searchPlatforms",
  category: "any",
  icon: "briefcase",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.enrolment"],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Universidad que usa Handshake",
      textKey: "requirements.enrolment",
      changeable: false,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "joinhandshake app de empleo",
    "bolsa de trabajo universitaria",
    "primera chamba para estudiantes",
    "laburo sin experiencia para universitarios",
    "busco internship en usa estudio alla",
    "pasantias para recien egresados en estados unidos",
    "pega para alumnos de universidad en europa",
    "app gratis para encontrar practicas",
    "portal de empleo para estudiantes internacionales",
    "como conseguir trabajo estudiando en eeuu",
    "red tipo linkedin para universitarios",
    "student jobs and internships app",
    "entry level jobs for college students",
    "estudio en usa y necesito mi primer empleo",
    "bolsa de trabajo para universitarios",
    "primer empleo sin experiencia",
    "buscar practicas profesionales",
    "empleo de medio tiempo para estudiantes",
    "job board for students",
    "reclutadores para recien graduados",
    "vacantes para estudiantes",
    "conseguir mi primera pasantia",
    "internships search site",
    "bolsa de trabajo",
    "practicas para universitarios",
    "trabajo de medio tiempo",
    "busco pega sin experiencia",
    "recien graduado que hago",
    "linkedin para estudiantes",
    "job fair",
  ],
  texts: {
    es: {
      audience: "Estudiantes y egresados de universidades que usan Handshake",
      gives:
        "Vacantes, ferias virtuales y mensajes con empleadores, gratis para estudiantes",
      when: "Se consulta todo el año",
      where: "En línea; sobre todo Estados Unidos y Europa",
      description:
        "Busca tu primera práctica o tu primer empleo entre vacantes pensadas para estudiantes. Sirve sobre todo si ya estudias en una universidad de Estados Unidos o Europa.",
      requirements: {
        enrolment:
          "Tener correo de una universidad que use Handshake; sin él, el acceso es limitado",
      },
      note: "Si tu universidad no lo usa, puedes crear una cuenta, pero verás solo una parte. Pregunta antes en la bolsa de trabajo de tu facultad.",
    },
    en: {
      audience: "Students and graduates of universities that use Handshake",
      gives:
        "Openings, virtual fairs and messages with employers, free for students",
      when: "You can use it all year",
      where: "Online; mainly United States and Europe",
      description:
        "Look for your first internship or job among openings meant for students. It is useful above all if you already study at a university in the United States or Europe.",
      requirements: {
        enrolment:
          "Have an email address from a university that uses Handshake; without it access is limited",
      },
      note: "If your university does not use it, you can create an account but see only a part. Ask first at your faculty's careers office.",
    },
  },
};
