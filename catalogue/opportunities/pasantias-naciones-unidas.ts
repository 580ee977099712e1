import type { Opportunity } from "../opportunity.schema.ts";

export const pasantiasNacionesUnidas: Opportunity = {
  id: "pasantias-naciones-unidas",
  link: "https://careers.un.org/",
  tags: [
    "onu",
    "prácticas",
    "relaciones internacionales",
    "política",
    "no remunerado",
  ],
  sources: [
    {
      url: "https://www.un.org/en/node/113190",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://careers.un.org/lbw/jobdetail.aspx?id=88853",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://unacov.uk/how-to-become-an-intern-with-the-united-nations/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Secretaría de las Naciones Unidas",
  organizationKey: "organization",
  section: "internships",
  category: "socialSciences",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.language",
    "requirements.family",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      maxYearsLeft: 1,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "level", levels: ["posgrado"] }],
        [
          {
            kind: "studyYear",
            stage: "undergraduateFinished",
            maxYearsSince: 1,
          },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "fr" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "status",
      notHolding: "Madre, padre o hermanos en la Secretaría de la ONU",
      textKey: "requirements.family",
      changeable: false,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["socialSciences", "humanities", "business"],
  cost: "varies",
  cycle: { basis: "always" },
  phrases: [
    "pasantia onu nueva york ginebra",
    "practicas en la onu",
    "como entrar a trabajar a naciones unidas",
    "inspira careers un pasante",
    "practica profesional en organismos internacionales",
    "pasantias para relaciones internacionales derecho y comunicacion",
    "chamba en la onu recien egresado",
    "quien paga el alojamiento en la pasantia onu",
    "practicas para recien titulados en diplomacia",
    "hacer curriculum en la onu",
    "ser pasante sin sueldo en naciones unidas",
    "united nations internship",
    "un secretariat intern how to apply",
    "sueño con trabajar en la onu",
    "practicas en nueva york o ginebra",
    "pasantia en organismo internacional",
    "trabajar en la onu siendo estudiante",
    "practica de relaciones exteriores",
    "un internship",
    "experiencia en cooperacion internacional",
    "practicas en organismos internacionales",
    "practicas para universitarios",
    "derecho y politica practicas",
    "recien graduado que hago",
    "carrera diplomatica",
    "periodismo o comunicacion en la onu",
    "empleo o practicas para universitarios",
  ],
  texts: {
    es: {
      name: "Programa de Pasantías de las Naciones Unidas",
      organization: "Secretaría de las Naciones Unidas",
      audience:
        "Último año de licenciatura, posgrado o hasta un año después de graduarse",
      gives:
        "Experiencia en la ONU de dos a seis meses; no pagan y los gastos son tuyos",
      when: "Publica vacantes todo el año; cada una cierra en su fecha",
      where: "Oficinas de la ONU en el mundo, según la vacante",
      description:
        "Busca en el portal de empleo de la ONU unas prácticas de tu área y postula como a un trabajo. Te suma experiencia y contactos, pero haz cuentas antes: vivienda, comida y viaje van por tu cuenta.",
      requirements: {
        studies:
          "Ir en el último año de licenciatura, en posgrado o haber terminado hace un año o menos",
        language: "Hablar inglés o francés",
        family: "No tener madre, padre, hermanas ni hermanos en la Secretaría",
      },
      note: "La ONU no cobra en ninguna etapa: si alguien te pide dinero, es un fraude. Agencias como UNICEF tienen programas propios que a veces pagan.",
    },
    en: {
      name: "United Nations Internship Programme",
      organization: "United Nations Secretariat",
      audience:
        "Final-year undergraduates, postgraduates or up to a year after graduating",
      gives:
        "Experience at the UN for two to six months; it is unpaid and costs are yours",
      when: "Openings are published all year; each closes on its own date",
      where: "UN offices around the world, depending on the opening",
      description:
        "Look for an internship in your field on the UN job portal and apply as for a job. It brings experience and contacts, but do the sums first: you pay for housing, food and travel.",
      requirements: {
        studies:
          "Be in the final year of a bachelor's, a postgraduate, or at most a year past graduation",
        language: "Speak English or French",
        family: "Not be a child or sibling of Secretariat staff",
      },
      note: "The UN never charges at any stage: if someone asks for money, it is a scam. Agencies such as UNICEF have their own programmes that sometimes pay.",
    },
  },
};
