import type { MentorshipProgram } from "../mentorship.schema.ts";

export const educationusa: MentorshipProgram = {
  id: "educationusa",
  link: "https://educationusa.state.gov/",
  destination: "US",
  tags: ["estados unidos", "orientación", "gratis", "universidad", "visa"],
  sources: [
    {
      url: "https://educationusa.state.gov/us-higher-education-professionals/educationusa-network/policies-services-promote-us-higher",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://eltijuanense.com/2025/12/05/tijuana-uabc-centro-education-usa-becas-estudiar-estados-unidos/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://diariodelyaqui.mx/sonora/consulado-de-eu-en-hermosillo-invita-a-estudiar-en-estados-unidos/125247",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/educationusa-el-programa-de-la-embajada-estadounidense-en-colombia-para-estudiar-en-el-exterior-rg10",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://fpi.omb.gov/program/19.432.html",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  sharedLinkReason:
    "The network itself; its fairs and sessions, on the same site, are an item among the seminars.",
  name: "EducationUSA",
  organization: "Departamento de Estado de Estados Unidos",
  organizationKey: "organization",
  icon: "government",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  figures: [
    {
      year: 2026,
      textKey: "figures.centres",
      source:
        "https://diariodelyaqui.mx/sonora/consulado-de-eu-en-hermosillo-invita-a-estudiar-en-estados-unidos/125247",
    },
  ],
  moreLinks: [
    {
      url: "https://educationusa.state.gov/find-advising-center",
      textKey: "links.centre",
    },
  ],
  levels: ["highSchool", "undergraduate", "postgraduate"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "always" },
  categoryKey: "studyAbroad",
  phrases: [
    "education usa asesoria",
    "asesor gratis para estudiar en eeuu",
    "orientacion para aplicar a universidades gringas",
    "como irme a estudiar a usa",
    "centro de la embajada americana para estudiantes",
    "que universidad gringa es buena y reconocida",
    "como saco la visa f1 de estudiante",
    "quien me ayuda con mi aplicacion al college",
    "asesoria para maestria o pregrado en norteamerica",
    "cuanto cuesta una uni en estados unidos",
    "dudas sobre toefl sat y becas americanas",
    "free study in usa advising",
    "help applying to american colleges",
    "quiero vivir y estudiar en gringolandia",
    "asesor gratis para estudiar en estados unidos",
    "como aplicar a universidades americanas",
    "dudas sobre visa americana de estudiante",
    "orientacion para irme a usa",
    "quien me ayuda a aplicar a universidades gringas",
    "study in the usa advice",
    "universidad en estados unidos para latinos",
    "centro de asesoria embajada de estados unidos",
    "que necesito para estudiar en estados unidos",
    "asesor para estudiar en el extranjero",
    "ayuda con la solicitud a universidades",
    "orientacion para becas",
    "visa f1 y universidad",
    "universidades de usa para latinos",
    "counselor gratis",
    "maestria en estados unidos como empiezo",
    "mentor para irme a estudiar fuera",
    "admision a universidades de estados unidos",
  ],
  texts: {
    es: {
      organization: "Departamento de Estado de Estados Unidos",
      audience: "Quienes quieren estudiar en Estados Unidos, y sus familias",
      gives:
        "Asesoría oficial sobre universidades, becas y visa; lo básico es gratis",
      when: "Todo el año; cada centro pone sus charlas y ferias",
      where: "En centros de muchos países y en línea",
      description:
        "Habla con asesores de la red oficial de Estados Unidos. Te explican qué universidades están acreditadas, cómo pagar, cómo armar tu solicitud y cómo pedir la visa.",
      note: "Confirma que el centro de tu país sigue activo.",
      figures: {
        centres:
          "En enero de 2026 la red decía tener más de 430 centros en más de 175 países y territorios.",
      },
      links: { centre: "Encuentra el centro de tu país" },
    },
    en: {
      organization: "US Department of State",
      audience:
        "Anyone who wants to study in the United States, and their family",
      gives:
        "Official advice on universities, scholarships and visas; the basics are free",
      when: "All year; each centre sets its own talks and fairs",
      where: "In centres in many countries and online",
      description:
        "Talk to advisers from the official US network. They explain which universities are accredited, how to pay, how to build your application and how to ask for the visa.",
      note: "Check that the centre in your country is still active.",
      figures: {
        centres:
          "In January 2026 the network said it had more than 430 centres in over 175 countries and territories.",
      },
      links: { centre: "Find the centre in your country" },
    },
  },
};
