import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const feriaInnovacionCientificaNicaragua: Competition = {
  id: "feria-innovacion-cientifica-nicaragua",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Ministerio de Educación (Nicaragua)",
  link: "https://www.mined.gob.ni/",
  requirementsKeys: ["requirements.residence", "requirements.project"],
  noteKey: "note",
  eligibility: [
    {
      kind: "residence",
      countries: ["NI"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "The Ministry of Education gives its school contests no pages of their own.",
  lastSeenCycle: 2024,
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences", "technology"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  tags: ["nicaragua", "ciencia", "proyectos", "innovación", "nacional"],
  sources: [
    {
      url: "https://diariobarricada.com/nacionales/estudiantes-de-secundaria-transforman-el-futuro-de-nicaragua-a-traves-de-proyectos-innovadores",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://radio580.com.ni/presentan-38-proyectos-en-la-xxiii-feria-cientifica-de-innovacion-y-tecnologia",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://canal4.com.ni/mined-promueve-a-estudiantes-en-proyectos-que-aporten-a-la-comunidad",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "feria cientifica mined nicaragua",
    "feria de innovacion secundaria nicaragua",
    "concurso de ciencia para secundaria nica",
    "proyecto cientifico para mi colegio",
    "presentar un invento escolar nicaragua",
    "feria de ciencia y tecnologia departamental",
    "proyectos de agroindustria estudiantes",
    "aplicacion movil hecha en secundaria",
    "como participo en la feria cientifica",
    "proyecto para mi escuela y comunidad",
    "metodo cientifico concurso escolar",
    "science fair nicaragua",
    "student inventions nicaragua",
    "feria cientifica",
    "concursos en nicaragua",
    "inventos",
    "concursos para secundaria",
    "proyecto de investigacion escolar",
    "jovenes investigadores",
    "presentar mi prototipo",
    "impacto social y tecnologia",
    "innovacion para jovenes",
  ],
  texts: {
    es: {
      name: "Feria de Innovación Científica y Tecnológica",
      organization: "Ministerio de Educación (Nicaragua)",
      audience: "Estudiantes de secundaria de Nicaragua con un proyecto",
      gives: "Una feria por etapas, hasta la nacional",
      when: "La última vez, los departamentos eligieron hacia agosto; la nacional es después",
      where: "Tu escuela, tu departamento y la feria nacional",
      description:
        "Busca un problema de tu comunidad y propón una solución con el método científico. Ha habido dos categorías: proyectos para la comunidad y aplicaciones tecnológicas. Los mejores de cada departamento han ido a la feria nacional.",
      requirements: {
        residence: "Estudiar la secundaria en Nicaragua",
        project: "Presentar un proyecto con trabajo escrito y exposición",
      },
      note: "La última edición que vimos fue hacia 2024. Habla con tu docente de ciencias al empezar el curso.",
    },
    en: {
      name: "Science and Technology Innovation Fair (Nicaragua)",
      organization: "Ministry of Education (Nicaragua)",
      audience: "Secondary students in Nicaragua with a project",
      gives: "A fair in stages up to the national one",
      when: "Last time, departments chose around August; the national fair comes later",
      where: "Your school, your department and the national fair",
      description:
        "Look for a problem in your community and propose a solution with the scientific method. There have been two categories: community projects and technology applications. The best of each department have gone to the national fair.",
      requirements: {
        residence: "Be at secondary school in Nicaragua",
        project: "Present a project with a written paper and a talk",
      },
      note: "The latest edition we saw was around 2024. Talk to your science teacher at the start of the school year.",
    },
  },
};
