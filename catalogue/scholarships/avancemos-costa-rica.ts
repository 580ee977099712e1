import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL, MEASURED_NEED } from "../shared-conditions.ts";

export const avancemosCostaRica: Scholarship = {
  id: "avancemos-costa-rica",
  link: "https://www.imas.go.cr/",
  tags: [
    "costa rica",
    "gobierno",
    "necesidad económica",
    "preparatoria",
    "secundaria",
  ],
  sources: [
    {
      url: "https://www.nacion.com/el-pais/beca-avancemos-2026-estos-son-los-requisitos/KUHLJCSOMVFCBFD5VWGJXTUNXY/story/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.repretel.com/noticia/pagos-de-becas-para-preescolar-primaria-y-secundaria-del-imas-se-unifican-en-programa-avancemos/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.nacion.com/el-pais/servicios/sala-iv-condena-al-imas-por-suspender-beca/7JNVFJHMWZCGPJ5ESOKFPOKT6M/story/",
      supports: ["eligibility", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Instituto Mixto de Ayuda Social (IMAS), Costa Rica",
  requirementsKeys: [
    "requirements.need",
    "requirements.school",
    "requirements.documents",
  ],
  eligibility: [
    {
      // The register decides: a household that sees no need may be in it.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CR"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://www.nacion.com/el-pais/servicios/sala-iv-condena-al-imas-por-suspender-beca/7JNVFJHMWZCGPJ5ESOKFPOKT6M/story/",
    },
  ],
  phrases: [
    "beca avancemos",
    "avancemos imas requisitos",
    "beca del imas para colegio",
    "ayuda para estudiantes pobres costa rica",
    "sinirube beca avancemos",
    "como pedir avancemos",
    "beca mensual para el cole",
    "me quitaron avancemos",
    "crecemos y avancemos",
    "beca para colegio costa rica",
    "fonabe imas beca",
    "plata para seguir en el colegio",
    "costa rica school grant",
    "monthly aid for students costa rica",
    "apoyo economico para el cole",
    "subsidio para familias con hijos en la escuela",
    "incentivo por no dejar la escuela",
    "becas para escasos recursos",
    "pobreza y colegio ayuda",
    "plan social para estudiantes",
    "tico sin plata para el colegio",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Avancemos",
      audience:
        "Estudiantes de escuela y colegio de Costa Rica que viven en pobreza",
      amount: "Un pago mensual, mayor en los últimos niveles del colegio",
      level: "Primaria y secundaria",
      deadline: "Pregunta en tu oficina del IMAS cuándo recibe solicitudes",
      description:
        "Recibe dinero cada mes para seguir en el colegio. Incluye lo que daba Crecemos en primaria, y se paga mientras estés en las aulas y tu hogar figure en pobreza extrema o básica.",
      note: "Revisa primero que tu hogar esté en SINIRUBE con datos al día: de ese registro depende el pago. Confirma el monto y si entran colegios privados.",
      requirements: {
        need: "Vivir en pobreza extrema o básica, según el registro SINIRUBE",
        school: "Estar en la escuela o el colegio en Costa Rica",
        documents:
          "Presentar tu identificación y una declaración jurada por hogar",
      },
      figures: {
        y2024:
          "En 2024 iba de 18,000 a 40,000 colones al mes, según el nivel que se cursaba.",
      },
    },
    en: {
      title: "Avancemos, monthly school support",
      audience: "School students in Costa Rica who live in poverty",
      amount:
        "A monthly payment, higher in the last levels of secondary school",
      level: "Primary and secondary school",
      deadline: "Ask your IMAS office when it takes applications",
      description:
        "Receive money every month to stay at school. It includes what Crecemos gave in primary, and is paid while you stay in class and your household is in extreme or basic poverty.",
      note: "Check first that your household is in SINIRUBE with current data: payment depends on it. Confirm the amount and whether private schools enter.",
      requirements: {
        need: "Live in extreme or basic poverty, by the SINIRUBE register",
        school: "Be enrolled at school in Costa Rica",
        documents:
          "Hand in your identity document and one sworn statement per household",
      },
      figures: {
        y2024:
          "In 2024 it ranged from 18,000 to 40,000 colones a month, by school level.",
      },
    },
  },
};
