import type { Scholarship } from "../scholarship.schema.ts";

export const conapeCostaRica: Scholarship = {
  id: "conape-costa-rica",
  link: "https://www.conape.go.cr/",
  tags: [
    "costa rica",
    "crédito",
    "gobierno",
    "licenciatura",
    "posgrado",
    "extranjero",
  ],
  sources: [
    {
      url: "https://larepublica.net/noticia/conape-se-acerca-a-universidades-para-que-aporten-parte-de-la-garantia-que-respalde-el-prestamos-a-estudiantes",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://delfino.cr/2025/11/conape-abre-la-recepcion-de-solicitudes-de-prestamo-para-el-2026-y-no-cobrara-intereses-a-quienes-concluyan-sus-estudios",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://nacion.com/blogs/mis-tramites/prestamo-estudiantil-en-conape-que-es-y-como/J4KF4FL26VFORHSCCWWN2AXHMA/story",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.conape.go.cr/informacion-general/preguntas-frecuentes/",
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
  icon: "bank",
  criteria: ["need"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["loan"],
  cost: "aid",
  cycle: { basis: "unknown" },
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Comisión Nacional de Préstamos para Educación (CONAPE)",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.school",
    "requirements.guarantee",
    "requirements.documents",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["CR"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      later: ["lowerSecondary", "upperSecondary"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.guarantee",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  phrases: [
    "prestamo conape",
    "credito para estudiar costa rica",
    "conape requisitos",
    "prestamo universitario costa rica",
    "como financiar la universidad privada",
    "prestamo para maestria costa rica",
    "conape sin intereses",
    "pagar carrera tecnica con prestamo",
    "prestamo para estudiar en el extranjero tico",
    "deuda de estudios conape",
    "credito estudiantil con fiador",
    "fondo de avales indigenas conape",
    "student loan costa rica",
    "loan for study abroad costa rica",
    "credito estudiantil",
    "financiar la carrera",
    "endeudarse para estudiar vale la pena",
    "maestria afuera con credito",
    "estudiar ahora pagar despues",
    "plata para pagar el semestre",
    "prestamo con interes bajo estudiantes",
    "como financiar mis estudios fuera",
  ],
  texts: {
    es: {
      title: "Préstamos para estudiar (CONAPE)",
      audience:
        "Personas de Costa Rica que buscan un préstamo para estudios superiores",
      amount:
        "Es un préstamo: matrícula, equipo y gastos de vida, que después se devuelven",
      level: "Técnico, universitario y posgrado",
      deadline:
        "Recibe solicitudes según su plan anual; el último plan visto se abrió en noviembre",
      description:
        "Atención: es un crédito del Estado y se paga al terminar. Sirve para estudiar en Costa Rica o en el extranjero, en instituciones que CONAPE reconoce. Un fondo de avales atiende sin garantía propia a grupos vulnerables.",
      note: "Los préstamos nuevos desde diciembre de 2025 no pagan intereses durante los estudios, si terminas el programa. Pregunta la tasa de hoy y calcula tu cuota antes de firmar.",
      requirements: {
        nationality: "Ser costarricense, por nacimiento o naturalización",
        school: "Tener el bachillerato de secundaria",
        guarantee:
          "Tener fiador u otra garantía, o entrar en el fondo de avales",
        documents:
          "Solicitar en línea con documentos de quien sostiene tu hogar",
      },
    },
    en: {
      title: "Study loans (CONAPE)",
      audience: "People of Costa Rica who look for a loan for higher education",
      amount:
        "It is a loan: tuition, equipment and living costs, to be repaid later",
      level: "Technical, undergraduate and postgraduate",
      deadline:
        "It takes applications by its yearly plan; the last plan seen opened in November",
      description:
        "Mind: it is a State loan and you repay it when you finish. It serves studies in Costa Rica or abroad, at institutions that CONAPE recognises. A guarantee fund serves vulnerable groups that have no guarantee of their own.",
      note: "New loans since December 2025 bear no interest during your studies, if you finish the programme. Ask for today's rate and work out your instalment before you sign.",
      requirements: {
        nationality: "Be Costa Rican, by birth or naturalisation",
        school: "Hold the secondary school diploma",
        guarantee:
          "Have a guarantor or another guarantee, or qualify for the guarantee fund",
        documents:
          "Apply online with documents of whoever supports your household",
      },
    },
  },
};
