import type { CatalogueEvent } from "./reference.schema.ts";

const READ = { on: "2026-11-21", as: "stored" } as const;

/** Recurring fairs, exam dates and application windows; `cycle` has their dates. */
export const events: ReadonlyArray<CatalogueEvent> = [
  {
    id: "fil-guadalajara",
    titleKey: "fil-guadalajara.title",
    descriptionKey: "fil-guadalajara.description",
    whenKey: "fil-guadalajara.when",
    organization: "Universidad de Guadalajara",
    type: "Presencial",
    link: "https://www.fil.com.mx/",
    cycle: {
      basis: "announced",
      year: 2026,
      windows: [{ opens: null, closes: "2026-12-06" }],
      source:
        "https://www.notisistema.com/noticias/barcelona-se-despide-de-la-fil-2025-y-cede-lugar-a-italia/",
    },
    sources: [
      {
        url: "https://www.notisistema.com/noticias/barcelona-se-despide-de-la-fil-2025-y-cede-lugar-a-italia/",
        supports: ["dates"],
        read: READ,
      },
      {
        url: "https://aztecajalisco.com/arte-y/italia-vuelve-como-invitado-honor-en-fil-guadalajara-2026-para-la-edicion-40",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://www.nmas.com.mx/cultura/cuando-inicia-fil-guadalajara-2025-autores-invitados-eventos-clave-y-horarios/",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://rocksuite.com.mx/2025/09/17/fil-guadalajara-2025-un-encuentro-mundial-de-letras-ciencia-y-asombro",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "filuni",
    titleKey: "filuni.title",
    descriptionKey: "filuni.description",
    whenKey: "filuni.when",
    organization: "UNAM",
    type: "Presencial",
    link: "https://www.filuni.unam.mx/",
    cycle: { basis: "usual", windows: [{ opens: 8, closes: 8 }] },
    sources: [
      {
        url: "https://www.cuartopoder.mx/gente/universidad-espanola-invitada-de-honor/559790",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://www.cronica.com.mx/cultura/2025/08/26/rosa-beltranel-el-mundo-es-imperfecto-y-los-libros-universitarios-se-encargan-de-describir-como-es-ese-mundo/",
        supports: ["programme", "dates"],
        read: READ,
      },
    ],
  },
  {
    id: "noche-de-las-estrellas",
    titleKey: "noche-de-las-estrellas.title",
    descriptionKey: "noche-de-las-estrellas.description",
    whenKey: "noche-de-las-estrellas.when",
    organization: "Instituto de Astronomía, UNAM",
    type: "Presencial",
    link: "https://www.nochedelasestrellas.org.mx/",
    cycle: { basis: "usual", windows: [{ opens: 11, closes: 11 }] },
    sources: [
      {
        url: "https://www.nmas.com.mx/nacional/horario-y-sedes-noche-de-estrellas-2025-actividades-gratis-este-sabado-en-mexico/",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://wradio.com.mx/2025/11/13/noche-de-las-estrellas-en-cdmx-cuando-sera-y-que-actividades-habra/",
        supports: ["programme", "dates"],
        read: READ,
      },
    ],
  },
  {
    id: "unam-registro-licenciatura",
    titleKey: "unam-registro-licenciatura.title",
    descriptionKey: "unam-registro-licenciatura.description",
    whenKey: "unam-registro-licenciatura.when",
    organization: "UNAM, DGAE",
    type: "Virtual",
    link: "https://www.dgae.unam.mx/",
    cycle: { basis: "usual", windows: [{ opens: 1, closes: 2 }] },
    sources: [
      {
        url: "https://www.infobae.com/mexico/2026/01/12/convocatoria-unam-2026-fechas-registro-en-dgae-y-requisitos-para-ingresar-a-licenciatura/",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://www.adn40.mx/mexico/2026-01-17/convocatoria-unam-2026-cuando-es-el-examen-admision-a-la-licenciatura/",
        supports: ["dates"],
        read: READ,
      },
      {
        url: "https://www.adn40.mx/mexico/2025-09-11/suayed-unam-convocatoria-2025-fechas-registro-toma-fotografia-publicacion-resultados",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "orientaton-unam",
    titleKey: "orientaton-unam.title",
    descriptionKey: "orientaton-unam.description",
    whenKey: "orientaton-unam.when",
    organization: "UNAM, DGOAE",
    type: "Presencial",
    link: "https://www.dgoae.unam.mx/",
    cycle: { basis: "unknown" },
    sources: [
      {
        url: "https://voragine.com.mx/2024/10/22/ofrecen-unam-orientacion-a-estudiantes-apoyo-para-elegir-que-estudiar",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://estatico.jornada.com.mx/2024/11/25/politica/013n1pol",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "educationusa-ferias",
    titleKey: "educationusa-ferias.title",
    descriptionKey: "educationusa-ferias.description",
    whenKey: "educationusa-ferias.when",
    organization: "EducationUSA",
    type: "Presencial",
    link: "https://educationusa.state.gov/",
    cycle: { basis: "usual", windows: [{ opens: 8, closes: 10 }] },
    sources: [
      {
        url: "https://www.busqueda.com.uy/sociales/mas-400-jovenes-se-acercaron-conocer-oportunidades-estudio-estados-unidos-n5405624",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://diariodelyaqui.azurewebsites.net/sonora/consulado-de-eu-promueve-oferta-educativa/128248",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://www.kienyke.com/colombia/abren-convocatoria-para-estudiar-gratis-en-eeuu-estos-son-los-requisitos",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "europosgrados",
    titleKey: "europosgrados.title",
    descriptionKey: "europosgrados.description",
    whenKey: "europosgrados.when",
    organization: "DAAD, Campus France, SEPIE",
    type: "Presencial",
    link: "https://www.europosgrados.com.mx/",
    cycle: { basis: "usual", windows: [{ opens: 11, closes: 11 }] },
    sources: [
      {
        url: "https://www.europosgrados.com.mx/terms-conditions",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://erasmus-networks.ec.europa.eu/enfp/group/latin_america_pub/topic/strengthening-bridges-higher-education-role-erasmus-national",
        supports: ["programme", "dates"],
        read: READ,
      },
    ],
  },
  {
    id: "sat-fechas",
    titleKey: "sat-fechas.title",
    descriptionKey: "sat-fechas.description",
    whenKey: "sat-fechas.when",
    organization: "College Board",
    type: "Presencial",
    link: "https://satsuite.collegeboard.org/sat/dates-deadlines",
    cycle: {
      basis: "usual",
      windows: [
        { opens: 8, closes: 12 },
        { opens: 3, closes: 3 },
        { opens: 5, closes: 6 },
      ],
    },
    sources: [
      {
        url: "https://asisbd.org/sat",
        supports: ["programme", "dates"],
        read: { on: "2026-11-24", as: "stored" },
      },
    ],
  },
  {
    id: "space-apps-weekend",
    titleKey: "space-apps-weekend.title",
    descriptionKey: "space-apps-weekend.description",
    whenKey: "space-apps-weekend.when",
    organization: "NASA",
    type: "Híbrido",
    link: "https://www.spaceappschallenge.org/",
    cycle: { basis: "unknown" },
    sources: [
      {
        url: "https://github.com/nasa/spaceapps/discussions/1827",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://diariocorreo.pe/edicion/ica/ica-sera-sede-del-nasa-space-apps-challenge-2025-la-hackaton-mas-grande-del-mundo-noticia/",
        supports: ["programme", "dates"],
        read: READ,
      },
    ],
  },
  {
    id: "erasmus-mundus-solicitud",
    titleKey: "erasmus-mundus-solicitud.title",
    descriptionKey: "erasmus-mundus-solicitud.description",
    whenKey: "erasmus-mundus-solicitud.when",
    organization: "Erasmus+",
    type: "Virtual",
    link: "https://erasmus-plus.ec.europa.eu/opportunities/opportunities-for-individuals/students/erasmus-mundus-joint-masters",
    cycle: { basis: "usual", windows: [{ opens: 10, closes: 1 }] },
    sources: [
      {
        url: "https://www.eeas.europa.eu/delegations/m%C3%A9xico/erasmus-mundus-una-puerta-abierta-al-talento-mexicano_es",
        supports: ["programme", "dates"],
        read: READ,
      },
      {
        url: "https://www.eldiario.ec/conoce-los-requisitos-para-obtener-una-beca-erasmus-mundus-y-estudiar-en-europa-20250825/",
        supports: ["programme", "dates"],
        read: READ,
      },
    ],
  },
];
