import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const onemPeru: Competition = {
  id: "onem-peru",
  link: "https://www.gob.pe/concursoseducativos",
  tags: ["perú", "matemáticas", "olimpiada", "secundaria", "nacional"],
  sources: [
    {
      url: "https://stakeholders.com.pe/compromiso-empresarial/alianzas/aceros-arequipa-y-minedu-lanzan-onem-2025-concurso-impulsara-el-talento-matematico-nacional",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://diariouno.pe/2025/08/25/gobierno-impulsa-concursos-nacionales-que-fortalecen-aprendizajes-clave-y-preparan-a-escolares-para-evaluaciones-internacionales/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/08/19/minedu-lanza-concursos-educativos-para-colegios-2025-como-participar-y-fechas-de-inscripciones/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  sharedLinkReason:
    "The ministry lists its school contests on one page; each has its own rules and calendar.",
  organization: "Ministerio de Educación del Perú",
  organizationKey: "organization",
  section: "national",
  category: "mathematics",
  icon: "trophy",
  levels: ["highSchool"],
  fields: ["mathematics"],
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
      countries: ["PE"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
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
    "onem peru",
    "olimpiada nacional escolar de matematica",
    "concurso de matematicas secundaria peru",
    "etapa ugel matematica",
    "olimpiada de mate en el cole",
    "premio de matematicas minedu",
    "competir en matematica por mi colegio",
    "razonamiento matematico concurso peru",
    "laptop por ganar concurso de matematica",
    "niveles de la onem",
    "concursos educativos minedu matematica",
    "peru school math olympiad",
    "national maths contest for peruvian students",
    "olimpiadas de conocimiento",
    "concursos en peru",
    "concursos para secundaria",
    "retos de numeros y logica",
    "concursos con premio en dinero",
    "concursos escolares del minedu",
    "ganar una laptop",
    "seleccion peruana de matematicas",
  ],
  texts: {
    es: {
      organization: "Ministerio de Educación del Perú",
      name: "ONEM – Olimpiada Nacional Escolar de Matemática",
      audience:
        "Estudiantes de secundaria de colegios públicos y privados de Perú",
      gives: "Se han ofrecido premios como laptops, celulares y dinero",
      when: "La última vez empezó en abril, en cada colegio",
      where: "En tu colegio, tu UGEL y tu región; después, la final nacional",
      description:
        "Resuelve problemas de lógica y razonamiento en tu colegio y avanza por UGEL, región y nación. Hay tres niveles: 1.º y 2.º, 3.º y 4.º, y 5.º de secundaria. La organiza el Ministerio de Educación.",
      requirements: {
        school: "Estudiar secundaria en un colegio público o privado de Perú",
        entry: "Participar por tu institución educativa",
      },
      note: "Pregunta a tu docente de matemática en marzo: el colegio inscribe y aplica la primera prueba. Las bases y los premios de cada edición están en la página de concursos educativos.",
    },
    en: {
      organization: "Ministry of Education of Peru",
      name: "ONEM – National School Mathematics Olympiad (Peru)",
      audience: "Pupils of secundaria at public and private schools in Peru",
      gives: "It has offered prizes such as laptops, phones and cash",
      when: "Last time it began in April, at each school",
      where:
        "At your school, your UGEL and your region; then the national final",
      description:
        "Solve logic and reasoning problems at your school and move up through local office (UGEL), region and country. There are three levels: 1st and 2nd, 3rd and 4th, and 5th of secundaria. The Ministry of Education runs it.",
      requirements: {
        school: "Study secundaria at a public or private school in Peru",
        entry: "Take part through your school",
      },
      note: "Ask your maths teacher in March: the school registers and gives the first test. Each edition's rules and prizes are on the page of school contests.",
    },
  },
};
