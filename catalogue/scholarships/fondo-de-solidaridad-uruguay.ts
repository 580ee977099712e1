import type { Scholarship } from "../scholarship.schema.ts";
import {
  BEGUN_HIGHER_STUDIES,
  HIGH_SCHOOL,
  MEASURED_NEED,
} from "../shared-conditions.ts";

export const fondoDeSolidaridadUruguay: Scholarship = {
  id: "fondo-de-solidaridad-uruguay",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.fondodesolidaridad.edu.uy/",
  applicationUrl: "https://becas.fondodesolidaridad.edu.uy/",
  organization: "Fondo de Solidaridad (Uruguay)",
  tags: [
    "uruguay",
    "becas",
    "necesidad económica",
    "universidad pública",
    "licenciatura",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "foundation",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["living"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 11,
        opensDay: 1,
        closes: 2,
        closesDay: 28,
      },
    ],
  },
  requirementsKeys: [
    "requirements.place",
    "requirements.need",
    "requirements.ageNew",
    "requirements.ageStudying",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["UY"],
      textKey: "requirements.place",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Udelar, UTEC o nivel terciario de UTU",
      textKey: "requirements.place",
      changeable: true,
    },
    {
      // Students may be at a private institution. A page of 2016 also took former
      // holders with a degree, for a new one.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "otro"],
            stages: ["upperSecondary", "schoolFinished"],
          },
        ],
        [BEGUN_HIGHER_STUDIES, { kind: "other" }],
      ],
      textKey: "requirements.place",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.place",
      changeable: false,
    },
    {
      // The fund measures the household: its limits decide, not what a family thinks.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 25, on: { month: 3, day: 31 } }],
        // Those who study already have limits of their own, 32 to renew. A condition on the
        // stage would promise older applicants that they will meet it as students.
        [
          { kind: "age", max: 32, on: { month: 3, day: 31 } },
          {
            kind: "age",
            max: 25,
            on: { month: 3, day: 31 },
            levels: [...HIGH_SCHOOL, "licenciatura_terminada", "posgrado"],
          },
          { kind: "other" },
        ],
        // Former holders have had until 28.
        [
          { kind: "age", max: 28, on: { month: 3, day: 31 } },
          {
            kind: "age",
            max: 25,
            on: { month: 3, day: 31 },
            levels: HIGH_SCHOOL,
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.ageNew",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // The limit to renew is higher.
        [{ kind: "age", max: 28, on: { month: 3, day: 31 } }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.ageStudying",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.elobservador.com.uy/free/vence-el-plazo-postularse-becas-economicas-estudiantes-todo-lo-que-tenes-que-saber-n6035527",
    },
  ],
  sources: [
    {
      url: "https://maldonadonoticias.com/beta/sociales/27445-el-fondo-de-solidaridad-abri%C3%B3-postulaciones-para-acceder-a-becas-econ%C3%B3micas-en-2025.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.diarioelpueblo.com.uy/generales/hasta-febrero-del-ano-proximo-estaran-abiertas-las-inscripciones-para-las-becas-del-fondo-de-solidaridad.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.subrayado.com.uy/estudiantes-ya-pueden-solicitar-o-renovar-la-beca-apoyo-economico-del-fondo-solidaridad-n993134",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.maldonadonoticias.com/beta/sociales/28966-estudiantes-terciarios-de-todo-el-pa%C3%ADs-podr%C3%A1n-acceder-a-becas-del-fondo-de-solidaridad.html",
      supports: ["eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.elobservador.com.uy/free/vence-el-plazo-postularse-becas-economicas-estudiantes-todo-lo-que-tenes-que-saber-n6035527",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://becas.fondodesolidaridad.edu.uy/febrero-ultimo-mes-para-renovar-tu-beca/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://educacion.ladiaria.com.uy/articulo/2019/2/estudiantes-terciarios-pueden-solicitar-la-beca-del-fondo-de-solidaridad-hasta-el-28-de-febrero/",
      supports: ["eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://municipiob.montevideo.gub.uy/fondo-de-solidaridad",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2025-11-01",
      closes: "2026-02-28",
      source:
        "https://www.maldonadonoticias.com/beta/sociales/28966-estudiantes-terciarios-de-todo-el-pa%C3%ADs-podr%C3%A1n-acceder-a-becas-del-fondo-de-solidaridad.html",
    },
    {
      year: 2025,
      opens: "2024-11-01",
      closes: "2025-02-28",
      source:
        "https://maldonadonoticias.com/beta/sociales/27445-el-fondo-de-solidaridad-abri%C3%B3-postulaciones-para-acceder-a-becas-econ%C3%B3micas-en-2025.html",
    },
    {
      year: 2019,
      opens: null,
      closes: "2019-02-28",
      source:
        "https://educacion.ladiaria.com.uy/articulo/2019/2/estudiantes-terciarios-pueden-solicitar-la-beca-del-fondo-de-solidaridad-hasta-el-28-de-febrero/",
    },
  ],
  phrases: [
    "beca fondo de solidaridad",
    "fondo de solidaridad como pedir la beca",
    "beca para estudiar en la udelar",
    "beca para utec o utu terciaria",
    "ayuda economica para la facultad uruguay",
    "beca sin cupo uruguay",
    "me voy a montevideo a estudiar sin plata",
    "renovar beca fondo de solidaridad",
    "beca de dos bpc",
    "beca para generacion de ingreso",
    "plazo beca fondo febrero",
    "soy del interior y necesito beca",
    "uruguay university grant low income",
    "solidarity fund grant uruguay",
    "becas en uruguay",
    "no me alcanza para la universidad",
    "becas para escasos recursos",
    "vivo lejos y entre a la facu",
    "ayuda mensual para estudiar",
    "gurises del interior a la universidad",
    "universidad publica con ayuda",
    "becas para carreras tecnicas",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Beca del Fondo de Solidaridad",
      audience:
        "Jóvenes de Uruguay que entran a la Udelar, UTEC o UTU terciaria, o ya estudian ahí",
      amount:
        "Dos BPC al mes: hasta ocho meses la primera vez y diez al renovar",
      level: "Educación terciaria pública",
      deadline: "Suele abrir el 1 de noviembre y cerrar el 28 de febrero",
      description:
        "Dinero cada mes para estudiar en la educación pública terciaria. No hay cupos: la recibe toda persona que cumple los requisitos, y se puede mantener la carrera entera. A quienes ingresan no se les piden notas.",
      requirements: {
        place:
          "Ingresar o estudiar en Udelar, UTEC o el nivel terciario de UTU, en Uruguay",
        need: "Mostrar la carencia económica de tu hogar con declaración jurada y documentos",
        ageNew:
          "Si ingresas a la educación terciaria, tener hasta 25 años al 31 de marzo",
        ageStudying:
          "Si ya cursas y la pides por primera vez, tener hasta 28 años al 31 de marzo",
      },
      figures: {
        y2026: "En 2026: 13,728 pesos uruguayos al mes.",
      },
      note: "Si ya cursas te piden 50 % de avance, o 40 % en carreras tecnológicas. Para renovar, la edad es mayor: en 2019, hasta 32 años. El 31 de marzo es la regla de 2019: confirma tu tope y las fechas.",
    },
    en: {
      title: "Solidarity Fund Grant",
      audience:
        "Young people in Uruguay entering Udelar, UTEC or tertiary UTU, or studying there",
      amount:
        "Two BPC a month: up to eight months the first time, ten on renewal",
      level: "Public tertiary education",
      deadline: "It usually opens on 1 November and closes on 28 February",
      description:
        "Monthly money for studying in public tertiary education. There are no quotas: everyone who meets the requirements gets it, and it can last the whole degree. Those who enter are not asked for grades.",
      requirements: {
        place:
          "Enter or study at Udelar, UTEC or the tertiary level of UTU, in Uruguay",
        need: "Show your household's economic need with a sworn statement and documents",
        ageNew:
          "If you are entering tertiary study, be up to 25 years old on 31 March",
        ageStudying:
          "If you already study and ask for the first time, be up to 28 years old on 31 March",
      },
      figures: {
        y2026: "In 2026: 13,728 Uruguayan pesos a month.",
      },
      note: "If you already study you need 50% of progress, or 40% in technology degrees. To renew, the age is higher: up to 32 in 2019. 31 March is the 2019 rule: check your limit and the dates.",
    },
  },
};
