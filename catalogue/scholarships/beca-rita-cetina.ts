import type { Scholarship } from "../scholarship.schema.ts";
import { HIGH_SCHOOL, IN_LOWER_SECONDARY } from "../shared-conditions.ts";

export const becaRitaCetina: Scholarship = {
  id: "beca-rita-cetina",
  titleKey: "title",
  organization:
    "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
  organizationKey: "organization",
  link: "https://www.becaritacetina.gob.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.guardian",
    "requirements.documents",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.infobae.com/mexico/2026/01/15/beca-para-secundaria-2026-requisitos-y-como-inscribirse/",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    {
      // The last year misses the next registration, at the start of a school year.
      kind: "anyOf",
      options: [
        [
          IN_LOWER_SECONDARY,
          { kind: "studyYear", stage: "lowerSecondary", minYearsLeft: 2 },
        ],
        [IN_LOWER_SECONDARY, { kind: "level", levels: HIGH_SCHOOL }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // By the rules of 2026 it ends at 18.
      kind: "anyOf",
      options: [[{ kind: "age", max: 17 }], [{ kind: "other" }]],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    // By the rules of 2026 the school is a priority one, or income counts.
    {
      kind: "circumstance",
      is: "publicSchool",
      isMeasured: true,
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      ...IN_LOWER_SECONDARY,
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 9, closes: 10 }] },
  editions: [
    {
      year: 2025,
      opens: "2025-09-15",
      closes: "2025-10-05",
      source:
        "https://www.viveusa.mx/educacion/beca-rita-cetina-no-alcanzaste-a-registrar-a-tu-hijo-la-cnbb-amplio-el-plazo-este-es-el-ultimo-dia/",
    },
  ],
  tags: ["gobierno", "méxico", "ayuda económica", "secundaria"],
  sources: [
    {
      url: "https://www.cronista.com/mexico/actualidad-mx/confirmado-el-gobierno-de-mexico-cambio-las-reglas-para-acceder-a-la-beca-rita-cetina-y-miles-de-familias-podrian-quedar-fuera/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.adn40.mx/mexico/2025-09-14/fechas-inscripcion-para-la-beca-rita-cetina-2026-requisitos-que-pide-sep",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2026/02/27/que-estudiantes-beca-rita-cetina-recibir-7500-pesos",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.viveusa.mx/educacion/beca-rita-cetina-no-alcanzaste-a-registrar-a-tu-hijo-la-cnbb-amplio-el-plazo-este-es-el-ultimo-dia/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2025/09/17/cuando-empieza-registro-beca-rita-cetina-primaria",
      supports: ["programme", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.adn40.mx/mexico/2025-09-25/beca-rita-cetina-fecha-limite-registro-para-secundaria-como-hacer-el-proceso",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/mexico/Beca-Rita-Cetina-Cual-es-la-fecha-limite-de-registro-para-estudiantes-de-secundaria-20250916-0024.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.infobae.com/mexico/2026/01/15/beca-para-secundaria-2026-requisitos-y-como-inscribirse/",
      supports: ["amount", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.proceso.com.mx/nacional/2025/9/12/beca-rita-cetina-fecha-de-registro-para-estudiantes-de-nuevo-ingreso-secundaria-358756.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2026/03/02/beca-rita-cetina-10-razones-para-cancelar-apoyo-secundaria",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca rita cetina",
    "beca rita cetina secundaria registro",
    "beca de secundaria publica mexico",
    "como registrar a mi hijo rita cetina",
    "apoyo del gobierno para la secu",
    "beca universal de educacion basica",
    "dinero cada dos meses secundaria",
    "becaritacetina gob mx llave mx",
    "beca para telesecundaria o tecnica publica",
    "voy en la secu y quiero beca",
    "beca sin promedio para secundaria",
    "cuanto dan en la rita cetina",
    "mexico lower secondary school grant",
    "grant for public middle school mexico",
    "apoyo para adolescentes de 12 a 15",
    "subsidio para familias con hijos en la escuela",
    "ayuda para uniformes y cuadernos mexico",
    "banco del bienestar secundaria",
    "becas publicas mexico sin examen",
    "becas para segundo y tercero de secundaria",
    "gastos de la secundaria ayuda",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
    "becas para secundaria",
    "becas para secundaria publica",
    "beca benito juarez para secundaria",
    "becas sep",
  ],
  texts: {
    es: {
      title: "Beca Universal de Educación Básica Rita Cetina",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
      audience: "Familias con estudiantes en secundaria pública de México",
      amount:
        "Dinero cada dos meses por familia, y un extra por cada estudiante más en secundaria",
      level: "Secundaria",
      deadline:
        "El último registro de secundaria visto fue en septiembre y se amplió a inicios de octubre",
      description:
        "Es un apoyo del gobierno para estudiantes de secundaria pública. Se paga durante los diez meses del ciclo escolar, en la tarjeta del Banco del Bienestar, y puede durar hasta 30 meses. El registro es en línea.",
      requirements: {
        level: "Cursar la secundaria",
        enrolment:
          "Estudiar en una secundaria pública de México; si no es prioritaria, con bajos ingresos (2026)",
        guardian: "Que tu madre, padre o tutor te registre con su Llave MX",
        documents:
          "CURP de los dos, identificación y comprobante de domicilio del adulto, y clave CCT de la escuela",
      },
      note: "Quien ya la recibe no vuelve a registrarse. Reglas de 2026: se pierde a los 18 años o con otra beca de manutención y, si tu escuela no es prioritaria, piden bajos ingresos. Búscala por CCT en su lista. Confirma tu periodo y si queda lugar.",
      figures: {
        y2026:
          "En 2026: 1,900 pesos mexicanos por bimestre y familia, más 700 por cada estudiante adicional de secundaria.",
      },
    },
    en: {
      title: "Beca Universal de Educación Básica Rita Cetina (Mexico)",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (Mexico)",
      audience: "Families with students in public lower secondary in Mexico",
      amount:
        "Cash every two months per family, plus an extra for each further lower-secondary student",
      level: "Lower secondary school",
      deadline:
        "The last lower-secondary registration seen was in September, extended to early October",
      description:
        "It is government support for students of public lower secondary schools. It is paid over the ten months of the school year, on a Banco del Bienestar card, and can last up to 30 months. Registration is online.",
      requirements: {
        level: "Be in lower secondary school",
        enrolment:
          "Study at a public lower secondary in Mexico; if not a priority one, with low income (2026)",
        guardian:
          "Have your parent or guardian register you with their Llave MX account",
        documents:
          "CURP of both, the adult's ID and proof of address, and the school's CCT code",
      },
      note: "Those who already receive it do not register again. 2026 rules: it ends at 18 or with another maintenance grant and, if your school is not a priority one, low income is required. Look it up on its list by CCT code. Check your window and places left.",
      figures: {
        y2026:
          "In 2026: 1,900 Mexican pesos every two months per family, plus 700 for each further lower-secondary student.",
      },
    },
  },
};
