import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL } from "./shared-conditions.ts";

export const ioi: Competition = {
  id: "ioi",
  link: "https://ioinformatics.org/",
  tags: ["informática", "programación", "olimpiada", "internacional"],
  sources: [
    {
      url: "https://github.com/ioi/regulations",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ioinformatics.org/page/ioi-2020/54",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ioi2025.bo/call-for-tasks.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://notimerica.com/comunicados/comunicae/mexico-destaca-olimpiada-internacional-informatica-szeged-hungria-349752.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.nmc.edu.ng/Olympiads/Rules",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "IOI",
  section: "academic",
  category: "computerScience",
  icon: "code",
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
      on: { month: 6, day: 30 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [AT_SCHOOL],
        [
          {
            kind: "level",
            levels: ["otro"],
            stages: ["schoolFinished"],
          },
          { kind: "other" },
        ],
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "ioi mundial de programacion",
    "olimpiada mundial de informatica prepa",
    "concurso internacional de programacion para colegio",
    "competencia de algoritmos y codigo",
    "torneo de computacion bachillerato",
    "programacion competitiva para menores",
    "como llegar a la ioi",
    "campeonato de c++ para liceo",
    "representar a mi pais programando",
    "medalla por programar secundaria",
    "estructuras de datos concurso mundial",
    "international olympiad in informatics",
    "competitive programming high school",
    "me la paso programando en la compu",
    "mundial de programacion",
    "representar a mi pais en informatica",
    "competencia de algoritmos para preparatoria",
    "c++ concurso internacional",
    "coding contest high school",
    "medallas de informatica",
    "como llegar a la olimpiada internacional de computacion",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "competir programando",
    "retos de codigo",
    "ciencias de la computacion colegio",
    "extracurriculares para entrar al mit",
    "programacion para adolescentes",
    "coding olympiad",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Informática (IOI)",
      audience: "Preuniversitarios que programan, hasta cuatro por país",
      gives: "Medallas, y un lugar en la selección de tu país",
      when: "Suele ser entre julio y septiembre; se entra por la olimpiada de tu país",
      where: "En un país distinto cada año",
      description:
        "Programa en C++ soluciones a problemas de algoritmos, en dos días de cinco horas. Desde México se entra por la Olimpiada Mexicana de Informática. Los demás países tienen su propia olimpiada nacional.",
      requirements: {
        selection: "Ser elegido por la olimpiada nacional de tu país",
        age: "No haber cumplido 20 años antes del 1 de julio del año del concurso",
        studies:
          "Haber estado inscrito en la escuela de septiembre a diciembre del año anterior",
      },
      note: "No hay inscripción individual. Pregunta a tu olimpiada nacional las fechas y quién paga el viaje.",
    },
    en: {
      name: "International Olympiad in Informatics (IOI)",
      audience: "Pre-university students who code, up to four per country",
      gives: "Medals, and a place on your national team",
      when: "Usually between July and September; you get in through your country's olympiad",
      where: "In a different country each year",
      description:
        "Code solutions to algorithm problems in C++, on two days of five hours. From Mexico you get in through the Olimpiada Mexicana de Informática. Other countries have their own national olympiad.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        age: "Not have turned 20 before 1 July of the contest year",
        studies:
          "Have been enrolled at school from September to December of the year before",
      },
      note: "There is no individual registration. Ask your national olympiad about dates and who pays for the trip.",
    },
  },
};
