import type { Scholarship } from "../scholarship.schema.ts";

export const fulbrightGarciaRobles: Scholarship = {
  id: "fulbright-garcia-robles",
  titleKey: "title",
  organization: "COMEXUS (Comisión México-Estados Unidos)",
  organizationKey: "organization",
  link: "https://www.comexus.org.mx/posgrado_eua.php",
  destination: "US",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.usStatus",
    "requirements.noOffer",
    "requirements.english",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source: "https://www.comexus.org.mx/posgrado_eua.php",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "people",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      textKey: "requirements.nationality",
      changeable: false,
      countries: ["MX"],
    },
    {
      kind: "level",
      textKey: "requirements.level",
      changeable: false,
      levels: ["licenciatura_terminada", "posgrado"],
    },
    {
      kind: "status",
      textKey: "requirements.usStatus",
      changeable: false,
      notHolding: "Residencia o ciudadanía de Estados Unidos",
    },
    {
      kind: "status",
      textKey: "requirements.noOffer",
      changeable: true,
      notHolding: "Aceptación de una universidad de Estados Unidos",
    },
    {
      kind: "status",
      notHolding: "Vida, trabajo o estudios en Estados Unidos",
      textKey: "requirements.usResidence",
      changeable: false,
    },
    {
      kind: "status",
      notHolding:
        "Licenciatura o maestría hecha en Estados Unidos, o una beca Fulbright-García Robles anterior",
      textKey: "requirements.usStudies",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "language",
      textKey: "requirements.english",
      changeable: true,
      language: "en",
    },
  ],
  cycle: { basis: "unknown" },
  tags: ["estados unidos", "posgrado", "méxico"],
  lastSeenCycle: 2024,
  editions: [
    {
      year: 2024,
      opens: "2023-09-13",
      closes: "2024-02-02",
      source: "https://www.comexus.org.mx/posgrado_eua.php",
    },
  ],
  sources: [
    {
      url: "https://www.comexus.org.mx/posgrado_eua.php",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://reforma.vlex.com.mx/vid/asi-eligen-becarios-794686629",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca fulbright mexico",
    "fulbright garcia robles comexus",
    "beca fullbright maestria",
    "beca fulbrait",
    "maestria en estados unidos para mexicanos",
    "doctorado phd en usa beca mexico",
    "beca comexus requisitos",
    "posgrado en gringolandia con beca",
    "estudiar en harvard mit siendo mexicano",
    "como es la entrevista fulbright",
    "cuando abre la fulbright para posgrado",
    "beca en dolares para maestria",
    "fulbright mexico graduate scholarship",
    "masters in usa for mexican citizens",
    "quiero hacer mi doctorado en estados unidos",
    "posgrado en estados unidos para mexicanos",
    "doctorado en usa becado mexico",
    "beca comexus",
    "irme de maestria a gringolandia",
    "beca del gobierno americano para mexicanos",
    "fulbright maestria doctorado mexico",
    "stem masters usa",
    "becas de la embajada de estados unidos",
    "posgrado en ingles becado",
    "estudiar ciencia de datos en usa maestria",
    "irme a nueva york o boston a estudiar",
    "cientificos mexicanos afuera",
  ],
  texts: {
    es: {
      title: "Beca Fulbright-García Robles para estudios de posgrado",
      organization: "COMEXUS (Comisión México-Estados Unidos)",
      audience: "Personas mexicanas que quieren un posgrado en Estados Unidos",
      amount:
        "Apoyo anual en dólares y trámite de admisión; COMEXUS busca que te exenten de la colegiatura",
      level: "Maestría y doctorado en Estados Unidos",
      deadline:
        "La última convocatoria conocida abrió en septiembre y cerró a inicios de febrero",
      description:
        "Empieza temprano: se convoca más de un año antes de que inicies. COMEXUS lleva tu solicitud hasta a cinco universidades y te entrevista un panel. En la última convocatoria vista entraban casi todas las áreas, con prioridad a ciencias e ingeniería; no las clínicas con pacientes.",
      requirements: {
        nationality: "Tener nacionalidad mexicana",
        level: "Venir de una licenciatura o de una maestría",
        usStatus: "No tener residencia ni ciudadanía de Estados Unidos",
        noOffer: "No tener todavía aceptación de una universidad de EE. UU.",
        usResidence:
          "No vivir, trabajar ni estudiar en EE. UU. ni haber pasado allí más de un año de los últimos cinco",
        usStudies:
          "No haber hecho la licenciatura o la maestría en EE. UU. ni tenido ya esta beca",
        grade: "Cumplir el promedio mínimo del grado anterior",
        english: "Tener el nivel de inglés que pide la convocatoria",
      },
      note: "Confirma en el sitio de COMEXUS que haya convocatoria abierta, su fecha de cierre y los montos antes de preparar tus papeles. La exención de colegiatura puede ser parcial.",
      figures: {
        y2024:
          "Convocatoria 2023-2024: hasta 25,000 USD al año. Abrió el 13 de septiembre de 2023 y cerró el 2 de febrero de 2024.",
      },
    },
    en: {
      title: "Fulbright-García Robles graduate scholarship",
      organization: "COMEXUS (US-Mexico Commission)",
      audience: "Mexicans who want a graduate degree in the United States",
      amount:
        "Yearly support in dollars and handling of admissions; COMEXUS seeks a tuition waiver for you",
      level: "Master's and doctorate in the United States",
      deadline:
        "The latest known call opened in September and closed in early February",
      description:
        "Start early: the call comes over a year before you begin. COMEXUS takes your application to up to five universities and a panel interviews you. In the last call seen nearly all fields were in, with priority for science and engineering; clinical ones with patients were not.",
      requirements: {
        nationality: "Hold Mexican nationality",
        level: "Come from a bachelor's or master's degree",
        usStatus: "Hold neither US residence nor citizenship",
        noOffer: "Not yet hold an offer from a US university",
        usResidence:
          "Not live, work or study in the US, nor have spent over a year there in the last five",
        usStudies:
          "Not have done your bachelor's or master's in the US, nor held this grant before",
        grade: "Reach the minimum average in your previous degree",
        english: "Have the level of English the call asks for",
      },
      note: "Check on the COMEXUS site that there is an open call, its closing date and the amounts before you prepare your papers. The tuition waiver may be partial.",
      figures: {
        y2024:
          "2023-2024 call: up to 25,000 USD a year. It opened on 13 September 2023 and closed on 2 February 2024.",
      },
    },
  },
};
