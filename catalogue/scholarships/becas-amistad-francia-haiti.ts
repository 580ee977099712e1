import type { Scholarship } from "../scholarship.schema.ts";

export const becasAmistadFranciaHaiti: Scholarship = {
  id: "becas-amistad-francia-haiti",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Embajada de Francia en Haití y Banco de la República de Haití",
  link: "https://ht.ambafrance.org/",
  destination: "FR",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.record",
    "requirements.admission",
  ],
  noteKey: "note",
  eligibility: [
    {
      kind: "nationality",
      countries: ["HT"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_terminada", "posgrado"],
      textKey: "requirements.level",
      changeable: false,
    },
    // The university says whether a degree opens the second year.
    { kind: "other", textKey: "requirements.level", changeable: false },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  lastSeenCycle: 2024,
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: null,
        closes: 5,
        closesDay: 31,
      },
    ],
  },
  tags: ["haití", "francia", "maestría", "posgrado", "gobierno"],
  editions: [
    {
      year: 2022,
      opens: null,
      closes: "2022-05-31",
      source: "https://radiotelevision2000.com/home/?p=99315",
    },
    {
      year: 2018,
      opens: null,
      closes: "2018-05-31",
      source:
        "https://www.pachaiti.org/voici-comment-obtenir-une-bourse-detudes-pour-la-france/",
    },
  ],
  sources: [
    {
      url: "https://ht.ambafrance.org/Bourses-d-etudes-en-France-18-laureats-sur-le-depart",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://radiotelevision2000.com/home/?p=99315",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://amitiefm.ht/post/le-nouvel-ambassadeur-de-france-en-ha%C3%AFti-a-rencontr%C3%A9-les-laur%C3%A9ats-des-programmes-de-bourses-financ%C3%A9s",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.pachaiti.org/voici-comment-obtenir-une-bourse-detudes-pour-la-france/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://medjouel.com/es/bourses-detudes-et-de-stages-20172018-de-lamitie-france-haiti",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "bourse amitie france haiti",
    "beca para maestria en francia desde haiti",
    "bourses brh master 2",
    "beca de la embajada de francia en haiti",
    "estudiar en paris siendo haitiano",
    "bourse fondation sogebank master",
    "segundo año de master en francia beca",
    "becas francesas para haitianos",
    "etudes en france haiti bourse",
    "maestria en universidad publica francesa",
    "irme de haiti a estudiar a francia",
    "french embassy scholarship haiti",
    "master scholarship for haitians",
    "posgrado en frances",
    "agronomia o economia en francia",
    "derecho o informatica maestria afuera",
    "master 2 recherche bourse",
    "haiti etudiant bourse etranger",
  ],
  texts: {
    es: {
      title: "Becas de la amistad Francia-Haití (segundo año de maestría)",
      organization:
        "Embajada de Francia en Haití y Banco de la República de Haití",
      audience:
        "Personas graduadas de Haití que quieren un segundo año de maestría",
      amount:
        "Beca para un segundo año de maestría en una universidad pública de Francia",
      level: "Posgrado (segundo año de maestría)",
      deadline: "Suele cerrar el 31 de mayo",
      description:
        "Estudia en Francia el segundo año de una maestría útil para tu país, como agronomía, informática, derecho, medio ambiente o economía. Pides la beca a la embajada y, al mismo tiempo, la admisión a la universidad por la plataforma Études en France.",
      requirements: {
        nationality: "Tener nacionalidad haitiana",
        level: "Estar en condiciones de cursar el segundo año de maestría",
        record: "Tener muy buenas notas",
        admission:
          "Pedir la admisión por «Études en France» a una universidad pública",
      },
      note: "La última promoción que vimos es de 2024. La seguridad cambia cómo atiende la embajada: confirma si hay convocatoria y dónde se entregan los papeles. Una antigua pedía menos de 35 años y vivir en Haití.",
    },
    en: {
      title: "France-Haiti friendship scholarships (second master's year)",
      organization: "French Embassy in Haiti and Bank of the Republic of Haiti",
      audience: "Graduates of Haiti who want to do a second master's year",
      amount:
        "A scholarship for a second master's year at a public university in France",
      level: "Postgraduate (second master's year)",
      deadline: "It usually closes on 31 May",
      description:
        "Study in France the second year of a master's that is useful for your country, such as agronomy, computing, law, environment or economics. You ask the embassy for the award and, at the same time, apply to the university through the Études en France platform.",
      requirements: {
        nationality: "Hold Haitian nationality",
        level: "Be able to enter the second year of a master's",
        record: "Have very good grades",
        admission:
          'Apply for admission to a public university through "Études en France"',
      },
      note: "The latest group we saw is of 2024. Security changes how the embassy works: check whether there is a call and where papers are handed in. An old one asked for people under 35 living in Haiti.",
    },
  },
};
