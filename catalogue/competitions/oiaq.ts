import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";
import { IBERO_AMERICA } from "./ibero-america.ts";

export const oiaq: Competition = {
  id: "oiaq",
  link: "https://multimedia.uned.ac.cr/ecen/oiaq2024/?p=327",
  tags: ["química", "olimpiada", "iberoamérica", "preparatoria"],
  sources: [
    {
      url: "https://olimpiada.fq.edu.uy/?p=147",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://multimedia.uned.ac.cr/ecen/oiaq2024/?p=327",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://multimedia.uned.ac.cr/ecen/oiaq2024/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://esnoticiahoy.com/2019/09/18/con-plata-y-bronce-regresa-equipo-mexicano-de-la-xxiv-olimpiada-iberoamericana-de-quimica",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Olimpiada Iberoamericana de Química",
  organizationKey: "organization",
  section: "academic",
  category: "chemistry",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.residence",
    "requirements.age",
    "requirements.courses",
  ],
  eligibility: [
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
      options: [
        ...AT_SCHOOL_THEN,
        // An older rule speaks of those who have just entered university.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: ["schoolFinished", "undergraduate"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "age",
      max: 18,
      on: { month: 10, day: 1 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Un curso universitario de química acreditado",
      textKey: "requirements.courses",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "oiaq quimica",
    "olimpiada latinoamericana de quimica",
    "concurso de quimica entre paises latinos",
    "competencia quimica colombia peru argentina chile",
    "torneo iberoamericano para colegio quimica",
    "como representar a mexico en quimica",
    "quimica bachillerato competir contra otros paises",
    "medalla de quimica para liceo",
    "concurso quimica con españa y portugal",
    "que se necesita para la ibero de quimica",
    "pruebas de laboratorio secundaria competencia latinoamerica",
    "ibero american chemistry olympiad",
    "latin america chemistry contest students",
    "soy bueno en quimica y quiero competir",
    "iberoamericana de quimica",
    "competencia de quimica entre paises latinos",
    "seleccion nacional de quimica",
    "concurso de quimica en espanol",
    "laboratorio de quimica latinoamerica",
    "medallas quimica iberoamerica",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "concursos sin ingles",
    "laboratorio para jovenes",
    "futuro quimico o farmaceutico",
    "extracurriculares de ciencia",
  ],
  texts: {
    es: {
      name: "Olimpiada Iberoamericana de Química (OIAQ)",
      organization: "Olimpiada Iberoamericana de Química",
      audience: "Preuniversitarios de Iberoamérica, hasta cuatro por país",
      gives: "Medallas y menciones, y un lugar en la selección de tu país",
      when: "Suele ser en septiembre u octubre; se entra por la olimpiada de tu país",
      where: "En un país iberoamericano distinto cada año",
      description:
        "Compite con un examen teórico y otro de laboratorio contra equipos de Iberoamérica. Desde México se entra por la Olimpiada Nacional de Química. Otros países tienen su propia olimpiada nacional.",
      requirements: {
        selection: "Ser elegido por la olimpiada nacional de tu país",
        residence: "Estudiar en un país iberoamericano",
        studies: "Ser estudiante preuniversitario",
        age: "Tener menos de 19 años el 1 de octubre",
        courses: "No haber acreditado un curso universitario de química",
      },
      note: "No hay inscripción individual ni un sitio central: el enlace lleva al reglamento, en la página de la sede de 2024. Pregunta a tu olimpiada nacional cómo entrar a su selección.",
    },
    en: {
      name: "Ibero-American Chemistry Olympiad (OIAQ)",
      organization: "Ibero-American Chemistry Olympiad",
      audience:
        "Pre-university students from Ibero-America, up to four per country",
      gives:
        "Medals and honourable mentions, and a place on your national team",
      when: "Usually in September or October; you get in through your country's olympiad",
      where: "In a different Ibero-American country each year",
      description:
        "Compete in a theory exam and a laboratory one against teams from Ibero-America. From Mexico you get in through the Olimpiada Nacional de Química. Other countries have their own national olympiad.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        residence: "Study in an Ibero-American country",
        studies: "Be a pre-university student",
        age: "Be under 19 on 1 October",
        courses: "Not have passed a university course in chemistry",
      },
      note: "There is no individual registration and no central site: the link leads to the rules, on the page of the 2024 host. Ask your national olympiad how to join its selection.",
    },
  },
};
