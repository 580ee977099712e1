import type { Opportunity } from "../opportunity.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const semillerosCientificosVenezuela: Opportunity = {
  id: "semilleros-cientificos-venezuela",
  link: "https://mincyt.gob.ve/",
  tags: ["venezuela", "ciencia", "talleres", "secundaria"],
  sources: [
    {
      url: "https://mincyt.gob.ve/plan-de-territorializacion-del-programa-nacional-semilleros-cientificos-llega-a-apure",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://mincyt.gob.ve/?p=17984",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://mincyt.gob.ve/category/noticias-del-dia/page/5",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  sharedLinkReason:
    "The ministry has no stable page of each programme; its news page announces all of them.",
  organization:
    "Ministerio del Poder Popular para Ciencia y Tecnología (Venezuela)",
  organizationKey: "organization",
  name: "Programa Nacional Semilleros Científicos",
  section: "seminars",
  category: "naturalSciences",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences", "mathematics", "technology"],
  cost: "varies",
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
      countries: ["VE"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
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
    "semilleros cientificos venezuela",
    "talleres de ciencia liceo venezuela",
    "astronomia robotica y quimica para liceistas",
    "programa de ciencia para bachillerato venezuela",
    "fundacite talleres",
    "rutas cientificas visita a centros",
    "club de ciencias venezuela",
    "prepararme para olimpiadas venezuela",
    "mincyt jovenes ciencia",
    "aprender robotica en el liceo",
    "actividades de ciencia en mi estado",
    "venezuela science workshops schools",
    "science programme venezuelan secondary students",
    "extracurriculares de ciencia",
    "jovenes investigadores",
    "quiero ser cientifico",
    "club de robotica",
    "olimpiadas de conocimiento",
    "laboratorio para jovenes",
    "que hacer despues de clases",
    "me apasiona el universo",
  ],
  texts: {
    es: {
      organization:
        "Ministerio del Poder Popular para Ciencia y Tecnología (Venezuela)",
      audience:
        "Estudiantes de educación media de Venezuela, por medio de su escuela",
      gives:
        "Talleres, retos y rutas científicas, y apoyo para llegar a olimpiadas nacionales",
      when: "Se visitan escuelas en varios meses del curso, estado por estado",
      where: "En escuelas y estados de Venezuela",
      description:
        "Participa en actividades de astronomía, computación, biología, física, matemáticas, química y robótica. El programa del ministerio de Ciencia y Tecnología llega por las escuelas y por la Fundacite de cada estado.",
      requirements: {
        school: "Estudiar educación media en Venezuela",
        entry: "Participar por tu escuela o por la Fundacite de tu estado",
      },
      note: "Suele entrarse por la escuela: pregunta a un docente o en la Fundacite de tu estado qué actividades hay este año y si piden algo.",
    },
    en: {
      organization:
        "Ministry of People's Power for Science and Technology (Venezuela)",
      audience: "Secondary students in Venezuela, through their school",
      gives:
        "Workshops, challenges and science routes, and support to reach national olympiads",
      when: "Schools are visited in several months of the year, state by state",
      where: "At schools and in states of Venezuela",
      description:
        "Take part in activities on astronomy, computing, biology, physics, maths, chemistry and robotics. The programme of the science ministry works through schools and each state's Fundacite office.",
      requirements: {
        school: "Be in secondary school in Venezuela",
        entry: "Take part through your school or your state's Fundacite",
      },
      note: "Entry is usually through the school: ask a teacher or your state's Fundacite which activities run this year and whether anything is asked for.",
    },
  },
};
