import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const fondoNacionalBecasGuatemala: Scholarship = {
  id: "fondo-nacional-becas-guatemala",
  link: "https://portal.segeplan.gob.gt/segeplan/",
  sharedLinkReason:
    "The planning secretariat has one portal for its national fund and for the awards of other countries.",
  tags: [
    "guatemala",
    "gobierno",
    "necesidad económica",
    "licenciatura",
    "posgrado",
    "extranjero",
  ],
  sources: [
    {
      url: "https://www.prensa-latina.cu/2026/01/30/becas-nuestro-futuro-en-guatemala-beneficiaron-a-244-aspirantes",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.soy502.com/articulo/fondo-becas-91-becas-s-guatemaltecos-101962",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://liberalgt.com/fondo-nacional-de-becas-otorgara-recursos-no-reembolsables-para-estudios-universitarios-en-guatemala-y-el-extranjero",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.soy502.com/articulo/finaliza-segunda-convocatoria-programa-becas-gobierno-101772",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://portal.segeplan.gob.gt/segeplan/index.php?rest_route=%2Fwp%2Fv2%2Fposts%2F14431",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need", "merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: [],
  cost: "funded",
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-05-31",
      source:
        "https://www.soy502.com/articulo/finaliza-segunda-convocatoria-programa-becas-gobierno-101772",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-08-31",
      source:
        "https://www.soy502.com/articulo/finaliza-segunda-convocatoria-programa-becas-gobierno-101772",
    },
    {
      year: 2025,
      opens: "2025-11-17",
      closes: "2026-01-15",
      source:
        "https://www.prensa-latina.cu/2026/01/30/becas-nuestro-futuro-en-guatemala-beneficiaron-a-244-aspirantes",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 4,
        closes: 5,
      },
      {
        opens: 6,
        closes: 8,
      },
      {
        opens: 11,
        closes: 1,
      },
    ],
  },
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "SEGEPLAN, Gobierno de Guatemala",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.need",
    "requirements.record",
    "requirements.registration",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["GT"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.prensa-latina.cu/2026/01/30/becas-nuestro-futuro-en-guatemala-beneficiaron-a-244-aspirantes",
    },
  ],
  phrases: [
    "becas por nuestro futuro",
    "fondo nacional de becas guatemala",
    "becas segeplan",
    "beca del gobierno de guatemala",
    "beca para universidad sin promedio minimo",
    "beca para jovenes de area rural",
    "beca para indigenas guatemala",
    "beca para terminar la carrera",
    "beca para curso tecnico guatemala",
    "becas landivar y del valle segeplan",
    "no tengo dinero para la u guatemala",
    "beca para estudiar en el extranjero guatemala",
    "guatemala government scholarship",
    "national scholarship fund guatemala",
    "becas en guatemala",
    "becas para guatemaltecos",
    "becas para escasos recursos",
    "no me alcanza para la universidad",
    "retomar la carrera que deje",
    "maya que quiere estudiar",
    "becas para bachiller rural",
    "becas para carreras tecnicas",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas por Nuestro Futuro (Fondo Nacional de Becas)",
      organization: "SEGEPLAN, Gobierno de Guatemala",
      audience:
        "Personas de Guatemala con pocos recursos, con prioridad rural e indígena",
      amount:
        "Beca que no se devuelve y se entrega directamente a quien estudia",
      level: "Curso técnico, licenciatura y posgrado",
      deadline:
        "El último año visto, abrió convocatoria en abril, junio y noviembre",
      description:
        "Pide dinero público para empezar, continuar o terminar tus estudios, en Guatemala o en el extranjero. Puede postular gente de todo el país; tienen prioridad las áreas rurales, los pueblos indígenas y las carreras que el país necesita, como enfermería.",
      note: "Busca en el portal de SEGEPLAN la plataforma y la convocatoria abierta. Algunas universidades privadas dan facilidades a quien queda en preselección.",
      requirements: {
        nationality: "Ser de Guatemala",
        need: "Tener necesidad económica",
        record:
          "Mostrar tu historial de notas; para técnico y licenciatura no hay promedio mínimo (2025)",
        registration: "Postular en la plataforma en línea del programa",
      },
      figures: {
        y2026:
          "Hasta enero de 2026 había 244 personas con beca y la meta del año era 1,200.",
      },
    },
    en: {
      title: "Becas por Nuestro Futuro (National Scholarship Fund)",
      organization: "SEGEPLAN, Government of Guatemala",
      audience:
        "Guatemalans with little money, rural and indigenous people first",
      amount: "A grant that is not repaid and goes directly to the student",
      level: "Technical course, undergraduate and postgraduate",
      deadline:
        "In the last year seen, calls opened in April, June and November",
      description:
        "Ask for public money to begin, continue or finish your studies, in Guatemala or abroad. People from all over the country may apply; rural areas, indigenous peoples and degrees that the country needs, such as nursing, come first.",
      note: "Look on SEGEPLAN's portal for the platform and the open call. Some private universities make it easier for those who are pre-selected.",
      requirements: {
        nationality: "Be Guatemalan",
        need: "Have financial need",
        record:
          "Show your school record; technical courses and degrees have no minimum average (2025)",
        registration: "Apply on the programme's online platform",
      },
      figures: {
        y2026:
          "By January 2026, 244 people had the grant and the year's goal was 1,200.",
      },
    },
  },
};
