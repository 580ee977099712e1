import type { Scholarship } from "../scholarship.schema.ts";
import {
  MEASURED_NEED,
  STUDYING_WITHOUT_DEGREE,
} from "../shared-conditions.ts";

export const guanajuatoBecasJuventudes: Scholarship = {
  id: "guanajuato-becas-juventudes",
  titleKey: "title",
  organization: "Instituto de las Juventudes de Guanajuato",
  organizationKey: "organization",
  link: "https://juventudesgto.guanajuato.gob.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.place",
    "requirements.school",
    "requirements.income",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://notigto.com/?p=94587",
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-02-23",
      closes: null,
      lineKey: "editions.primary",
      source:
        "https://www.unotv.com/becas/inicia-registro-de-estudiantes-a-beca-juventudes-guanajuato-monto-y-requisitos/",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.place",
      changeable: false,
    },
    {
      // The call names those born in the state beside its residents.
      kind: "anyOf",
      options: [
        [{ kind: "region", country: "MX", regions: ["MX-GUA"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.place",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.place", changeable: false },
    {
      ...STUDYING_WITHOUT_DEGREE,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.recognition",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.income",
      changeable: false,
    },
  ],
  cycle: { basis: "unknown" },
  tags: [
    "méxico",
    "gobierno",
    "ayuda económica",
    "preparatoria",
    "mujeres",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://www.contextonn.com/2025/07/otros-municipios/guanajuato-invierte-en-su-juventud-al-otorgar-becas-nuevo-comienzo-en-san-diego-de-la-union",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://juventudesgto.guanajuato.gob.mx/index.php/embarazadas-y-madres-2025/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.unotv.com/becas/inicia-registro-de-estudiantes-a-beca-juventudes-guanajuato-monto-y-requisitos/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://notigto.com/?p=94587",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.unotv.com/becas/becas-para-estudiantes-en-guanajuato-cuales-son-las-fechas-clave-para-el-ciclo-2025-2026/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://enfoquebajio.com/region/jovenes-de-santiago-maravatio-reciben-beca-nuevo-comienzo-para-continuar-sus-estudios/2025/07/21",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "beca juventudes guanajuato",
    "beca nuevo comienzo guanajuato",
    "becas juventudesgto registro",
    "beca para madres estudiantes guanajuato",
    "beca embarazadas que estudian",
    "beca estatal de prepa en leon o irapuato",
    "apoyo para secundaria guanajuato",
    "beca del estado para universidad guanajuato",
    "soy mama y quiero seguir estudiando",
    "becas celaya salamanca estado",
    "gobierno de la gente beca estudiantes",
    "guanajuato state student grant",
    "grant for student mothers guanajuato",
    "becas para mamas jovenes",
    "becas para embarazadas",
    "becas estatales mexico",
    "no me alcanza para la universidad",
    "quede embarazada y quiero acabar la prepa",
    "madres adolescentes estudiar",
    "regresar a la escuela siendo mama",
    "guanajuato apoyos para jovenes",
    "leon silao dolores hidalgo becas",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title:
        "Becas de Guanajuato: Juventudes, Nuevo Comienzo y madres estudiantes",
      organization: "Instituto de las Juventudes de Guanajuato",
      audience: "Estudiantes de secundaria, prepa y universidad de Guanajuato",
      amount:
        "Apoyo económico que depende de la beca y de tu nivel de estudios",
      level: "Secundaria, prepa, TSU y licenciatura",
      deadline:
        "En años pasados hubo varias por nivel, sobre todo desde enero y febrero",
      description:
        "Revisa las becas del estado: la Beca Juventudes, la Beca Nuevo Comienzo y una para mujeres de 10 a 30 años embarazadas o con hijos que estudian. Cada una tiene su propia convocatoria.",
      requirements: {
        place: "Ser de Guanajuato o vivir ahí desde hace 24 meses o más",
        school:
          "Estudiar secundaria, prepa, TSU o licenciatura, en escuela pública o privada",
        income:
          "Para la Beca Juventudes: tener un ingreso por persona menor al tope de la convocatoria",
        recognition: "Que tu escuela tenga validez oficial",
      },
      editions: { primary: "Beca Juventudes de preescolar y primaria" },
      figures: {
        y2025:
          "Beca Juventudes 2025: 3,300 pesos mexicanos en secundaria (dos pagos) y 2,350 en prepa, según la prensa.",
      },
      note: "La convocatoria que vimos completa en 2026 es de preescolar y primaria. Confirma en la página del instituto cuándo abre la de tu nivel y qué ingreso máximo pide.",
    },
    en: {
      title:
        "Guanajuato grants: Juventudes, Nuevo Comienzo and student mothers",
      organization: "Youth Institute of Guanajuato",
      audience:
        "Lower secondary, high school and university students of Guanajuato",
      amount: "A payment that depends on the grant and on your level of study",
      level: "Lower secondary to undergraduate, TSU included",
      deadline:
        "In past years there were several by level, mostly from January and February",
      description:
        "Look at the state's grants: Beca Juventudes, Beca Nuevo Comienzo and one for women aged 10 to 30 who study while pregnant or with children. Each has its own call.",
      requirements: {
        place: "Be from Guanajuato or have lived there for 24 months or more",
        school:
          "Study in lower secondary, high school, a TSU or a degree, public or private",
        income:
          "For Beca Juventudes: have an income per person below the limit of the call",
        recognition: "Your school has official recognition",
      },
      editions: { primary: "Beca Juventudes for preschool and primary" },
      figures: {
        y2025:
          "Beca Juventudes 2025: 3,300 Mexican pesos in lower secondary (two payments) and 2,350 in high school (press).",
      },
      note: "The full call we saw in 2026 is for preschool and primary. Check on the institute's page when that of your level opens and which income limit it sets.",
    },
  },
};
