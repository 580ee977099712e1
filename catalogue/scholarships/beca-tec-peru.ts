import type { Scholarship } from "../scholarship.schema.ts";
import {
  BEFORE_HIGHER_STUDIES,
  SCHOOL_OR_TECHNICAL_FINISHED,
} from "../shared-conditions.ts";

export const becaTecPeru: Scholarship = {
  id: "beca-tec-peru",
  link: "https://www.pronabec.gob.pe/",
  tags: ["perú", "gobierno", "beca completa", "carreras"],
  sources: [
    {
      url: "https://rpp.pe/economia/economia/buscas-una-beca-para-estudiar-tecnica-beca-tec-cubre-todo-y-no-exige-alto-rendimiento-noticia-1647487",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/09/13/beca-tec-2025-del-pronabec-hasta-que-fecha-estan-abiertas-las-postulaciones/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/07/09/ofrecen-300-becas-tec-del-pronabec-conoce-cuales-son-los-requisitos-y-el-cronograma-de-postulacion/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://wapa.pe/ocio/2025/10/26/gobierno-anuncia-entrega-38-000-becas-2026-conoce-requisitos-beneficios-2035748",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  organization: "PRONABEC (Ministerio de Educación del Perú)",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "tool",
  criteria: [],
  levels: ["undergraduate"],
  covers: ["tuition", "living", "travel", "materials"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.age",
    "requirements.school",
    "requirements.admission",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["PE"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      // A rule of the only call so far.
      kind: "anyOf",
      options: [[{ kind: "age", min: 17, max: 39 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...SCHOOL_OR_TECHNICAL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // For courses that begin: no source says whether holders of a degree may apply.
      kind: "anyOf",
      options: [[BEFORE_HIGHER_STUDIES], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.infobae.com/peru/2025/09/13/beca-tec-2025-del-pronabec-hasta-que-fecha-estan-abiertas-las-postulaciones/",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: "2025-07-21",
      closes: "2025-09-15",
      source:
        "https://www.infobae.com/peru/2025/09/13/beca-tec-2025-del-pronabec-hasta-que-fecha-estan-abiertas-las-postulaciones/",
    },
  ],
  phrases: [
    "beca tec pronabec",
    "beca para carrera tecnica peru",
    "beca sin notas altas peru",
    "estudiar en instituto con beca",
    "senati tecsup beca estado",
    "beca que no pide pobreza",
    "beca hasta los 39 años",
    "auxiliar tecnico con beca completa",
    "profesional tecnico gratis peru",
    "laptop comida y alojamiento para instituto",
    "acabe quinto de secundaria y quiero instituto",
    "peru technical studies scholarship",
    "full scholarship technical institute peru",
    "becas para carreras tecnicas",
    "becas sin buenas notas",
    "carrera corta con beca",
    "estudiar un oficio con apoyo",
    "tengo 30 años y quiero estudiar",
    "pronabec becas pregrado",
    "becas para instituto",
    "volver a estudiar de adulto",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Beca Tec",
      organization: "PRONABEC (Ministerio de Educación del Perú)",
      audience:
        "Personas con secundaria terminada que irán a un instituto en Perú",
      amount:
        "Matrícula, pensión, materiales, comida, alojamiento, movilidad y laptop",
      level: "Auxiliar técnico, técnico y profesional técnico",
      deadline:
        "En su primera convocatoria abrió en julio y cerró en septiembre",
      description:
        "Paga una carrera técnica completa en un instituto. La primera vez no pidió notas altas ni acreditar pobreza, que sumaba puntos. Primero ingresas a un instituto elegible; después postulas en línea y gratis.",
      requirements: {
        nationality: "Ser de Perú",
        age: "Tener entre 17 y 39 años (convocatoria de 2025)",
        school: "Haber terminado la secundaria",
        admission: "Haber ingresado a una carrera e institución elegibles",
      },
      note: "Confirma en la página de Pronabec si la convocatoria está abierta, y la lista de institutos.",
      figures: {
        y2025: "En 2025: postulación hasta el 15 de septiembre.",
      },
    },
    en: {
      title: "Beca Tec (technical studies)",
      organization: "PRONABEC (Ministry of Education of Peru)",
      audience:
        "People who finished secundaria and will attend an institute in Peru",
      amount:
        "Enrolment, tuition, materials, meals, housing, transport and a laptop",
      level: "Technical assistant, technician and professional technician",
      deadline: "In its first call it opened in July and closed in September",
      description:
        "It pays for a whole technical course at an institute. The first time it asked for neither high marks nor proof of poverty, which added points. First you get into an eligible institute; then you apply online, free of charge.",
      requirements: {
        nationality: "Be Peruvian",
        age: "Be 17 to 39 years old (2025 call)",
        school: "Have finished secundaria",
        admission: "Have been admitted to an eligible course and institution",
      },
      note: "Check on Pronabec's page whether the call is open, and the list of institutes.",
      figures: {
        y2025: "In 2025: applications until 15 September.",
      },
    },
  },
};
