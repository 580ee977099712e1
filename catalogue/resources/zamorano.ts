import type { Resource } from "../resource.schema.ts";
import { PRE_UNIVERSITY, SCHOOL_FINISHED } from "../shared-conditions.ts";

export const zamorano: Resource = {
  id: "zamorano",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Universidad Zamorano (Honduras)",
  link: "https://www.zamorano.edu/",
  requirementsKeys: [
    "requirements.school",
    "requirements.exam",
    "requirements.interview",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2023,
      textKey: "figures.y2023",
      source:
        "https://diario.elmundo.sv/nacionales/entregan-25-becas-a-salvadorenos-para-estudiar-en-el-zamorano",
    },
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      levels: PRE_UNIVERSITY,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
    {
      kind: "task",
      task: "interview",
      textKey: "requirements.interview",
      changeable: true,
    },
  ],
  lastSeenCycle: 2023,
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "HN",
  icon: "university",
  levels: ["undergraduate"],
  fields: ["environment", "business", "naturalSciences"],
  cost: "aid",
  cycle: {
    basis: "unknown",
  },
  tags: ["universidad privada", "medio ambiente", "admisión", "licenciatura"],
  sources: [
    {
      url: "https://diario.elmundo.sv/nacionales/entregan-25-becas-a-salvadorenos-para-estudiar-en-el-zamorano",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.laprensa.hn/inicio/1258261-410/estudios-agronos-escuela-agricola-panamericana-zamorano",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.elsalvador.com/eldiariodehoy/salvadorenos-becados-de-insaforp-marcan-historia-en-el-zamorano/638479/2019/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "universidad zamorano admision",
    "escuela agricola panamericana becas",
    "estudiar agronomia en honduras",
    "ingenieria agronomica practica en el campo",
    "el zamorano como entrar",
    "universidad agricola internacional centroamerica",
    "carrera de agroindustria alimentaria",
    "administracion de agronegocios universidad",
    "becas para estudiar agricultura",
    "aprender haciendo universidad agricola",
    "estudiar ambiente y desarrollo en zamorano",
    "zamorano university admission",
    "agriculture university central america",
    "universidades de centroamerica",
    "universidades con becas",
    "medio ambiente carrera",
    "soy de finca y quiero carrera",
    "carrera de alimentos",
    "universidades privadas latinoamerica",
    "vivir en el campus",
  ],
  texts: {
    es: {
      name: "Zamorano: entrar a la universidad agrícola panamericana",
      audience: "Jóvenes de América Latina que quieren estudiar agricultura",
      gives: "Cómo se entra a la universidad y quién puede pagarte la beca",
      when: "Depende del país; pregunta a la universidad",
      where: "Valle del Yeguare, Honduras",
      description:
        "Estudia cuatro años en una universidad con mucha práctica en campo, plantas y laboratorios. Sus carreras han sido agronomía, agroindustria alimentaria, agronegocios y ambiente.",
      requirements: {
        school: "Terminar la secundaria",
        exam: "Pasar examen de admisión y revisión de notas (proceso de 2023)",
        interview:
          "Ir a una entrevista y hacer un estudio socioeconómico (proceso de 2023)",
      },
      note: "Es una universidad privada: pregunta el costo y quién beca hoy en tu país, porque gobiernos e institutos han pagado becas por convenio. Estos datos son de 2019 y 2023.",
      figures: {
        y2023:
          "En 2023 El Salvador dio becas completas y medias a estudiantes suyos.",
      },
    },
    en: {
      name: "Zamorano: entering the Pan-American agricultural university",
      audience: "Young people of Latin America who want to study agriculture",
      gives: "How to get into the university and who may pay your scholarship",
      when: "It depends on the country; ask the university",
      where: "Yeguare valley, Honduras",
      description:
        "Study for four years at a university with much practice in fields, plants and laboratories. Its degrees have been agronomy, food industry, agribusiness and environment.",
      requirements: {
        school: "Finish secondary school",
        exam: "Pass an entrance exam and a review of your grades (2023 process)",
        interview:
          "Attend an interview and a socio-economic study (2023 process)",
      },
      note: "It is a private university: ask what it costs and who gives scholarships in your country today, for governments and institutes have paid by agreement. These facts are from 2019 and 2023.",
      figures: {
        y2023:
          "In 2023 El Salvador gave full and half scholarships to its students.",
      },
    },
  },
};
