import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  AT_SCHOOL_THEN,
  BEFORE_HIGHER_STUDIES,
  LEFT_SCHOOL,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const imo: Competition = {
  id: "imo",
  link: "https://www.imo-official.org/",
  tags: ["matemáticas", "olimpiada", "internacional", "preparatoria"],
  sources: [
    {
      url: "https://ommenlinea.org/presentacion/objetivos",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://oma.org.ar/imo2012/index.php?code=5",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://agendadiario.news/?p=11333",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://dognews.mx/?p=5735",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.imo2019.uk/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "IMO",
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
      kind: "age",
      max: 19,
      on: { month: 7 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...BEFORE_HIGHER_STUDIES,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // In July whoever finishes school in summer is not at university yet. One who has left
      // school asks the national olympiad: many choose among pupils.
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [AT_SCHOOL, SCHOOL_ENDS_IN_SUMMER],
        LEFT_SCHOOL,
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "olimpiadas de mate mundial",
    "mundial de matematicas imo",
    "olimpiada internacional matematica como entrar",
    "concurso de matematicas para prepa",
    "omm como clasificar al mundial",
    "competencia de mates para genios",
    "problemas de geometria combinatoria y teoria de numeros",
    "torneo de matematicas para bachillerato o liceo",
    "representar a mi pais en mates",
    "hacer demostraciones matematicas dificiles",
    "que piden para ir a la imo",
    "international mathematical olympiad",
    "high school math contest",
    "soy muy bueno en mate y quiero competir",
    "mundial de matematicas para preparatorianos",
    "representar a mi pais en mate",
    "competencia internacional de numeros",
    "medallas de matematicas",
    "como llegar a la olimpiada internacional",
    "international math contest",
    "problemas de demostracion geometria y algebra",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "extracurriculares para entrar al mit",
    "retos de numeros y logica",
    "viajar representando a mi pais",
    "competencia dificil para superdotados",
    "actividades de mates fuera de clase",
    "ganar medalla de oro escolar",
    "extracurricular activities for college",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Matemáticas (IMO)",
      audience:
        "Preuniversitarios menores de 20 años, en equipos nacionales de hasta seis",
      gives: "Medallas y menciones, y un lugar en la selección de tu país",
      when: "Suele ser en julio; se entra por la olimpiada de tu país",
      where: "En un país distinto cada año",
      description:
        "Resuelve problemas de demostración en dos días de examen: no basta el resultado, hay que explicar por qué es cierto. Desde México se entra por la Olimpiada Mexicana de Matemáticas, que elige a seis personas. Otros países tienen su propia olimpiada nacional.",
      requirements: {
        selection: "Que te elija la olimpiada nacional de tu país",
        age: "Tener menos de 20 años en la fecha que fija cada edición",
        studies: "No haber entrado a la universidad",
      },
      note: "No hay inscripción individual. Pregunta a tu olimpiada nacional en qué fecha se mide la edad y quién paga el viaje: cambia según el país y el año.",
    },
    en: {
      name: "International Mathematical Olympiad (IMO)",
      audience:
        "Pre-university students under 20, in national teams of up to six",
      gives:
        "Medals and honourable mentions, and a place on your national team",
      when: "Usually in July; you get in through your country's olympiad",
      where: "In a different country each year",
      description:
        "Solve proof problems in two days of exams: the answer is not enough, you explain why it is true. From Mexico you get in through the Olimpiada Mexicana de Matemáticas, which picks six people. Other countries have their own national olympiad.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        age: "Be under 20 on the date that each edition sets",
        studies: "Not have entered a university",
      },
      note: "There is no individual registration. Ask your national olympiad on which date age is measured and who pays for the trip: it changes by country and year.",
    },
  },
};
