import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const obmepBrasil: Competition = {
  id: "obmep-brasil",
  link: "https://www.obmep.org.br/",
  tags: ["brasil", "matemáticas", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://www.correio24horas.com.br/noticia/nid/encerram-hoje-30-as-inscricoes-para-a-16a-edicao-da-olimpiada-brasileira-de-matematica/",
      supports: ["amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://diariodonordeste.verdesmares.com.br/papo-carreira/inscricoes-para-obmep-2025-encerram-nesta-segunda-17-relembre-datas-da-prova-1.3630797",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.itatiaia.com.br/brasil/sudeste/mg/olimpiada-de-matematica-recebe-inscricoes-ate-16-de-marco",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://fonteemfoco.com.br/obmep-2026-inscricoes-medalhas-calendario",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://abcdoabc.com.br/faltam-15-dias-para-o-fim-das-inscricoes-na-19a-obmep-2024/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://ultimosegundo.ig.com.br/educacao/2024-02-05/saiba-como-se-inscrever-na-olimpiada-brasileira-de-matematica.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  organization: "Instituto de Matemática Pura e Aplicada (IMPA), Brasil",
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
  requirementsKeys: [
    "requirements.school",
    "requirements.grade",
    "requirements.entry",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["BR"],
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
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.grade",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.entry",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.itatiaia.com.br/brasil/sudeste/mg/olimpiada-de-matematica-recebe-inscricoes-ate-16-de-marco",
    },
    {
      year: 2026,
      textKey: "figures.pic",
      source:
        "https://www.itatiaia.com.br/brasil/sudeste/mg/olimpiada-de-matematica-recebe-inscricoes-ate-16-de-marco",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 2, closes: 3 }] },
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-03-17",
      source:
        "https://diariodonordeste.verdesmares.com.br/papo-carreira/inscricoes-para-obmep-2025-encerram-nesta-segunda-17-relembre-datas-da-prova-1.3630797",
    },
    {
      year: 2026,
      opens: "2026-02-04",
      closes: "2026-03-16",
      source:
        "https://www.itatiaia.com.br/brasil/sudeste/mg/olimpiada-de-matematica-recebe-inscricoes-ate-16-de-marco",
    },
    {
      year: 2024,
      opens: "2024-02-05",
      closes: "2024-03-15",
      source:
        "https://ultimosegundo.ig.com.br/educacao/2024-02-05/saiba-como-se-inscrever-na-olimpiada-brasileira-de-matematica.html",
    },
  ],
  phrases: [
    "obmep olimpiada brasil",
    "olimpiada brasileira de matematica escolas publicas",
    "pic jr iniciacao cientifica",
    "bolsa de matematica cnpq",
    "concurso de matematicas en brasil",
    "medalla obmep que gano",
    "olimpiada desde sexto año brasil",
    "impa olimpiada",
    "matematicas con beca para medallistas",
    "como inscribe la escuela a la obmep",
    "pruebas anteriores obmep",
    "brazil math olympiad public schools",
    "scientific initiation grant for medallists",
    "olimpiadas de conocimiento",
    "concursos en brasil",
    "retos de numeros y logica",
    "becas por ganar un concurso",
    "concursos para secundaria",
    "iniciacion cientifica",
    "competicao de matematica",
    "mi primera olimpiada",
    "medalha olimpiada escola",
  ],
  texts: {
    es: {
      organization: "Instituto de Matemática Pura e Aplicada (IMPA), Brasil",
      name: "OBMEP y PIC Jr – Olimpíada de Matemática das Escolas Públicas",
      audience:
        "Del 6.º ano del ensino fundamental al 3.º del ensino médio, en escuelas de Brasil",
      gives:
        "Medallas; a medallistas nacionales, el curso PIC Jr, con bolsa mensual si son de escuela pública",
      when: "La escuela inscribe de febrero a marzo; las fases suelen ser en junio y octubre",
      where: "En tu escuela; la segunda fase, en sedes de todo Brasil",
      description:
        "Resuelve primero 20 preguntas en tu escuela y, si clasificas, seis problemas por escrito. Hay tres niveles según el grado. Quien gana medalla nacional es invitado al PIC Jr, un programa de iniciación científica en matemáticas.",
      requirements: {
        school: "Estudiar en una escuela pública o privada de Brasil",
        grade:
          "Cursar del 6.º ano del ensino fundamental al 3.º del ensino médio",
        entry: "Que tu escuela se inscriba: no puedes hacerlo por tu cuenta",
      },
      note: "Pregunta en tu escuela desde febrero si va a inscribirse. En 2021 era gratis para escuelas públicas y las privadas pagaban. Las medallas estatales no dan acceso al PIC Jr, y la bolsa del CNPq es para estudiantes de la red pública.",
      figures: {
        y2026:
          "Edición de 2026: fases el 9 de junio y el 17 de octubre; premiados nacionales, previstos para el 15 de diciembre.",
        pic: "En 2026: la bolsa del PIC Jr es de 300 BRL al mes.",
      },
    },
    en: {
      organization: "Instituto de Matemática Pura e Aplicada (IMPA), Brazil",
      name: "OBMEP and PIC Jr – Brazilian Public-School Mathematics Olympiad",
      audience:
        "6th year of ensino fundamental to 3rd of ensino médio, at schools in Brazil",
      gives:
        "Medals; for national medallists the PIC Jr course, with a monthly grant if from a public school",
      when: "Schools register from February to March; the rounds are usually in June and October",
      where: "At your school; the second round, at venues throughout Brazil",
      description:
        "First solve 20 questions at your school and, if you qualify, six written problems. There are three levels by grade. National medallists are invited to PIC Jr, a research initiation programme in mathematics.",
      requirements: {
        school: "Study at a public or private school in Brazil",
        grade:
          "Be in the 6th year of ensino fundamental up to the 3rd of ensino médio",
        entry: "Have your school register: you cannot do it on your own",
      },
      note: "Ask your school from February whether it will register. In 2021 it was free for public schools, and private ones paid. State medals do not lead to PIC Jr, and the CNPq grant is for public-school students.",
      figures: {
        y2026:
          "2026 edition: rounds on 9 June and 17 October; national winners due on 15 December.",
        pic: "In 2026: the PIC Jr grant is 300 BRL a month.",
      },
    },
  },
};
