import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, IN_FIRST_YEAR } from "../shared-conditions.ts";

export const obiBrasil: Competition = {
  id: "obi-brasil",
  link: "https://olimpiada.ic.unicamp.br/",
  tags: ["brasil", "informática", "olimpiada", "programación", "nacional"],
  sources: [
    {
      url: "https://olimpiada.ic.unicamp.br/info/regulamento/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://noic.com.br/olimpiadas/informatica/obi",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://portal.cin.ufpe.br/?p=5400",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  organization:
    "Sociedade Brasileira de Computação e Instituto de Computação da Unicamp",
  section: "national",
  category: "computerScience",
  icon: "code",
  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.school", "requirements.entry"],
  eligibility: [
    {
      kind: "residence",
      countries: ["BR"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        // Technical students: those of the fourth year, and those in ensino médio.
        [
          { kind: "level", levels: ["otro"], stages: ["technical"] },
          { kind: "other" },
        ],
        IN_FIRST_YEAR,
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.entry",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "obi olimpiada de informatica",
    "olimpiada brasileira de informatica",
    "concurso de programación brasil",
    "olimpiada de logica sin computadora",
    "modalidade iniciação obi",
    "modalidade programação obi",
    "competir en la ioi desde brasil",
    "problemas de programación para escolares brasil",
    "semana olimpica unicamp",
    "olimpiada de computación ensino medio",
    "logica para ensino fundamental concurso",
    "brazil informatics olympiad",
    "programming contest brazilian schools",
    "olimpiadas de conocimiento",
    "concursos en brasil",
    "competir programando",
    "retos de codigo",
    "programacion para adolescentes",
    "mi primera olimpiada",
    "juegos de ingenio",
    "competicao de programacao",
  ],
  texts: {
    es: {
      name: "OBI – Olimpíada Brasileira de Informática",
      audience:
        "Estudiantes de Brasil, del ensino fundamental al primer año de universidad",
      gives:
        "Retos de lógica y programación, y el camino a los equipos que van a la IOI",
      when: "Consulta el calendario de cada edición en su página",
      where: "En tu escuela; la fase nacional, en sedes por todo Brasil",
      description:
        "En el ensino médio resuelves problemas programando (Programação); en fundamental hay también lógica en papel (Iniciação). Son tres fases: local, estatal y nacional. De Programação sale la selección para la IOI.",
      requirements: {
        school:
          "Estudiar en Brasil: ensino fundamental, médio o técnico, o por primera vez el primer año de universidad",
        entry:
          "Que tu escuela o universidad te inscriba, en una sola modalidad y nivel",
      },
      note: "Confirma en su página que haya edición este año, sus niveles y cómo se inscribe tu escuela.",
    },
    en: {
      name: "OBI – Brazilian Informatics Olympiad",
      audience:
        "Students in Brazil, from ensino fundamental to the first year of university",
      gives:
        "Logic and programming challenges, and the way to the teams that go to the IOI",
      when: "Check each edition's calendar on its page",
      where: "At your school; the national round, at venues throughout Brazil",
      description:
        "In ensino médio you solve problems by coding (Programação); ensino fundamental also has logic on paper (Iniciação). There are three rounds: local, state and national. The IOI team is chosen from Programação.",
      requirements: {
        school:
          "Study in Brazil: ensino fundamental, médio or technical, or your first ever year of university",
        entry:
          "Have your school or university enter you, in one mode and level only",
      },
      note: "Check on its page that there is an edition this year, its levels and how your school registers.",
    },
  },
};
