import type { Opportunity } from "../opportunity.schema.ts";

export const iaeste: Opportunity = {
  id: "iaeste",
  link: "https://iaeste.org/",
  tags: ["ingeniería", "prácticas", "remunerado", "intercambio", "universidad"],
  sources: [
    {
      url: "https://iaeste.org/student-nonmembers",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://sites.google.com/a/iaeste.org/exchange-practical-guide/exchange-fees",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://aai.tecnico.ulisboa.pt/en/nucleo-de-mobilidade-e-cooperacao-internacional/english-do-tecnico-para-o-mundo/estagios-curriculares-e-profissionais/programa-iaeste/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "IAESTE",
  section: "internships",
  category: "technology",
  icon: "briefcase",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.committee",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.studies", changeable: false },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.committee",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["technology", "naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "iaste pasantias en el extranjero",
    "practicas profesionales de ingenieria en otro pais",
    "intercambio de trabajo para ingenieros",
    "hacer la residencia profesional fuera de mexico",
    "pasantia internacional pagada para la uni",
    "estadia laboral afuera para universitarios",
    "practicas de verano en laboratorio afuera",
    "chamba temporal en el exterior de mi carrera",
    "como hacer mis practicas preprofesionales en el extranjero",
    "pasantias para quimica biologia o informatica",
    "experiencia laboral en empresas de otro continente",
    "paid technical internship abroad",
    "engineering traineeship exchange",
    "estudio ingenieria y quiero trabajar en otro pais",
    "pasantia de ingenieria en el extranjero",
    "practicas pagadas para ingenieros y cientificos",
    "trabajar fuera del pais mientras estudio",
    "internship abroad engineering students",
    "practicas profesionales en europa",
    "intercambio laboral para universitarios",
    "practicas de ingenieria",
    "pasantias pagadas",
    "experiencia internacional universitaria",
    "intercambio profesional",
    "work abroad",
    "practicas en europa",
    "arquitectura o alimentos practicas afuera",
    "empleo o practicas para universitarios",
    "practicas de verano pagadas",
  ],
  texts: {
    es: {
      name: "IAESTE: prácticas técnicas internacionales",
      audience: "Universitarios de ingeniería, ciencias y áreas técnicas",
      gives:
        "Práctica pagada que cubre vivir allá; pasaje, seguro y a veces una cuota van por tu cuenta",
      when: "Depende del comité de tu país; muchas prácticas son en verano",
      where: "En otro país",
      description:
        "Haz una práctica de tu carrera en otro país, de uno o varios meses. Entras por el comité de IAESTE de tu país o, si no hay, con un registro propio en su plataforma.",
      requirements: {
        studies:
          "Estar en la universidad, en una carrera que busquen las prácticas",
        committee:
          "Postular por el comité de tu país o, si no es miembro, registrarte por tu cuenta",
        language: "Tener el idioma que pida la práctica",
      },
      note: "Si tu país no es miembro, pagas una cuota de registro para poder postular. En los demás, cada comité fija su cuota: pregunta cuánto es y cuándo la devuelven.",
    },
    en: {
      name: "IAESTE international technical internships",
      audience:
        "University students in engineering, science and technical fields",
      gives:
        "A paid internship that covers living costs; you pay fare, insurance and sometimes a fee",
      when: "It depends on your country's committee; many internships are in summer",
      where: "In another country",
      description:
        "Do an internship in your field in another country, for one or more months. You go through the IAESTE committee of your country or, if there is none, with your own registration on its platform.",
      requirements: {
        studies: "Be at university, in a subject that internships look for",
        committee:
          "Apply through your country's committee or, if it is not a member, register on your own",
        language: "Speak the language that the internship asks for",
      },
      note: "If your country is not a member, you pay a registration fee to be able to apply. Elsewhere each committee sets its fee: ask how much it is and when it is refunded.",
    },
  },
};
