import type { Scholarship } from "../scholarship.schema.ts";

export const arancelCeroParaguay: Scholarship = {
  id: "arancel-cero-paraguay",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.una.py/",
  sharedLinkReason:
    "The university has one site; how one enters it and who pays nothing there are two things.",
  organization: "Universidades públicas del Paraguay",
  tags: [
    "paraguay",
    "gratis",
    "universidad pública",
    "gobierno",
    "licenciatura",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: [],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: [
    "requirements.school",
    "requirements.years",
    "requirements.documents",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "circumstance",
            is: "publicSchool",
          },
        ],
        [
          {
            kind: "circumstance",
            is: "financialNeed",
            isMeasured: true,
          },
        ],
        [
          {
            kind: "other",
          },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.years",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["PY"],
      textKey: "requirements.years",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "schoolFinished",
      maxYearsSince: 5,
      textKey: "requirements.years",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_cursando",
              "otro",
            ],
            stages: ["schoolFinished", "undergraduate"],
            later: ["lowerSecondary", "upperSecondary"],
          },
        ],
        // Five years count from school, and no page says whether a second degree is free.
        [
          {
            kind: "level",
            levels: ["licenciatura_terminada", "posgrado", "otro"],
            stages: ["technical", "undergraduateFinished", "postgraduate"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.years",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  sources: [
    {
      url: "https://www.lanacion.com.py/politica_edicion_impresa/2020/11/06/arancel-cero-abdo-promulgo-la-normativa/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://ultimahora.com/ejecutivo-reglamenta-ley-arancel-cero-n2923498",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://ultimahora.com/entra-marcha-la-ley-arancel-cero-n2923573.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.facen.una.py/admision",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.pol.una.py/examenes-finales-del-cpa-y-de-admision-2025",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.abc.com.py/nacionales/2025/10/02/medicina-una-inician-inscripciones-para-examen-de-ingreso/",
      supports: ["eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.abc.com.py/politica/2025/09/19/arancel-cero-en-peligro-abundan-sobres-en-mburuvicha-roga-pero-no-sobran-fondos-para-educacion/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "arancel cero",
    "ley arancel cero paraguay",
    "universidad gratis en paraguay",
    "no pagar cursillo de ingreso",
    "solicitud de gratuidad una",
    "certificado de vulnerabilidad universidad",
    "arancel cero colegio privado",
    "como pedir arancel cero",
    "estudiar gratis en la una",
    "gratuidad formacion docente paraguay",
    "egrese de colegio publico y quiero facultad",
    "ley 6628 gratuidad",
    "free public university paraguay",
    "paraguay tuition waiver public school",
    "universidad sin pagar",
    "no pagar semestre",
    "no me alcanza para la universidad",
    "estudiar sin endeudarme",
    "no pagar el examen de admision",
    "cursillo probatorio gratis",
    "derecho a universidad publica",
    "estudiar para ser profesor sin pagar",
    "exoneracion de aranceles",
  ],
  texts: {
    es: {
      title: "Arancel Cero: no pagar en la universidad pública (Paraguay)",
      organization: "Universidades públicas del Paraguay",
      audience: "Egresados de colegios públicos y subvencionados de Paraguay",
      amount: "El curso de admisión y los aranceles de la carrera, sin costo",
      level: "Ingreso y carrera en la educación superior pública",
      deadline:
        "Se pide al inscribirte en la admisión, con el calendario de cada facultad",
      description:
        "Es un derecho por ley: si saliste de un colegio público o subvencionado, no pagas admisión ni aranceles. Vale en universidades públicas, institutos de formación docente, Bellas Artes y otros institutos públicos. Se pide en tu facultad antes de pagar.",
      requirements: {
        school:
          "Venir de colegio público o subvencionado; de uno privado, acreditar vulnerabilidad",
        years: "Pedir el ingreso en los cinco años tras la media en Paraguay",
        documents: "Presentar la solicitud y los documentos al inscribirte",
      },
      note: "Enlazamos a la UNA; en otra universidad, pídelo ahí. De privado, saca el certificado del Ministerio de Desarrollo Social. Cada institución puede limitar los intentos de ingreso. Se pierde si te atrasas más de dos años.",
    },
    en: {
      title: "Arancel Cero: no fees at public universities (Paraguay)",
      organization: "Public universities of Paraguay",
      audience: "Leavers of public and subsidised schools in Paraguay",
      amount: "The admission course and the fees of the degree, at no cost",
      level: "Entry and degree in public higher education",
      deadline:
        "It is requested when you register for admission, by each faculty's calendar",
      description:
        "It is a right by law: if you left a public or subsidised school, you pay neither admission nor fees. It holds at public universities, teacher-training institutes, the fine arts institute and other public institutes. You ask for it at your faculty before paying.",
      requirements: {
        school:
          "Come from a public or subsidised school; from a private one, prove vulnerability",
        years:
          "Apply for entry within five years of finishing school in Paraguay",
        documents: "Hand in the request and the papers when you register",
      },
      note: "We link to the UNA; at another university, ask there. From a private school, get the certificate of the Ministry of Social Development. Each institution may limit admission attempts. It is lost if you run over two years late.",
    },
  },
};
