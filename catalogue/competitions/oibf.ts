import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, LEFT_SCHOOL } from "../shared-conditions.ts";
import { IBERO_AMERICA } from "./ibero-america.ts";

export const oibf: Competition = {
  id: "oibf",
  link: "https://smf.mx/?p=50653",
  tags: ["física", "olimpiada", "iberoamérica", "preparatoria"],
  sources: [
    {
      url: "https://spf.pt/olimpiadas/regulamento.html",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://smf.mx/?p=50653",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://sociedad-noticias.com/2024/07/11/estudiantes-mexicanos-requieren-apoyo-para-representar-al-pais-en-la-olimpiada-de-fisica",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.famaf.unc.edu.ar/~oaf/oibf2007/iberoamericana/reglamento/reglamento_p.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://surcosdigital.com/costa-rica-gana-plata-en-olimpiadas-iberoamericanas-de-fisica/",
      supports: ["programme"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://blog.etapa.com.br/noticias/oibf-2022",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  lastSeenCycle: 2024,
  nameKey: "name",
  organization: "Olimpiada Iberoamericana de Física",
  organizationKey: "organization",
  section: "academic",
  category: "physics",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.age",
    "requirements.residence",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 17, on: { month: 12, day: 31 } }],
        // A contest counts the end of the year before it.
        [
          { kind: "age", max: 19, on: { month: 12, day: 31 } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },

    {
      kind: "residence",
      countries: IBERO_AMERICA,
      textKey: "requirements.residence",
      changeable: false,
    },

    {
      kind: "anyOf",
      options: [...AT_SCHOOL_THEN, LEFT_SCHOOL],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  sharedLinkReason:
    "Each host makes the olympiad's site; students in Mexico enter through the Mexican Physics Olympiad, whose page this is.",
  phrases: [
    "ibero de fisica",
    "olimpiada iberoamericana fisica como clasificar",
    "concurso de fisica latinoamerica y españa",
    "competencia de fisica para secundaria y prepa",
    "olimpiadas de fisica para colegio o liceo",
    "torneo de fisica entre paises hispanos y portugal",
    "problemas y experimentos de laboratorio concurso",
    "representar a mi pais en fisica ibero",
    "fisica olimpica bachillerato",
    "seleccion mexicana colombiana o peruana de fisica",
    "despues de la omf a donde voy",
    "ibero american physics olympiad",
    "latin american physics competition",
    "soy el mejor de mi salon en fisica",
    "iberoamericana de fisica",
    "competencia de fisica entre paises latinos",
    "seleccion nacional de fisica",
    "representar a mi pais en fisica iberoamerica",
    "concurso de fisica en espanol",
    "fisica experimental latinoamerica",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "competencia de ciencias exactas",
    "concursos sin ingles",
    "futuro fisico o ingeniero",
    "retos de mecanica y electromagnetismo",
  ],
  texts: {
    es: {
      name: "Olimpiada Iberoamericana de Física (OIbF)",
      organization: "Olimpiada Iberoamericana de Física",
      audience:
        "Preuniversitarios de Iberoamérica, en equipos nacionales de hasta cuatro",
      gives: "Una competencia internacional con la selección de tu país",
      when: "Una vez al año; se entra por la olimpiada de tu país",
      where: "Cambia de país cada año; a veces, en línea",
      description:
        "Compite con una prueba teórica y otra experimental contra equipos de Iberoamérica. Desde México se entra por la Olimpiada Mexicana de Física. Otros países tienen su propia olimpiada nacional.",
      requirements: {
        selection: "Que te elija la olimpiada nacional de tu país",
        age: "Tener la edad: en Portugal, menos de 18 años al 31 de diciembre anterior al concurso",

        residence: "Que tu escuela esté en un país iberoamericano",

        studies: "Ser estudiante preuniversitario",
      },
      note: "Cada sede hace su sitio: el enlace lleva a la olimpiada mexicana. Pregunta a tu olimpiada nacional por la edad máxima y por si cuenta haber ido antes a otra olimpiada internacional.",
    },
    en: {
      name: "Ibero-American Physics Olympiad (OIbF)",
      organization: "Ibero-American Physics Olympiad",
      audience:
        "Pre-university students from Ibero-America, in national teams of up to four",
      gives: "An international contest with your national team",
      when: "Once a year; you get in through your country's olympiad",
      where: "A different country each year; some were online",
      description:
        "Compete in a theory and a practical test against teams from Ibero-America. From Mexico you get in through the Olimpiada Mexicana de Física. Other countries have their own national olympiad.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        age: "Be of the age: in Portugal, under 18 on the 31 December before the contest",

        residence: "Have your school in an Ibero-American country",

        studies: "Be a pre-university student",
      },
      note: "Each host makes its site: the link leads to the Mexican olympiad. Ask your national olympiad about the age limit and whether having been to another international olympiad counts.",
    },
  },
};
