import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const premioArguedasPeru: Competition = {
  id: "premio-arguedas-peru",
  link: "https://www.gob.pe/concursoseducativos",
  tags: ["perú", "escritura", "literatura", "ensayo", "nacional"],
  sources: [
    {
      url: "https://lanoticia.com.pe/minedu-entregara-premio-nacional-de-narrativa-y-ensayo/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://diariouno.pe/2025/09/05/18-regiones-participan-en-la-final-del-concurso-literario-jose-maria-arguedas-en-andahuaylas/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://diariouno.pe/2025/08/25/gobierno-impulsa-concursos-nacionales-que-fortalecen-aprendizajes-clave-y-preparan-a-escolares-para-evaluaciones-internacionales/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/08/19/minedu-lanza-concursos-educativos-para-colegios-2025-como-participar-y-fechas-de-inscripciones/",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://andina.pe/agencia/noticia-estudiantes-cinco-regiones-ganaron-concurso-nacional-narrativa-y-ensayo-965774.aspx",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.gob.pe/institucion/ugelsanjuandemiraflores/noticias/732656-premio-nacional-de-narrativa-y-ensayo-jose-maria-arguedas",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  sharedLinkReason:
    "The ministry lists its school contests on one page; each has its own rules and calendar.",
  organization: "Ministerio de Educación del Perú",
  organizationKey: "organization",
  section: "national",
  category: "humanities",
  icon: "book",
  levels: ["highSchool"],
  fields: ["humanities"],
  cost: "varies",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.school", "requirements.text"],
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
      task: "project",
      textKey: "requirements.text",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "premio jose maria arguedas escolar",
    "concurso de cuentos peru colegio",
    "narrativa y ensayo secundaria",
    "escribir sobre mi pueblo concurso",
    "concurso literario minedu",
    "cuento intercultural peru",
    "ensayo escolar arguedas",
    "concurso de escritura para escolares",
    "me gusta escribir cuentos peru",
    "juegos florales y premios de escritura escolares",
    "etapa ugel narrativa",
    "peru school writing prize",
    "short story contest for peruvian pupils",
    "concursos de escritura",
    "concursos en peru",
    "concursos de letras y humanidades",
    "cuentos y poemas",
    "concursos escolares del minedu",
    "literatura",
    "quiero ser escritor",
    "concursos que no son de mate",
  ],
  texts: {
    es: {
      organization: "Ministerio de Educación del Perú",
      name: "Premio Nacional de Narrativa y Ensayo José María Arguedas",
      audience: "Escolares de Perú a quienes les gusta escribir",
      gives: "Quien gana la final ha recibido dinero y medalla",
      when: "Empieza en el colegio y sigue por etapas durante el año escolar",
      where: "En tu colegio, tu UGEL y tu región; después, la etapa nacional",
      description:
        "Según tu grado, escribe un cuento, fábula o ensayo inspirado en José María Arguedas, o narra en una lengua originaria. Los trabajos avanzan del colegio a la UGEL, la región y la etapa nacional.",
      requirements: {
        school:
          "Estudiar en un colegio de Perú, de 5.º de primaria a 5.º de secundaria (2023)",
        text: "Crear una narración o un ensayo y participar por tu institución",
      },
      note: "Pide a tu docente de Comunicación las bases, con las categorías por grado y la extensión, y las fechas de tu colegio.",
    },
    en: {
      organization: "Ministry of Education of Peru",
      name: "José María Arguedas National Narrative and Essay Prize",
      audience: "School pupils in Peru who like writing",
      gives: "National winners have received cash and a medal",
      when: "It starts at school and goes on in rounds through the school year",
      where:
        "At your school, your UGEL and your region; then the national round",
      description:
        "By your grade, write a story, fable or essay inspired by José María Arguedas, or tell one in an Indigenous language. Entries move up from the school to the local office (UGEL), the region and the national round.",
      requirements: {
        school:
          "Study at a school in Peru, from 5th of primaria to 5th of secundaria (2023)",
        text: "Create a story or an essay and take part through your school",
      },
      note: "Ask your language teacher for the rules, with categories by grade and length, and for your school's dates.",
    },
  },
};
