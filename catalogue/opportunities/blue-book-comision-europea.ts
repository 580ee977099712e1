import type { Opportunity } from "../opportunity.schema.ts";

export const blueBookComisionEuropea: Opportunity = {
  id: "blue-book-comision-europea",
  link: "https://traineeships.ec.europa.eu/",
  tags: ["europa", "prácticas", "remunerado"],
  editions: [
    {
      year: 2025,
      opens: "2025-02-17",
      closes: "2025-03-17",
      source:
        "https://www.studentskapraksa.si/blog/ec-blue-book-traineeship-programme",
    },
    {
      year: 2018,
      opens: "2018-01-04",
      closes: "2018-01-31",
      source:
        "https://international.uniroma2.it/2018/01/08/registration-for-paid-traineeships-in-the-european-commission-is-now-open-apply-by-31-january/",
    },
  ],
  sources: [
    {
      url: "https://ec.europa.eu/stages/about/applying_en",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://traineeships.ec.europa.eu/frequently-asked-questions_en?page=1&prefLang=sv",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.studentskapraksa.si/blog/ec-blue-book-traineeship-programme",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://international.uniroma2.it/2018/01/08/registration-for-paid-traineeships-in-the-european-commission-is-now-open-apply-by-31-january/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://traineeships.ec.europa.eu/process-overview_en",
      supports: ["programme", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://traineeships.ec.europa.eu/process-overview/if-selected_en",
      supports: ["amount"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "Comisión Europea",
  organizationKey: "organization",
  section: "internships",
  category: "socialSciences",
  icon: "government",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.language",
    "requirements.experience",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en", cefr: "C1" }],
        [{ kind: "language", language: "fr", cefr: "C1" }],
        [{ kind: "language", language: "de", cefr: "C1" }],
        [
          {
            kind: "nationality",
            countries: [
              "AT",
              "BE",
              "BG",
              "CY",
              "CZ",
              "DE",
              "DK",
              "EE",
              "ES",
              "FI",
              "FR",
              "GR",
              "HR",
              "HU",
              "IE",
              "IT",
              "LT",
              "LU",
              "LV",
              "MT",
              "NL",
              "PL",
              "PT",
              "RO",
              "SE",
              "SI",
              "SK",
            ],
          },
          // They too need one of the three languages, and a second one.
          { kind: "other" },
        ],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "status",
      notHolding:
        "Más de seis semanas de trabajo o prácticas en una institución de la UE",
      textKey: "requirements.experience",
      changeable: false,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["socialSciences", "humanities", "business"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 2, closes: 3 },
      { opens: 7, closes: 8 },
    ],
  },
  phrases: [
    "blue book traineeship bruselas",
    "practicas en la union europea pagadas",
    "pasantia remunerada en belgica para graduados",
    "bluebook becarios comision europea",
    "trabajar en instituciones europeas siendo latino",
    "pasantia para recien egresados en relaciones internacionales",
    "practicas de derecho europeo y politica",
    "pueden aplicar latinoamericanos a la comision europea",
    "stage de cinco meses en bruselas",
    "pasantia con sueldo en europa para licenciados",
    "experiencia en el gobierno europeo",
    "european commission paid traineeship",
    "eu internship for non eu graduates",
    "ya me gradue y quiero vivir en europa",
    "practicas en bruselas",
    "trabajar en la union europea",
    "pasantia pagada de cinco meses",
    "internship brussels european union",
    "practica para graduados en europa",
    "pasantia de traduccion derecho o politica",
    "practicas en instituciones europeas",
    "recien graduado quiere trabajar en europa",
    "practicas en organismos internacionales",
    "pasantias pagadas",
    "practicas en europa",
    "recien graduado que hago",
    "derecho y politica practicas",
    "vivir en bruselas",
    "traductores y comunicadores europa",
    "empleo o practicas para universitarios",
  ],
  texts: {
    es: {
      name: "Prácticas Blue Book de la Comisión Europea",
      organization: "Comisión Europea",
      audience:
        "Quien terminó una carrera; pocos lugares para quien no es de la UE",
      gives: "Asignación mensual y ayuda de viaje durante cinco meses",
      when: "Suele recibir solicitudes en febrero y marzo, y otra vez en julio y agosto",
      where: "Bruselas, Luxemburgo y otras sedes",
      description:
        "Conoce por dentro la Comisión Europea durante cinco meses, desde marzo o desde octubre. Acepta personas de cualquier carrera con título terminado.",
      requirements: {
        studies: "Tener ya un título universitario de al menos tres años",
        language:
          "Si no eres de la UE: inglés, francés o alemán a nivel C1 o C2",
        experience:
          "No haber trabajado ni hecho prácticas más de seis semanas en una institución de la UE",
      },
      note: "El primer plazo es para empezar en octubre y el segundo, para empezar en marzo. Postula solo en el portal oficial.",
    },
    en: {
      name: "European Commission Blue Book Traineeship",
      organization: "European Commission",
      audience:
        "University graduates; few places for people from outside the EU",
      gives: "A monthly grant and help with travel for five months",
      when: "It usually takes applications in February and March, and again in July and August",
      where: "Brussels, Luxembourg and other places",
      description:
        "See the European Commission from the inside for five months, starting in March or October. It takes people of any field who have finished their degree.",
      requirements: {
        studies: "Already have a university degree of at least three years",
        language:
          "If you are not from the EU: English, French or German at C1 or C2",
        experience:
          "Not have worked or interned for more than six weeks in an EU institution",
      },
      note: "The first deadline is to start in October and the second, to start in March. Apply only on the official portal.",
    },
  },
};
