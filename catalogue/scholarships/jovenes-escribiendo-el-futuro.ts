import type { Scholarship } from "../scholarship.schema.ts";
import { UNDERGRADUATE } from "../shared-conditions.ts";

export const jovenesEscribiendoElFuturo: Scholarship = {
  id: "jovenes-escribiendo-el-futuro",
  titleKey: "title",
  organization:
    "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
  organizationKey: "organization",
  link: "https://www.gob.mx/becasbenitojuarez/articulos/beca-jovenes-escribiendo-el-futuro-de-educacion-superior",
  applicationUrl: "https://subes.becasbenitojuarez.gob.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.nonPriority",
    "requirements.otherGrant",
    "requirements.subes",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://vanguardia.com.mx/informacion/jovenes-escribiendo-el-futuro-2026-fecha-limite-para-registrarse-y-recibir-5800-pesos-BK19316007",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.informador.mx/mexico/Beca-Jovenes-Escribiendo-el-Futuro-2025-Cuando-inicia-el-registro-20250925-0134.html",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    { ...UNDERGRADUATE, textKey: "requirements.level", changeable: false },
    {
      kind: "enrolment",
      textKey: "requirements.enrolment",
      changeable: true,
      institution: "Institución pública de educación superior de México",
    },
    {
      kind: "residence",
      textKey: "requirements.residence",
      changeable: false,
      countries: ["MX"],
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "other" }],
        [
          {
            kind: "circumstance",
            is: "financialNeed",
            isMeasured: true,
          },
          { kind: "age", max: 29, on: { month: 12, day: 31 } },
        ],
      ],
      textKey: "requirements.nonPriority",
      changeable: false,
    },
    {
      kind: "status",
      textKey: "requirements.otherGrant",
      changeable: true,
      notHolding: "Otro apoyo federal con el mismo fin",
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.subes",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 9, closes: 10 },
      { opens: 2, closes: 2 },
    ],
  },
  tags: ["gobierno", "licenciatura", "méxico", "necesidad económica"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-02-27",
      source:
        "https://www.cronista.com/mexico/actualidad-mx/adios-plan-social-para-jovenes-el-gobierno-de-claudia-sheinbaum-confirmo-ultima-fecha-de-febrero-para-anotarse-y-cobrar-5800-pesos/",
    },
    {
      year: 2025,
      opens: "2025-10-01",
      closes: "2025-10-15",
      source:
        "https://www.unotv.com/becas/como-registrarse-para-la-beca-jovenes-escribiendo-el-futuro-2025/",
    },
    {
      year: 2021,
      opens: "2021-09-01",
      closes: "2021-09-30",
      source:
        "https://entrelineas.com.mx/mexico/beca-jovenes-escribiendo-el-futuro-2021-como-solicitarla/",
    },
  ],
  sources: [
    {
      url: "https://entrelineas.com.mx/mexico/beca-jovenes-escribiendo-el-futuro-2021-como-solicitarla/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.elimparcial.com/mexico/Jovenes-Escribiendo-el-Futuro-ya-salio-la-nueva-convocatoria-de-beca-para-universitarios-20220904-0077.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.razon.com.mx/mexico/2025/09/25/beca-jovenes-escribiendo-el-futuro-esta-es-la-fecha-exacta-para-inscribirte-y-recibir-5-800-pesos-bimestrales/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eluniversal.com.mx/tendencias/beca-jovenes-escribiendo-el-futuro-cual-es-la-fecha-limite-para-solicitar-la-ayuda-economica-consulta-aqui/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://vanguardia.com.mx/informacion/jovenes-escribiendo-el-futuro-2026-fecha-limite-para-registrarse-y-recibir-5800-pesos-BK19316007",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.generacionuniversitaria.com.mx/campus/jovenes-escribiendo-el-futuro-cuando-es-la-proxima-convocatoria",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/mexico/Beca-Jovenes-Escribiendo-el-Futuro-2025-Cuando-inicia-el-registro-20250925-0134.html",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://wradio.com.mx/2025/09/08/beca-jovenes-escribiendo-el-futuro-que-universidades-participan-en-este-programa-social/",
      supports: ["eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.cronista.com/mexico/actualidad-mx/adios-plan-social-para-jovenes-el-gobierno-de-claudia-sheinbaum-confirmo-ultima-fecha-de-febrero-para-anotarse-y-cobrar-5800-pesos/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.unotv.com/becas/como-registrarse-para-la-beca-jovenes-escribiendo-el-futuro-2025/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "beca jovenes escribiendo el futuro",
    "beca benito juarez universidad",
    "jovenes construyendo el futuro universitarios",
    "beca del bienestar nivel superior mexico",
    "beca para universidad publica sin promedio minimo",
    "beca normal rural normalistas maestros",
    "apoyo economico universidad intercultural indigena",
    "que piden para la beca escribiendo el futuro",
    "como renovar mi beca bienestar licenciatura",
    "beca tsu universidad tecnologica mexico",
    "lana para pasajes y comida en la uni",
    "grant for mexican public university students",
    "low income college aid mexico",
    "vengo de un pueblo indigena y quiero licenciatura",
    "ayuda mensual para universitarios mexicanos",
    "beca para estudiantes indigenas y rurales",
    "apoyo para no dejar la carrera",
    "beca para normalistas futuros maestros",
    "beca sin promedio para licenciatura",
    "vengo de comunidad indigena y estudio la universidad",
    "mis papas no pueden pagar mi carrera",
    "dinero del gobierno para la licenciatura",
    "estudio en universidad publica y necesito apoyo",
    "no me alcanza para la universidad",
    "programas sociales para estudiantes de la uni",
    "beca para la escuela normal",
    "soy de rancho y entre a la universidad",
    "becas publicas para carrera mexico",
    "apoyo federal educacion superior",
    "beca para hablantes de lengua indigena",
    "estoy por desertar de la carrera por dinero",
    "becas por bajos recursos",
    "becas sep",
  ],
  texts: {
    es: {
      title: "Beca Jóvenes Escribiendo el Futuro",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
      audience: "Estudiantes de universidad pública en México",
      amount: "Apoyo económico cada dos meses: cinco pagos por ciclo escolar",
      level: "Licenciatura y técnico superior universitario",
      deadline:
        "Suele abrir en septiembre u octubre, y en febrero; a veces, solo dos semanas",
      description:
        "Apoya sobre todo a quienes estudian en universidades interculturales, normales rurales e indígenas, Universidades para el Bienestar y zonas marginadas. Puede durar hasta 45 meses. Si ya tienes la beca, vuelve a pedirla en cada periodo.",
      requirements: {
        level: "Cursar una licenciatura o un técnico superior universitario",
        enrolment:
          "Tener inscripción en una institución pública, en modalidad escolarizada",
        residence: "Estudiar en México",
        nonPriority:
          "Si tu escuela no es prioritaria: bajos ingresos y hasta 29 años (2025), u otro criterio",
        otherGrant: "No recibir otro apoyo federal con el mismo fin",
        subes:
          "Tener activa tu ficha escolar y pedir la beca en el sistema SUBES",
      },
      note: "Revisa si tu escuela está en la lista del programa y las fechas de cada periodo. Si no es prioritaria, en 2025 bastaba haber cursado primaria o secundaria en una que sí; la prensa de 2026 varía. Medicina puede llegar a 55 meses.",
      figures: {
        y2026:
          "En 2026: 5,800 pesos mexicanos por bimestre. El registro de inicio de año cerró el 27 de febrero.",
        y2025:
          "En 2025: 5,800 pesos mexicanos por bimestre. Hubo registro hasta el 28 de febrero y del 1 al 15 de octubre.",
      },
    },
    en: {
      title: "Beca Jóvenes Escribiendo el Futuro",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (Mexico)",
      audience: "Students at public universities in Mexico",
      amount: "Cash every two months: five payments per school year",
      level: "Undergraduate and higher technical degree",
      deadline:
        "It usually opens in September or October, and in February; at times for two weeks only",
      description:
        "It mainly supports students at intercultural universities, rural and indigenous teacher colleges, Universidades para el Bienestar and marginalised areas. It can last up to 45 months. If you already have it, apply again each term.",
      requirements: {
        level: "Be taking an undergraduate or higher technical degree",
        enrolment: "Be enrolled on site in a public institution",
        residence: "Study in Mexico",
        nonPriority:
          "If yours is not a priority school: low income and no older than 29 (2025), or another criterion",
        otherGrant: "Receive no other federal support for the same purpose",
        subes: "Have your school record active and apply in the SUBES system",
      },
      note: "Check that your school is on the programme's list, and each term's dates. If it is not a priority one, having attended a priority primary or lower secondary was enough in 2025; reports of 2026 vary. Medicine may reach 55 months.",
      figures: {
        y2026:
          "In 2026: 5,800 Mexican pesos every two months. The first registration of the year closed on 27 February.",
        y2025:
          "In 2025: 5,800 Mexican pesos every two months. Registration ran until 28 February and from 1 to 15 October.",
      },
    },
  },
};
