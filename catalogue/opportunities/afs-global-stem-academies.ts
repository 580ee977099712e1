import type { Opportunity } from "../opportunity.schema.ts";
import {
  IN_LOWER_SECONDARY,
  IN_UPPER_SECONDARY,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const afsGlobalStemAcademies: Opportunity = {
  id: "afs-global-stem-academies",
  link: "https://afs.org/stem/academies/",
  taughtIn: ["en"],
  tags: [
    "stem",
    "intercambio",
    "financiado",
    "sostenibilidad",
    "inglés",
    "preparatoria",
  ],
  sources: [
    {
      url: "https://www.afsusa.org/study-abroad/scholarships/bp/stem-academy",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://afs.org/2022/06/22/150-scholarships-academy/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.afs.org.za/2022/01/24/global-stem-academies/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://conference.afs.org/programs/stem-academy/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://afs.org/2019/01/10/bp-global-stem-academies-2019/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://revistaviverbrasil.com.br/bolsas-internacionais-oferecem-formacao-em-stem-e-sustentabilidade",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  name: "AFS Global STEM Academies",
  organization: "AFS Intercultural Programs",
  section: "summer",
  category: "technology",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.country",
    "requirements.english",
    "requirements.interest",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 15, max: 16 }],
        // Applications close in January at the earliest, so nobody over the limit then is 17 in July.
        [
          { kind: "age", min: 15 },
          { kind: "age", max: 17, on: { month: 7 } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "invitedCountry",
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    { kind: "other", textKey: "requirements.interest", changeable: true },
    {
      kind: "anyOf",
      options: [
        // The year alone is met after school as well.
        [
          IN_UPPER_SECONDARY,
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 3 },
        ],
        // Elsewhere a pupil with two years left may graduate in the year of the programme.
        [
          IN_UPPER_SECONDARY,
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
          SCHOOL_ENDS_IN_SUMMER,
        ],
        [IN_LOWER_SECONDARY],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-15",
      source:
        "https://revistaviverbrasil.com.br/bolsas-internacionais-oferecem-formacao-em-stem-e-sustentabilidade",
    },
  ],
  levels: ["highSchool"],
  fields: ["technology", "naturalSciences", "environment"],
  cost: "funded",
  lastSeenCycle: 2026,
  cycle: { basis: "unknown" },
  phrases: [
    "afs stem academy beca",
    "academia stem de afs y bp",
    "intercambio de ciencia todo pagado",
    "viaje de cuatro semanas para estudiantes de prepa",
    "beca de energia y sostenibilidad para jovenes",
    "programa de stem en el extranjero 16 años",
    "intercambio gratis para quien sabe ingles",
    "quiero viajar y aprender de energias limpias",
    "curso en linea y viaje con afs",
    "beca completa de verano para colegio o liceo",
    "jovenes cientificos intercambio sin pagar",
    "global stem scholarship high school",
    "fully funded stem study abroad teens",
    "programas gratis en el extranjero",
    "intercambio corto",
    "extracurriculares de ciencia",
    "energias limpias",
    "viajar siendo menor de edad",
    "chicas stem",
    "host family",
  ],
  texts: {
    es: {
      audience:
        "Jóvenes de 15 a 17 años y medio con interés por la ciencia y la energía",
      gives:
        "Beca completa: curso en línea y un viaje de cuatro semanas con vuelo, casa, comida y seguro",
      when: "Suele cerrar entre enero y marzo; confirma antes que siga habiendo edición",
      where: "En línea y después en otro país; los destinos cambian",
      description:
        "Estudia doce semanas en línea y prepara un proyecto de impacto social sobre sostenibilidad. Luego pasa cuatro semanas en otro país con jóvenes de todo el mundo. Es un programa sin costo de AFS y termina con un certificado.",
      requirements: {
        age: "Tener de 15 a 17 años y medio",
        country:
          "Vivir en un país invitado (en 2022: México, Brasil, Trinidad y Tobago y otros)",
        english: "Poder seguir clases en inglés",
        interest:
          "Mostrar interés por la ciencia, la tecnología o la sostenibilidad",
        school:
          "Seguir después en la escuela: una edición anterior excluyó a quien se graduaba ese año",
      },
      note: "AFS anunció el programa para 2022 a 2026. Antes de preparar la solicitud, confirma que haya edición, que inviten a tu país y si puedes ir al terminar la prepa.",
    },
    en: {
      audience:
        "Young people aged 15 to 17½ with an interest in science and energy",
      gives:
        "Full scholarship: an online course and a four-week trip with flight, housing, food and insurance",
      when: "It usually closes between January and March; check first that there is a new edition",
      where: "Online and then in another country; destinations change",
      description:
        "Study online for twelve weeks and prepare a social-impact project on sustainability. Then spend four weeks in another country with young people from around the world. It is a free programme of AFS and ends with a certificate.",
      requirements: {
        age: "Be between 15 and 17½ years old",
        country:
          "Live in an invited country (in 2022: Mexico, Brazil, Trinidad and Tobago and others)",
        english: "Be able to follow classes in English",
        interest: "Show interest in science, technology or sustainability",
        school:
          "Still be at school afterwards: an earlier edition left out those who graduated that year",
      },
      note: "AFS announced the programme for 2022 to 2026. Before you prepare the application, check for a new edition, that your country is invited and whether you may go as you finish school.",
    },
  },
};
