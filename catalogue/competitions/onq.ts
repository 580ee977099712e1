import type { Competition } from "../competition.schema.ts";
import { IN_HIGH_SCHOOL_THEN } from "../shared-conditions.ts";

export const onq: Competition = {
  id: "onq",
  link: "https://www.amc.edu.mx/amcen/index.php/programs/national-chemistry-olympiad",
  tags: ["química", "olimpiada", "nacional", "preparatoria"],
  sources: [
    {
      url: "https://uach.mx/fcq/noticias/mx/xxxiv-olimpiada-estatal-de-quimica-organizada-por-la-uach",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://sinaloahoy.com.mx/portal/olimpiada-nacional-de-quimica-cuatro-estudiantes-de-la-uas-conquistan-tres-oros-y-una-plata-en-queretaro",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.amc.edu.mx/amcen/index.php/programs/national-chemistry-olympiad",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://amc.mx/amcexpres/2017/02/09/la-olimpiada-nacional-de-quimica-calienta-motores",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://comunicacion.amc.edu.mx/wordpress2019/?p=18573",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://soloesciencia.com/2021/02/15/xxx-olimpiada-nacional-de-quimica/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://comentariodeldia.com/2025/06/09/mexico-logra-medalla-de-bronce-en-olimpiada-internacional-de-quimica-mendeleev/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Academia Mexicana de Ciencias",
  section: "nationalMx",
  category: "chemistry",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.studies", "requirements.limits"],
  eligibility: [
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: IN_HIGH_SCHOOL_THEN,
      textKey: "requirements.studies",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.limits", changeable: false },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "onq quimica mexico",
    "olimpiada mexicana de quimica",
    "concurso de quimica prepa mexico",
    "olimpiada quimica estatal inscripcion gratis",
    "delegado quimica de mi estado contacto",
    "competencia nacional de quimica bachilleres",
    "concurso cbtis cobach quimica",
    "seleccion mexicana de quimica",
    "como llegar a la icho desde mexico",
    "academia mexicana de ciencias concurso quimica",
    "torneo estequiometria y organica preparatoria",
    "mexico national chemistry olympiad",
    "free chemistry contest mexico",
    "quiero ser quimico farmaceutico y competir",
    "concurso de quimica en mi estado mexico",
    "olimpiada de quimica para bachillerato",
    "competencia nacional de quimica",
    "inscribirme a la olimpiada de quimica",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "concursos en mexico",
    "laboratorio para jovenes",
    "futuro quimico o farmaceutico",
    "competencia estatal escolar",
    "entrenamiento olimpico",
    "extracurriculares de ciencia",
  ],
  texts: {
    es: {
      name: "Olimpiada Nacional de Química",
      audience: "Estudiantes de bachillerato en México",
      gives:
        "El camino hacia las olimpiadas internacional (IChO) e iberoamericana (OIAQ)",
      when: "Tu estado elige, a veces en otoño; la final suele ser en febrero o marzo",
      where: "En tu estado; la final, en una sede que cambia",
      description:
        "Inscríbete con el delegado de tu estado, pasa la fase estatal y llega a la final nacional. De ahí salen los equipos mexicanos para las olimpiadas internacional e iberoamericana de química.",
      requirements: {
        studies: "Estudiar el bachillerato en una escuela de México",
        limits: "Cumplir los límites que ponga la convocatoria de tu estado",
      },
      note: "La página enlazada es un texto antiguo en inglés, según el cual inscribirse es gratis. Confirma el costo, quién organiza, las fechas y los niveles en la convocatoria de tu estado: pregunta a tu profesor de química. En 2018, un nivel era para el último año.",
    },
    en: {
      name: "National Chemistry Olympiad of Mexico",
      audience: "High-school students in Mexico",
      gives:
        "The road to the international (IChO) and Ibero-American (OIAQ) olympiads",
      when: "States choose, some in autumn; the final is usually in February or March",
      where: "In your state; the final, at a venue that changes",
      description:
        "Sign up with your state delegate, get through the state round and reach the national final. It forms the Mexican teams for the international and Ibero-American chemistry olympiads.",
      requirements: {
        studies: "Be at a high school in Mexico",
        limits: "Meet the limits that your state's call sets",
      },
      note: "The linked page is an old text in English, by which entry is free. Confirm the cost, organiser, dates and levels in the call of your state: ask your chemistry teacher. In 2018 one level was for the last school year.",
    },
  },
};
