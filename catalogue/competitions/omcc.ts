import { CARIBBEAN } from "../caribbean.ts";
import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  IN_LOWER_SECONDARY,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const omcc: Competition = {
  id: "omcc",
  serves: [
    "CO",
    "CR",
    "CU",
    "DO",
    "GT",
    "HN",
    "HT",
    "MX",
    "NI",
    "PA",
    "PR",
    "SV",
    "VE",
    ...CARIBBEAN,
  ],
  link: "https://www.ommenlinea.org/",
  tags: ["matemáticas", "olimpiada", "américa latina", "problemas"],
  sources: [
    {
      url: "https://omcc2015.ommenlinea.org/?page_id=74",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://elnuevodiario.com.do/rd-sera-sede-de-la-xxi-olimpiada-de-matematica-de-centroamerica-y-el-caribe/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.mathunion.org/node/13332",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://launion.online/news/sociedad/noticias/73663-cuernavaca-es-sede-de-la-olimpiada-de-centroam%C3%A9rica-y-el-caribe-de-matem%C3%A1ticas.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.omcc2016jamaica.com/about-1/background/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://asjtnic.org/omcc/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://laverdadnoticias.com/uncategorized/mexico-olimpiada-mate?amp=1",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.diariolibre.com/actualidad/educacion/2025/12/22/estudiantes-dominicanos-destacan-en-olimpiada-de-matematica/3384939",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://ommenlinea.org/presentacion/objetivos",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  sharedLinkReason:
    "The contest has no permanent site; the Mexican olympiad publishes about it on its own.",
  name: "Olimpiada Matemática de Centroamérica y el Caribe (OMCC)",
  organization: "Olimpiadas nacionales de los países miembros",
  organizationKey: "organization",
  section: "academic",
  category: "mathematics",
  icon: "trophy",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.country",
    "requirements.age",
    "requirements.school",
    "requirements.selection",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "residence",
            countries: [
              "CO",
              "CR",
              "CU",
              "DO",
              "GT",
              "HN",
              "JM",
              "MX",
              "NI",
              "PA",
              "PR",
              "SV",
              "VE",
            ],
          },
        ],
        [
          {
            kind: "residence",
            countries: [
              "AG",
              "BB",
              "BS",
              "BZ",
              "DM",
              "GD",
              "GY",
              "HT",
              "KN",
              "LC",
              "SR",
              "TT",
              "VC",
            ],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 15 }],
        // The day that counts may be the end of the year before.
        [{ kind: "age", max: 16 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Una olimpiada internacional superior o dos ediciones",
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // Elsewhere the contest may fall in the second year.
        [{ kind: "level", levels: ["preparatoria_1"] }, SCHOOL_ENDS_IN_SUMMER],
        [IN_LOWER_SECONDARY],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "omcc olimpiada matematica",
    "olimpiada centroamericana de matematicas",
    "olimpiada de centroamerica y el caribe",
    "competencia internacional de mate secundaria",
    "primera olimpiada internacional de matematicas",
    "como entrar a la omcc desde mi pais",
    "concurso de mate en panama honduras guatemala",
    "olimpiada de mate costa rica nicaragua",
    "seleccion nacional de matematicas juvenil",
    "problemas de la centroamericana de mate",
    "camino a la imo desde centroamerica",
    "central american caribbean math olympiad",
    "math contest central america students",
    "olimpiadas de conocimiento",
    "concursos para secundaria",
    "retos de numeros y logica",
    "viajar representando a mi pais",
    "mi primera olimpiada",
    "concursos centroamerica",
    "matematica olimpica nivel latino",
    "olimpiada para menores de 16",
  ],
  texts: {
    es: {
      organization: "Olimpiadas nacionales de los países miembros",
      audience:
        "Estudiantes de secundaria de Centroamérica, el Caribe y países cercanos",
      gives:
        "Competir por tu país y prepararte para la Iberoamericana y la Internacional",
      when: "Se celebra una vez al año; cada país elige antes a su equipo",
      where: "En un país miembro distinto cada año",
      description:
        "Resuelve por tu cuenta seis problemas en dos días, en el equipo de tu país. Es para estudiantes más jóvenes que los de la Iberoamericana.",
      requirements: {
        country:
          "Que tu escuela esté en un país miembro (Centroamérica, Colombia, Cuba, México, Venezuela y otros)",
        age: "Tener menos de 16 años y no haber ido a una olimpiada superior (así en 2016)",
        school: "Estar en secundaria o empezando la prepa",
        selection: "Que te elija la olimpiada nacional de tu país",
      },
      note: "No tiene un sitio fijo: cada sede abre el suyo. Confirma en qué fecha se mide la edad. Entra por la olimpiada nacional de tu país; el enlace es el de México.",
    },
    en: {
      organization: "National olympiads of the member countries",
      audience:
        "Secondary students of Central America, the Caribbean and nearby countries",
      gives:
        "Compete for your country and prepare for the Ibero-American and the International",
      when: "Held once a year; each country chooses its team before that",
      where: "In a different member country each year",
      description:
        "Solve six problems on your own in two days, for your country. It is for younger students than those of the Ibero-American one.",
      requirements: {
        country:
          "Have your school in a member country (Central America, Colombia, Cuba, Mexico, Venezuela and others)",
        age: "Be under 16 and not have been to a higher olympiad (as in 2016)",
        school: "Be in lower secondary or starting upper secondary",
        selection: "Be chosen in your country's national olympiad",
      },
      note: "It has no permanent site: each host opens its own. Check the date on which age counts. Enter through your country's national olympiad; the link is Mexico's.",
    },
  },
};
