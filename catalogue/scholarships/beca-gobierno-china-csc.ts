import type { Scholarship } from "../scholarship.schema.ts";
import {
  AT_OTHER_SCHOOL,
  BEFORE_HIGHER_STUDIES,
  DEGREE_HOLDER,
  IN_FIRST_DEGREE,
  IN_LAST_YEAR,
  SCHOOL_FINISHED,
  WITH_OWN_AVERAGE,
} from "../shared-conditions.ts";

export const becaGobiernoChinaCsc: Scholarship = {
  id: "beca-gobierno-china-csc",
  titleKey: "title",
  organization: "China Scholarship Council y embajadas de China",
  organizationKey: "organization",
  link: "https://www.campuschina.org/",
  destination: "CN",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.age",
    "requirements.studies",
    "requirements.language",
    "requirements.route",
  ],
  noteKey: "note",
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "insurance", "language"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      countries: ["*"],
      except: ["CN"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 24 }],
        // A master's is open from the last year of a first degree on.
        [{ kind: "age", max: 34 }, IN_LAST_YEAR],
        [
          { kind: "age", max: 39 },
          { kind: "level", levels: ["posgrado"], stages: ["postgraduate"] },
        ],
        // Stays without a degree: under 45, or under 50 with a master's.
        [{ kind: "age", max: 44 }, { kind: "other" }],
        [{ kind: "age", max: 49 }, DEGREE_HOLDER, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // The average is Mexico's rule.
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["*"], except: ["MX"] }],
        [WITH_OWN_AVERAGE, { kind: "grade", atLeast: 8, scale: "0-10" }],
        // For a first degree the average of upper secondary counts.
        AT_OTHER_SCHOOL,
        IN_FIRST_DEGREE,
      ],
      textKey: "requirements.studies",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [
          BEFORE_HIGHER_STUDIES,
          { kind: "language", language: "zh", certificate: "HSK 3" },
        ],
        [{ kind: "language", language: "zh", certificate: "HSK 4" }],
        [{ kind: "language", language: "en" }, { kind: "other" }],
        // A year of Chinese may come first.
        [{ kind: "other" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.route",
      changeable: true,
    },
    {
      // Allies of Taiwan have no embassy of China to apply through.
      kind: "anyOf",
      options: [
        [
          {
            kind: "nationality",
            countries: ["*"],
            except: ["BZ", "GT", "HT", "KN", "LC", "PY", "VC"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.route",
      changeable: false,
    },
    {
      // The exam is for first degrees.
      kind: "anyOf",
      options: [[{ kind: "test", name: "CSCA" }], [{ kind: "other" }]],
      textKey: "requirements.route",
      changeable: true,
    },
    {
      // Each country decides the levels that it takes.
      kind: "other",
      textKey: "requirements.route",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [{ opens: 11, closes: 3 }],
    gates: [
      {
        nameKey: "gates.mexico",
        countries: ["MX"],
        window: { opens: 11, closes: 1 },
      },
      {
        nameKey: "gates.colombia",
        countries: ["CO"],
        window: { opens: null, closes: 1 },
      },
      {
        nameKey: "gates.venezuela",
        countries: ["VE"],
        window: { opens: null, closes: 1 },
      },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-28",
      countries: ["VE"],
      source:
        "https://2001online.com/servicios/preparate-para-estudiar-en-china-becas-de-estudios-para-venezolanos-2025-requisitos-y-modalidades-para-aplicar--2025111710200",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-01-26",
      countries: ["CO"],
      source: "https://china.embajada.gov.co/node/27576",
    },
    {
      year: 2026,
      opens: "2025-11-18",
      closes: "2026-01-16",
      countries: ["MX"],
      source:
        "https://www.cronista.com/mexico/actualidad-mx/la-unica-potencia-mas-fuerte-que-estados-unidos-invita-a-todos-los-mexicanos-a-mudarse-trabajo-y-estudio-asegurado-con-pocos-requisitos/",
    },
  ],
  taughtIn: ["zh", "en"],
  tags: [
    "beca completa",
    "china",
    "chino",
    "licenciatura",
    "posgrado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://gestion.pe/peru/estudios-de-pregrado-o-posgrado-en-china-cuales-son-los-requisitos-para-postular-pronabec-noticia/?outputType=amp",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://2001online.com/servicios/preparate-para-estudiar-en-china-becas-de-estudios-para-venezolanos-2025-requisitos-y-modalidades-para-aplicar--2025111710200",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://study.cqu.edu.cn/info/1387/2544.htm",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://gjy.nuist.edu.cn/english/2019/1105/c3756a146829/page.htm",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://expansion.mx/carrera/2025/11/21/beca-para-estudiar-china-requisitos-fecha",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.jornada.com.mx/2025/11/21/politica/010n2pol?partner=rss",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.adn40.mx/mexico/2025-12-01/beca-china-mexicanos-2026-guia-completa-requisitos",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.cronista.com/mexico/actualidad-mx/la-unica-potencia-mas-fuerte-que-estados-unidos-invita-a-todos-los-mexicanos-a-mudarse-trabajo-y-estudio-asegurado-con-pocos-requisitos/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://china.embajada.gov.co/node/27576",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://english.shanghai.gov.cn/en-FAQs-StudyinShanghai/20251218/134bb78943f640519e2185ff83051f5d.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://english.shanghai.gov.cn/en-FAQs-StudyinShanghai/20260107/32663f024608488391ef105048656e8f.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://poroschronicle.com/?lang=en&p=2562",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://study.cqu.edu.cn/info/1387/2793.htm",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.hec.gov.pk/english/scholarshipsgrants/lao/CSC/Pages/Programs-Offered.aspx",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.bachelorsportal.com/scholarships/3604/chinese-government-scholarship-bilateral-program.html",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca gobierno chino",
    "beca csc china",
    "estudiar en china con todo pagado",
    "becas china para mexicanos amexcid",
    "carrera en beijing o shanghai becada",
    "beca para aprender chino en china",
    "china scholarship council requisitos",
    "licenciatura en china con beca",
    "beca embajada de china",
    "hsk 3 beca china",
    "maestria en china gratis",
    "beca bilateral china latinoamerica",
    "chinese government scholarship",
    "study in china scholarship latin america",
    "becas en asia",
    "becas completas para la carrera afuera",
    "gobierno de otro pais que paga la carrera",
    "aprender mandarin",
    "becas para maestria en asia",
    "beca de embajada",
    "ingenieria o negocios en china",
    "salir del pais al terminar el cole",
    "hsk examen y becas",
    "doctorado pagado en asia",
  ],
  texts: {
    es: {
      title: "Beca del Gobierno de China (CSC, programa bilateral)",
      organization: "China Scholarship Council y embajadas de China",
      audience: "Estudiantes de países con acuerdo con China",
      amount:
        "Colegiatura, alojamiento, pago mensual y seguro médico; hay becas completas y parciales",
      level: "Licenciatura, posgrado y curso de idioma chino",
      deadline: "Según el país, entre noviembre y marzo",
      description:
        "Estudia en una universidad china. La pides en tu país: en la embajada de China o en la oficina de becas del gobierno. La licenciatura suele ser en chino y puede incluir antes un año para aprenderlo.",
      requirements: {
        nationality: "No tener nacionalidad china",
        age: "Menos de 25 años para licenciatura, 35 para maestría o 40 para doctorado; 45 o 50 para cursos sin título",
        studies:
          "Tener terminados los estudios anteriores; desde México, con promedio de 8.0",
        language:
          "HSK 3 (licenciatura) o HSK 4 (posgrado), un año previo de chino, o inglés",
        route:
          "Postular por la ventanilla de tu país; para licenciatura, con el examen CSCA (desde 2026)",
      },
      gates: {
        mexico: "AMEXCID (México)",
        colombia: "ICETEX, en Colombia",
        venezuela: "Fundayacucho, en Venezuela",
      },
      note: "Cada país decide niveles y fechas; en Perú se postula por PRONABEC. Paraguay, Guatemala y Haití no tienen embajada de China. El CSCA se hace antes, en pocas fechas: matemáticas y, según la carrera, chino, física o química. Pregunta materias y costo.",
    },
    en: {
      title: "Chinese Government Scholarship (CSC, bilateral programme)",
      organization: "China Scholarship Council and embassies of China",
      audience: "Students of countries with an agreement with China",
      amount:
        "Tuition, housing, monthly payment and health insurance; there are full and partial awards",
      level: "Undergraduate, postgraduate and Chinese language",
      deadline: "By country, between November and March",
      description:
        "Study at a Chinese university. You apply in your country: at the embassy of China or the government's scholarship office. Undergraduate degrees are usually in Chinese and may include one year of language before.",
      requirements: {
        nationality: "Not hold Chinese nationality",
        age: "Be under 25 for a first degree, 35 for a master's, 40 for a doctorate; 45 or 50 for non-degree courses",
        studies:
          "Have finished the previous level of studies; from Mexico, with an 8.0 average",
        language:
          "HSK 3 (bachelor's) or HSK 4 (postgraduate), a first year of Chinese, or English",
        route:
          "Apply through your country's office; for an undergraduate degree, with the CSCA exam (from 2026)",
      },
      gates: {
        mexico: "AMEXCID (Mexico)",
        colombia: "ICETEX, in Colombia",
        venezuela: "Fundayacucho, in Venezuela",
      },
      note: "Each country decides levels and dates; in Peru you apply through PRONABEC. Paraguay, Guatemala and Haiti have no embassy of China. The CSCA comes before, on few dates: mathematics and, by degree, Chinese, physics or chemistry. Ask for subjects and cost.",
    },
  },
};
