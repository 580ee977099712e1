import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const becasBicentenarioElSalvador: Scholarship = {
  id: "becas-bicentenario-el-salvador",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization:
    "Ministerio de Educación de El Salvador y Banco Centroamericano de Integración Económica",
  link: "https://www.mined.gob.sv/",
  requirementsKeys: [
    "requirements.school",
    "requirements.residence",
    "requirements.level",
    "requirements.record",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://beta-diario.elmundo.sv/nacionales/educacion-destino-mas-de-6-7-millones-para-financiar-a-mas-de-5000-becarios-entre-junio-2024-y-mayo-2025",
    },
  ],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Uno de los cinco centros públicos del programa",
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "circumstance",
      is: "publicSchool",
      textKey: "requirements.school",
      changeable: true,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // No source lists the five schools.
      kind: "other",
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["SV"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // The five schools are in these departments; a pupil may live next to them.
      kind: "anyOf",
      options: [
        [
          {
            kind: "region",
            country: "SV",
            regions: ["SV-AH", "SV-LI", "SV-UN"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // The announcement begins with the eighth grade, a later source with any of the cycle.
      kind: "studyYear",
      stage: "lowerSecondary",
      completedSemesters: 2,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "Both are awards of the Ministry of Education, which gives them no page of their own.",
  categoryKey: "national",
  typeKey: "public",
  icon: "bank",
  criteria: ["merit"],
  levels: ["highSchool"],
  covers: ["travel", "living", "materials"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  tags: ["el salvador", "preparatoria", "banco", "necesidad económica"],
  sources: [
    {
      url: "https://beta-diario.elmundo.sv/nacionales/educacion-destino-mas-de-6-7-millones-para-financiar-a-mas-de-5000-becarios-entre-junio-2024-y-mayo-2025",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://diario.elmundo.sv/politica/aprueban-incorporar-25000-para-becas-bicentenario",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://quepasasv.com/bcie-donara-600000-para-becas-tecnico-vocacional",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "becas bicentenario el salvador",
    "beca bcie para estudiantes salvadoreños",
    "mil dolares al año para bachillerato",
    "beca para institutos publicos la union",
    "beca ahuachapan estudiantes",
    "beca la libertad centro escolar",
    "apoyo para transporte y comida en bachillerato sv",
    "beca de cinco años para secundaria",
    "becas del mined el salvador",
    "dinero para no dejar el bachillerato salvador",
    "banco centroamericano becas estudiantes",
    "school stipend el salvador",
    "bicentennial scholarships el salvador",
    "apoyo economico para el cole",
    "becas para escasos recursos",
    "becas bancarias",
    "zona con violencia y estudio",
    "incentivo por no dejar la escuela",
    "becas por buenas notas en escuela publica",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Becas Bicentenario",
      organization:
        "Ministerio de Educación de El Salvador y Banco Centroamericano de Integración Económica",
      audience:
        "Estudiantes destacados de cinco centros públicos de El Salvador",
      amount:
        "1,000 USD al año, hasta cinco años, para transporte, comida, conexión y materiales",
      level: "Tercer ciclo y bachillerato",
      deadline:
        "No vimos solicitud abierta: pregunta en tu centro cómo se elige al grupo",
      description:
        "Si estudias en uno de los cinco centros del programa, pregunta si puedes entrar. La beca te acompaña hasta cinco años.",
      requirements: {
        school: "Estudiar en uno de los cinco centros públicos del programa",
        residence: "Estudiar en Ahuachapán, La Libertad o La Unión",
        level:
          "Estar en tercer ciclo (en 2023, desde octavo grado) o en bachillerato",
        record: "Tener alto rendimiento",
      },
      note: "Pregunta en la dirección de tu centro si es uno de los cinco y si aún entra otro grupo.",
      figures: {
        y2025: "A mayo de 2025 el programa estaba previsto hasta 2031.",
      },
    },
    en: {
      title: "Becas Bicentenario (El Salvador)",
      organization:
        "Ministry of Education of El Salvador and Central American Bank for Economic Integration",
      audience: "Outstanding students at five public schools of El Salvador",
      amount:
        "1,000 USD a year for up to five years, for transport, food, internet and materials",
      level: "Lower and upper secondary",
      deadline:
        "We saw no open application: ask at school how the group is chosen",
      description:
        "If you study at one of the programme's five schools, ask whether you can join. The award stays with you for up to five years.",
      requirements: {
        school: "Study at one of the programme's five public schools",
        residence: "Study in Ahuachapán, La Libertad or La Unión",
        level:
          "Be in lower secondary (in 2023, from eighth grade on) or upper secondary",
        record: "Have high marks",
      },
      note: "Ask your head teacher whether your school is one of the five and whether another group still joins.",
      figures: {
        y2025: "By May 2025 the programme was planned until 2031.",
      },
    },
  },
};
