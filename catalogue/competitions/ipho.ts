import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  AT_SCHOOL_THEN,
  BEFORE_HIGHER_STUDIES,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const ipho: Competition = {
  id: "ipho",
  link: "https://www.ipho-new.org/",
  tags: ["física", "olimpiada", "internacional", "preparatoria"],
  sources: [
    {
      url: "https://ipho2022.by/services/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://unamglobal.unam.mx/global_revista/destacan-universitarios-en-la-olimpiada-internacional-de-fisica/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://frontal27.com/ultima/banco-azteca-respalda-a-la-delegacion-mexicana-en-ipho-2025",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.ipho2024.ir/newsDetail/37",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "IPhO",
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
      ...BEFORE_HIGHER_STUDIES,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // A student who left school before the year of the contest asks the national olympiad.
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [AT_SCHOOL, SCHOOL_ENDS_IN_SUMMER],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "olimpiada de fisica mundial",
    "mundial de fisica ipho",
    "concurso de fisica para prepa",
    "olimpiadas de fisica como participar",
    "competencia de experimentos de laboratorio",
    "mecanica electricidad y optica concurso",
    "torneo de fisica para bachillerato o liceo",
    "representar a mi pais en fisica",
    "seleccion nacional de fisica colegio",
    "que edad para la olimpiada de fisica",
    "prepararme para olimpiada con problemas de fisica",
    "international physics olympiad",
    "high school physics contest",
    "me apasiona la fisica y los experimentos",
    "mundial de fisica para jovenes",
    "competencia internacional de fisica",
    "medallas de fisica",
    "international physics contest",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "extracurriculares para entrar al mit",
    "competencia de ciencias exactas",
    "futuro fisico o ingeniero",
    "retos de mecanica y electromagnetismo",
    "ciencia para jovenes",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Física (IPhO)",
      audience:
        "Estudiantes de secundaria o prepa menores de 20 años, hasta cinco por país",
      gives: "Medallas y menciones, y un lugar en la selección de tu país",
      when: "Suele ser en julio; se entra por la olimpiada de tu país",
      where: "En un país distinto cada año",
      description:
        "Resuelve un examen teórico y otro experimental. Desde México se entra por la Olimpiada Mexicana de Física. Otros países tienen su propia olimpiada nacional.",
      requirements: {
        selection: "Que te elija la olimpiada nacional de tu país",
        age: "Tener menos de 20 años al 30 de junio del año del concurso",
        studies: "No haber empezado la universidad",
      },
      note: "No hay inscripción individual. Pregunta a tu olimpiada nacional quién paga el viaje y, si ya acabaste la prepa, si puedes entrar.",
    },
    en: {
      name: "International Physics Olympiad (IPhO)",
      audience:
        "Secondary and high-school students under 20, up to five per country",
      gives:
        "Medals and honourable mentions, and a place on your national team",
      when: "Usually in July; you get in through your country's olympiad",
      where: "In a different country each year",
      description:
        "Sit a theory exam and a practical one. From Mexico you get in through the Olimpiada Mexicana de Física. Other countries have their own national olympiad.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        age: "Be under 20 on 30 June of the contest year",
        studies: "Not have started university",
      },
      note: "There is no individual registration. Ask your national olympiad who pays for the trip and, if you have left school, if you may enter.",
    },
  },
};
