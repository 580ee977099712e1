import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL, IN_HIGH_SCHOOL_THEN } from "../shared-conditions.ts";

export const solveForTomorrow: Competition = {
  id: "solve-for-tomorrow",
  link: "https://news.samsung.com/latin/",
  tags: ["stem", "equipos"],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-08-21",
      countries: ["AR"],
      source:
        "https://bahiacesar.com/2025/05/11/solve-for-tomorrow-samsung-convoca-a-nueva-generacion-de-innovadores-argentinos/",
    },
    {
      year: 2025,
      opens: "2025-05-07",
      closes: "2025-08-22",
      countries: ["CO"],
      source:
        "https://www.enter.co/chips-bits/samsung-lanza-programa-stem-para-que-estudiantes-de-colegios-publicos-conviertan-sus-ideas-en-soluciones-reales",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-06-30",
      countries: ["BR"],
      source:
        "https://portalcontexto.com.br/projeto-da-samsung-voltado-para-adolescentes-de-escolas-publicas-esta-com-inscricoes-abertas/",
    },
  ],
  sources: [
    {
      url: "https://trade-news.cl/2022/07/15/concurso-escolar-busca-fomentar-la-innovacion-en-stem",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://expansion.mx/tecnologia/2025/11/26/solucion-inteligente-contra-la-sequia-gana-el-solve-for-tomorrow-de-samsung",
      supports: ["programme"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.enter.co/chips-bits/samsung-lanza-programa-stem-para-que-estudiantes-de-colegios-publicos-conviertan-sus-ideas-en-soluciones-reales",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://portalcontexto.com.br/projeto-da-samsung-voltado-para-adolescentes-de-escolas-publicas-esta-com-inscricoes-abertas/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.latercera.com/tendencias/noticia/fertilizantes-hechos-con-bacterias-y-un-guante-para-rehabilitacion-5-ideas-que-proponen-los-jovenes-para-chile/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://novel2.lagaceta.com.ar/nota/amp/1036251/sociedad/samsung-convoca-estudiantes-pais-generar-soluciones-para-futuro.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://news.samsung.com/latin/finalistas-de-sft-2025-vivieron-una-experiencia-inolvidable-en-su-visita-a-panama",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://news.samsung.com/pe/detras-del-jurado-de-solve-for-tomorrow-2025-las-miradas-expertas-que-evaluan-las-ideas-que-estan-transformando-la-educacion",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://esenciainformativa.com/del-aula-a-todo-un-continente-solve-for-tomorrow-celebra-12-anos-despertando-mentes-innovadoras",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://bahiacesar.com/2025/05/11/solve-for-tomorrow-samsung-convoca-a-nueva-generacion-de-innovadores-argentinos/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://dinero.com.sv/tecnologia/solve-for-tomorrow-2025-los-mejores-proyectos-juveniles-avanzan-a-la-final",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://sommelier.com.pe/samsung-peru-solve-for-tomorrow-2022-inicio-convocatoria",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://viatec.do/vuelve-soluciones-para-el-futuro-aprovecha-y-aporta-tus-ideas",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["LATAM", "BB", "BZ", "TT"],
  name: "Samsung Solve for Tomorrow",
  organization: "Samsung",
  section: "innovation",
  category: "multidisciplinary",
  icon: "tool",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.country",
    "requirements.publicSchool",
    "requirements.team",
  ],
  eligibility: [
    {
      kind: "invitedCountry",
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "publicSchool" }],
        // Seen in the calls of some countries, not of all.
        [{ kind: "other" }],
      ],
      textKey: "requirements.publicSchool",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...IN_HIGH_SCHOOL_THEN,
        // Some calls take only the last years of secondary school.
        [AT_SCHOOL, { kind: "other" }],
      ],
      textKey: "requirements.publicSchool",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://esenciainformativa.com/del-aula-a-todo-un-continente-solve-for-tomorrow-celebra-12-anos-despertando-mentes-innovadoras",
    },
  ],
  lastSeenCycle: 2025,
  levels: ["highSchool"],
  fields: ["technology", "naturalSciences"],
  cost: "varies",
  // Calls close in June (Brazil) or August (Argentina, Colombia): each country sets its own date.
  cycle: {
    basis: "usual",
    windows: [
      { opens: 5, closes: 6 },
      { opens: 5, closes: 8 },
    ],
    gates: [
      {
        nameKey: "gates.brazil",
        countries: ["BR"],
        window: { opens: null, closes: 6 },
      },
    ],
  },
  phrases: [
    "samsung solve for tomorrow",
    "soluciones para el futuro samsung",
    "concurso de samsung para escuelas",
    "concurso stem escuela publica",
    "proyecto tecnologico con mi profe",
    "competencia de ciencia colegios estatales",
    "concurso tecnologia liceo publico colombia argentina",
    "premio samsung estudiantes peru chile",
    "solucionar problemas del barrio con tecnologia",
    "innovacion para prepa publica mexico",
    "que piden para el concurso samsung",
    "samsung stem competition students",
    "public school innovation contest latin america",
    "quiero arreglar problemas de mi comunidad",
    "concurso samsung para escuelas",
    "resolver problemas de mi comunidad con tecnologia",
    "stem contest latin america",
    "proyecto escolar con maestro",
    "competencia de ciencia para colegios publicos",
    "reto de innovacion escolar",
    "inventos",
    "concursos en equipo",
    "concursos para secundaria",
    "proyecto de la escuela con tecnologia",
    "impacto social y tecnologia",
    "presentar mi prototipo",
    "innovacion para jovenes",
    "concurso de empresas para colegios",
    "ciencia aplicada a mi barrio",
  ],
  texts: {
    es: {
      audience:
        "Equipos de estudiantes, casi siempre de escuelas públicas, con un docente",
      gives:
        "Acompañamiento para desarrollar un proyecto que ayude a tu comunidad",
      when: "Suele abrir hacia mayo y cerrar entre junio y agosto, según el país",
      where: "En tu país; algunas finales reúnen a varios países",
      description:
        "Usa ciencia y tecnología para resolver un problema de tu comunidad, con tu equipo y un docente. La convocatoria es de un país o de un grupo de países latinoamericanos.",
      requirements: {
        country: "Que haya convocatoria en tu país ese año",
        publicSchool:
          "Estudiar secundaria o prepa en una escuela pública (así en casi todas las convocatorias vistas)",
        team: "Formar un equipo con un docente",
      },
      note: "Grado, edad y tamaño del equipo cambian por país. El enlace es la sala de prensa: busca el concurso en el Samsung de tu país.",
      figures: {
        y2025:
          "En 2025: Argentina, Brasil, Chile, Colombia, Ecuador, México, Paraguay, Perú, Uruguay, Venezuela, Centroamérica y parte del Caribe.",
      },
      gates: { brazil: "Samsung, en Brasil" },
    },
    en: {
      audience:
        "Teams of students, nearly always from state schools, with a teacher",
      gives: "Support to develop a project that helps your community",
      when: "It usually opens around May and closes between June and August, depending on the country",
      where: "In your country; some finals bring together several countries",
      description:
        "Use science and technology to solve a problem in your community, with your team and a teacher. The call is for one Latin American country or a group of them.",
      requirements: {
        country: "Have a call in your country that year",
        publicSchool:
          "Attend a state secondary school (as in nearly all the calls seen)",
        team: "Form a team with a teacher",
      },
      note: "Grade, age and team size change by country. The link is the newsroom: find the contest on your country's Samsung page.",
      figures: {
        y2025:
          "In 2025: Argentina, Brazil, Chile, Colombia, Ecuador, Mexico, Paraguay, Peru, Uruguay, Venezuela, Central America and part of the Caribbean.",
      },
      gates: { brazil: "Samsung, in Brazil" },
    },
  },
};
