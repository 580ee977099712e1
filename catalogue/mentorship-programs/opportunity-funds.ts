import type { MentorshipProgram } from "../mentorship.schema.ts";

export const opportunityFunds: MentorshipProgram = {
  id: "opportunity-funds",
  link: "https://educationusa.state.gov/find-advising-center",
  destination: "US",
  tags: ["estados unidos", "necesidad económica", "ayuda económica", "stem"],
  sources: [
    {
      url: "https://madan.org.il/ru/node/130489",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.lanacion.com.ar/estados-unidos/para-mexicanos-revelan-los-requisitos-para-acceder-a-una-beca-y-estudiar-en-estados-unidos-en-2027-nid30112025/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://diariodelyaqui.mx/sonora/consulado-de-eu-en-hermosillo-invita-a-estudiar-en-estados-unidos/125247",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://na.usembassy.gov/education-culture/educationusas-opportunity-funds-program/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://opportunityfundsnigeria.org/FAQs",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "EducationUSA Opportunity Funds",
  organization: "EducationUSA",
  icon: "document",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.country",
    "requirements.record",
    "requirements.income",
    "requirements.profile",
  ],
  eligibility: [
    {
      // Citizens of the United States are not eligible.
      kind: "nationality",
      countries: ["*"],
      except: ["PR", "US"],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "invitedCountry",
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "circumstance",
      is: "financialNeed",
      isMeasured: true,
      textKey: "requirements.income",
      changeable: false,
    },
    {
      // It pays the costs of applying to a degree, so pupils of lower secondary wait.
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "upperSecondary",
        "schoolFinished",
        "technical",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      textKey: "requirements.profile",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.profile",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.lanacion.com.ar/estados-unidos/para-mexicanos-revelan-los-requisitos-para-acceder-a-una-beca-y-estudiar-en-estados-unidos-en-2027-nid30112025/",
    },
  ],
  levels: ["highSchool", "undergraduate", "postgraduate"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "unknown" },
  categoryKey: "funding",
  phrases: [
    "fondo de oportunidades educationusa",
    "opportunity fund embajada americana",
    "no tengo plata para pagar el toefl",
    "me pagan el sat y las aplicaciones",
    "ayuda para pagar examenes y tramites de admision",
    "programa para alumnos brillantes de bajos ingresos usa",
    "quien paga cuotas de solicitud a universidades gringas",
    "apoyo de pasajes a estados unidos estudiantes",
    "buenas notas pero familia pobre estudiar eeuu",
    "asesor gratis para conseguir beca completa en usa",
    "lana para aplicar a maestria en estados unidos",
    "financial help with college application fees",
    "low income students apply us universities",
    "no me alcanza para el examen de ingles",
    "me pagan los examenes y solicitudes para usa",
    "ayuda para pagar sat toefl y application fee",
    "fondo para estudiantes talentosos de bajos recursos",
    "no puedo pagar mi aplicacion a universidades",
    "apoyo para irme a estados unidos sin dinero",
    "low income student applying to us universities",
    "competitive college club",
    "exencion de pago de examenes",
    "no tengo plata para el toefl o sat",
    "examenes caros",
    "ayuda con la solicitud a universidades",
    "waivers para aplicar",
    "asesor para estudiar en el extranjero",
    "talento sin dinero para usa",
    "pagar los tramites de la universidad",
    "first gen latino",
    "admision a universidades de estados unidos",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes destacados con pocos recursos que miran a Estados Unidos",
      gives:
        "Asesoría y pago de gastos para postular: exámenes, solicitudes y visa",
      when: "En México, la última vez abrió a fines de noviembre; en otros países cambia",
      where: "En el centro EducationUSA de tu país y en línea",
      description:
        "Un asesor de EducationUSA te acompaña para buscar universidad y financiamiento, y el fondo paga lo que cuesta postular. En algunos países paga también el vuelo. Después, la admisión y la beca las decide cada universidad.",
      requirements: {
        country: "Ser de un país donde EducationUSA abra esta convocatoria",
        record: "Mostrar alto potencial académico y de liderazgo",
        income: "No poder pagar por tu cuenta los gastos de postular",
        profile:
          "Estar por postular a licenciatura o posgrado y poder competir por financiamiento completo",
      },
      note: "No paga la colegiatura ni asegura un lugar. En México, en 2025, no entraban medicina, odontología ni veterinaria; iban primero ciencias e ingeniería.",
      figures: {
        y2025:
          "La convocatoria de México anunciada en noviembre de 2025 fue para empezar estudios en otoño de 2027: se postula con mucha anticipación.",
      },
    },
    en: {
      audience:
        "Outstanding students with few resources who look to the United States",
      gives:
        "Advice and payment of application costs: tests, applications and visa",
      when: "In Mexico, last time it opened in late November; elsewhere it varies",
      where: "At the EducationUSA centre in your country and online",
      description:
        "An EducationUSA adviser helps you look for a university and for funding, and the fund pays what it costs to apply. In some countries it also pays the flight. After that, each university decides on admission and scholarships.",
      requirements: {
        country: "Be from a country where EducationUSA opens this call",
        record: "Show high academic and leadership potential",
        income: "Be unable to pay the costs of applying yourself",
        profile:
          "Be about to apply for a degree, with a profile that can compete for full funding",
      },
      note: "It does not pay tuition or promise a place. In Mexico in 2025, medicine, dentistry and veterinary science were out; science and engineering came first.",
      figures: {
        y2025:
          "The Mexican call announced in November 2025 was for studies starting in autumn 2027: you apply far ahead.",
      },
    },
  },
};
