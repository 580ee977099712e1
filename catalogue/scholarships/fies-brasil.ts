import type { Scholarship } from "../scholarship.schema.ts";
import {
  AT_SCHOOL,
  MEASURED_NEED,
  SCHOOL_FINISHED,
} from "../shared-conditions.ts";

export const fiesBrasil: Scholarship = {
  id: "fies-brasil",
  link: "https://acessounico.mec.gov.br/fies",
  tags: [
    "brasil",
    "gobierno",
    "crédito",
    "licenciatura",
    "universidad privada",
  ],
  sources: [
    {
      url: "https://folhadoaco.com.br/2022/09/22/fies-prazo-de-convocacao-de-lista-de-espera-termina-hoje/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://newsrondonia.com.br/educacao/2026/01/22/inscricoes-para-o-fies-2026-comecam-em-3-de-fevereiro",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://oestadoonline.com.br/?p=512880",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.opovo.com.br/noticias/enem/2026/02/03/fies-e-prouni-abrem-inscricoes-para-2026-saiba-tudo-neste-guia.html",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.blogmeiahoranoticias.com.br/2023/02/prouni-e-fies-inscricoes-comecam-esta.html?m=0",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://portallondrina.com.br/prazo-inscricao-fies-2026",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://exame.com/brasil/fies-2026-mec-divulga-calendario-para-inscricoes-do-1o-semestre/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://diariosp.com.br/noticias/fies-inicia-inscricoes-para-o-2o-semestre-confira/34560",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.gov.br/mec/pt-br/fies/como-funciona",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://diaadiaes.com.br/inscricoes-para-o-fies-comecaram-nesta-segunda-feira-14/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://abcdoabc.com.br/fies-2-2024-divulgado-edital-com-reserva-de-vagas/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "Ministério da Educação (MEC), Brasil",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "bank",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["loan"],
  cost: "aid",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.residence",
    "requirements.enem",
    "requirements.income",
    "requirements.school",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["BR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Institución privada de Brasil",
      textKey: "requirements.residence",
      changeable: true,
    },
    {
      kind: "test",
      name: "Enem",
      score: 450,
      textKey: "requirements.enem",
      changeable: true,
    },
    // A pupil's Enem before the last year is that of a treineiro.
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
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
          },
        ],
        [AT_SCHOOL, { kind: "other" }],
      ],
      textKey: "requirements.enem",
      changeable: true,
    },
    {
      // A profile holds neither the edition nor the essay's mark.
      kind: "other",
      textKey: "requirements.enem",
      changeable: true,
    },
    {
      // Three minimum wages per person are more than many who see no need have.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.income",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Deuda de un Fies anterior",
      textKey: "requirements.debt",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://newsrondonia.com.br/educacao/2026/01/22/inscricoes-para-o-fies-2026-comecam-em-3-de-fevereiro",
    },
    {
      year: 2026,
      textKey: "figures.social",
      source: "https://portallondrina.com.br/prazo-inscricao-fies-2026",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 2, closes: 2 },
      { opens: 7, closes: 7 },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-02-03",
      closes: "2026-02-06",
      source:
        "https://newsrondonia.com.br/educacao/2026/01/22/inscricoes-para-o-fies-2026-comecam-em-3-de-fevereiro",
    },
    {
      year: 2025,
      opens: "2025-07-14",
      closes: "2025-07-18",
      source:
        "https://diariosp.com.br/noticias/fies-inicia-inscricoes-para-o-2o-semestre-confira/34560",
    },
  ],
  phrases: [
    "fies inscripcion",
    "fundo de financiamento estudantil",
    "credito estudiantil brasil",
    "prestamo para pagar la universidad brasil",
    "fies social cadunico",
    "financiar faculdade particular",
    "estudiar ahora y pagar despues",
    "cuanto se devuelve con fies",
    "credito del estado para carrera privada",
    "enem y fies 450 puntos",
    "cuando abre el fies",
    "brazil student loan government",
    "fies loan private university",
    "credito estudiantil",
    "financiar la carrera",
    "estudiar ahora pagar despues",
    "financiamento faculdade",
    "endeudarse para estudiar vale la pena",
    "no saque prouni que hago",
    "prestamo del gobierno para la carrera",
  ],
  texts: {
    es: {
      organization: "Ministério da Educação (MEC), Brasil",
      title: "Fies – Fundo de Financiamento Estudantil (crédito)",
      audience:
        "Quien rindió el Enem y quiere estudiar en una universidad privada de Brasil",
      amount:
        "Crédito del Estado para la mensualidad o una parte: se devuelve tras graduarse",
      level: "Carrera universitaria en Brasil",
      deadline:
        "Suele abrir unos días de febrero y de julio; a veces, en marzo o agosto",
      description:
        "Es un préstamo, no una beca. Cada mes pagas la parte que no financia; el resto, tras graduarte, según tu renta. Eliges hasta tres cursos. Fies Social guarda plazas para familias del CadÚnico y puede financiar hasta el 100 %.",
      requirements: {
        residence: "Estudiar en una institución privada de Brasil",
        enem: "Enem desde 2010: media de 450 o más, sin cero en la redacción y no como treineiro",
        income: "Renta familiar de hasta tres salarios mínimos por persona",
        school: "Haber terminado el ensino médio",
        debt: "No deber un Fies anterior",
      },
      note: "Antes de firmar, lee cuánto devolverás, desde cuándo y con qué interés: es una deuda. Mira primero si te alcanza para Sisu o Prouni. El plazo dura pocos días.",
      figures: {
        y2026:
          "Primer semestre de 2026: inscripción del 3 al 6 de febrero y renta de hasta 4,863 BRL por persona.",
        social:
          "En 2026: Fies Social reservó la mitad de las plazas para hogares del CadÚnico de hasta 810.50 BRL por persona.",
      },
    },
    en: {
      organization: "Ministério da Educação (MEC), Brazil",
      title: "Fies – Fundo de Financiamento Estudantil (loan)",
      audience:
        "Those who took Enem and want to study at a private university in Brazil",
      amount: "State loan for all or part of the fee: repaid after graduating",
      level: "University degree in Brazil",
      deadline:
        "Usually opens a few days in February and in July; at times, in March or August",
      description:
        "It is a loan, not a grant. Each month you pay the part it does not finance; the rest, after graduating, by your income. You choose up to three courses. Fies Social keeps places for CadÚnico families and can finance up to 100%.",
      requirements: {
        residence: "Study at a private institution in Brazil",
        enem: "Enem since 2010: average of 450 or more, no zero in the essay and not as a treineiro",
        income: "Family income up to three minimum wages per person",
        school: "Have finished the ensino médio",
        debt: "Owe nothing on an earlier Fies",
      },
      note: "Before signing, read how much you will repay, from when and at what interest: it is a debt. See first whether Sisu or Prouni is within reach. The window lasts a few days.",
      figures: {
        y2026:
          "First semester of 2026: applications from 3 to 6 February and income up to 4,863 BRL per person.",
        social:
          "In 2026: Fies Social kept half of the places for CadÚnico households of up to 810.50 BRL per person.",
      },
    },
  },
};
