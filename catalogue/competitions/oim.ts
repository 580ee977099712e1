import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, LEFT_SCHOOL } from "../shared-conditions.ts";
import { IBERO_AMERICA } from "./ibero-america.ts";

export const oim: Competition = {
  id: "oim",
  link: "https://oma.org.ar/ibero/index.php/pt/a-olipiada/regulamento",
  tags: ["matemáticas", "olimpiada", "iberoamérica", "preparatoria"],
  sources: [
    {
      url: "https://goethe.edu.ar/2021/09/regional-oma",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://oma.org.ar/ibero/index.php/pt/a-olipiada/regulamento",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://oimperu2020.com/la-olimpiada/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.diarioimagen.net/?p=686460",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Olimpiada Iberoamericana de Matemática",
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
    "requirements.selection",
    "requirements.age",
    "requirements.residence",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      // Counts on the last day of the year before; after January the next one is a year later.
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 17, on: { month: 12, day: 31 } }],
        [
          { kind: "age", max: 19, on: { month: 12, day: 31 } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
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
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "olimpiada iberoamericana mates",
    "ibero de matematicas",
    "concurso de matematicas latinoamerica y españa",
    "olimpiada matematica para prepa o liceo",
    "competencia de mates entre paises hispanos",
    "representar a colombia o peru en matematicas",
    "problemas olimpicos de algebra y geometria",
    "seleccion nacional de matematicas secundaria",
    "omm despues del nacional",
    "como clasificar a la iberoamericana",
    "torneo de mate para colegiales brasil portugal",
    "ibero american math olympiad",
    "latin american math competition",
    "me encanta resolver problemas de mate",
    "iberoamericana de mates",
    "competencia de matematicas entre paises latinos",
    "seleccion nacional de matematicas",
    "representar a mi pais en mate iberoamerica",
    "concurso de matematicas en espanol",
    "medallas matematicas latinoamerica",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "retos de numeros y logica",
    "matematica olimpica nivel latino",
    "concursos sin ingles",
    "torneo para los mejores alumnos",
  ],
  texts: {
    es: {
      name: "Olimpiada Iberoamericana de Matemática (OIM)",
      organization: "Olimpiada Iberoamericana de Matemática",
      audience:
        "Preuniversitarios de Iberoamérica, en equipos nacionales de hasta cuatro",
      gives: "Medallas y menciones, y un lugar en la selección de tu país",
      when: "Normalmente en septiembre; se entra por la olimpiada de tu país",
      where: "En un país iberoamericano distinto cada año",
      description:
        "Enfréntate a seis problemas en dos exámenes de cuatro horas y media. Desde México se entra por la preselección de la Olimpiada Mexicana de Matemáticas. Otros países tienen su propia olimpiada nacional.",
      requirements: {
        selection: "Que te elija la olimpiada nacional de tu país",
        age: "No haber pasado de 18 años al 31 de diciembre del año anterior; si ya los cumpliste, confirma la regla",
        residence: "Que tu escuela esté en un país iberoamericano",
        studies: "Ser estudiante preuniversitario",
      },
      note: "No hay inscripción individual ni un sitio central: el enlace lleva al reglamento. No se va más de dos veces. Pregunta las fechas y los gastos del viaje a tu olimpiada nacional.",
    },
    en: {
      name: "Ibero-American Mathematical Olympiad (OIM)",
      organization: "Ibero-American Mathematical Olympiad",
      audience:
        "Pre-university students from Ibero-America, in national teams of up to four",
      gives:
        "Medals and honourable mentions, and a place on your national team",
      when: "Usually in September; you get in through your country's olympiad",
      where: "In a different Ibero-American country each year",
      description:
        "Take on six problems in two exams of four and a half hours. From Mexico you get in through the shortlist of the Olimpiada Mexicana de Matemáticas. Other countries have their own national olympiad.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        age: "Be no older than 18 on 31 December of the previous year; if you have turned 18, check the rule",
        residence: "Have your school in an Ibero-American country",
        studies: "Be a pre-university student",
      },
      note: "There is no individual registration and no central site: the link leads to the rules. Nobody goes more than twice. Ask your national olympiad about dates and travel costs.",
    },
  },
};
