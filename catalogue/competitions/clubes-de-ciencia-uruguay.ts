import type { Competition } from "../competition.schema.ts";

export const clubesDeCienciaUruguay: Competition = {
  id: "clubes-de-ciencia-uruguay",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.gub.uy/ministerio-educacion-cultura/tematica/clubes-ciencia",
  organization:
    "Cultura Científica, Ministerio de Educación y Cultura (Uruguay)",
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  tags: ["uruguay", "ciencia", "proyectos", "investigación"],
  levels: ["any"],
  fields: ["naturalSciences", "technology", "socialSciences"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: [
    "requirements.residence",
    "requirements.club",
    "requirements.research",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["UY"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.club",
      changeable: true,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.research",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.carmeloportal.com/114099-mas-de-22-800-personas-participaran-en-las-ferias-departamentales-de-clubes-de-ciencia-2025",
    },
  ],
  sources: [
    {
      url: "https://duraznodigital.uy/2023/11/mas-de-200-equipos-de-todo-el-pais.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://ladiaria.com.uy/articulo/2018/9/mas-de-1000-clubes-de-ciencia-se-registraron-en-2018/?display=amp",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.carmeloportal.com/114099-mas-de-22-800-personas-participaran-en-las-ferias-departamentales-de-clubes-de-ciencia-2025",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://maldonadonoticias.com/beta/culturales/27506-m%C3%A1s-de-220-clubes-de-ciencia-presentaron-sus-proyectos-en-la-38%C2%AA-feria-nacional.html",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://museozorrilla.gub.uy/innovaportal/v/103219/2/mec/registro-2017?parentid=98213",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.impo.com.uy/revista/clubes-de-ciencia-un-espacio-de-creacion-innovacion-y-encuentro/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "clubes de ciencia uruguay",
    "feria nacional de clubes de ciencia",
    "feria departamental de ciencias",
    "como armar un club de ciencia",
    "mec cultura cientifica clubes",
    "proyecto de investigacion liceo",
    "feria de ciencias piriapolis",
    "inscribir un club de ciencia",
    "investigar un problema de mi barrio",
    "concurso de ciencia para liceos",
    "club de ciencias fuera de la escuela",
    "orientador club de ciencia",
    "uruguay science clubs",
    "science fair for uruguayan students",
    "feria cientifica",
    "concursos en uruguay",
    "inventos",
    "jovenes investigadores",
    "proyecto de investigacion escolar",
    "grupo de ciencia con amigos",
    "extracurriculares de ciencia",
    "ciencia para adultos y jovenes",
    "investigar temas sociales",
  ],
  texts: {
    es: {
      name: "Clubes de Ciencia y Feria Nacional (Uruguay)",
      organization:
        "Cultura Científica, Ministerio de Educación y Cultura (Uruguay)",
      audience:
        "Grupos de Uruguay, de la infancia a la edad adulta, en varias categorías",
      gives:
        "Apoyo durante el año, una feria departamental y el pase a la Feria Nacional",
      when: "Ferias departamentales hacia agosto y septiembre; la nacional, hacia noviembre",
      where: "En tu departamento; la nacional, varios años en Piriápolis",
      description:
        "Arma un club con una persona adulta que oriente e investiga un tema que te importe. Hay tres áreas: científica, tecnológica y social. Las menciones de la feria departamental llevan a la nacional.",
      requirements: {
        residence: "Vivir en Uruguay",
        club: "Formar un club con una persona adulta que oriente",
        research: "Investigar un tema y registrar el club para la feria",
      },
      figures: {
        y2025:
          "En 2025: ferias departamentales del 27 de agosto al 19 de septiembre.",
      },
      note: "No hace falta que sea en la escuela: también hay clubes de barrios y centros culturales. El registro se hace antes de las ferias; en 2017 cerró el 31 de julio. Confirma el de este año.",
    },
    en: {
      name: "Science Clubs and National Fair (Uruguay)",
      organization:
        "Cultura Científica, Ministry of Education and Culture (Uruguay)",
      audience:
        "Groups in Uruguay from small children to adults, in several categories",
      gives:
        "Support during the year, a departmental fair and the pass to the National Fair",
      when: "Departmental fairs around August and September; national around November",
      where: "In your department; the national, several years in Piriápolis",
      description:
        "Start a club with an adult as adviser and research a topic that matters to you. There are three areas: science, technology and social. Mentions at the departmental fair lead to the national one.",
      requirements: {
        residence: "Live in Uruguay",
        club: "Form a club with an adult as adviser",
        research: "Research a topic and register the club for the fair",
      },
      figures: {
        y2025: "In 2025: departmental fairs from 27 August to 19 September.",
      },
      note: "It need not be at school: there are clubs of neighbourhoods and cultural centres too. Registration comes before the fairs; in 2017 it closed on 31 July. Check that of this year.",
    },
  },
};
