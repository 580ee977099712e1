import type { Scholarship } from "../scholarship.schema.ts";
import { DEGREE_HOLDER, MEASURED_NEED } from "../shared-conditions.ts";

export const becasUnah: Scholarship = {
  id: "becas-unah",
  link: "https://www.unah.edu.hn/",
  tags: [
    "honduras",
    "universidad pública",
    "necesidad económica",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://blogs.unah.edu.hn/presencia-universitaria/mas-de-9000-lempiras-mensuales-en-respaldo-economico-para-estudiantes-otorga-la-unah",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.laprensa.hn/sanpedro/aplicar-beca-academica-ayuda-financiera-unah-DN29176599",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.elheraldo.hn/honduras/la-unah-dara-beca-habitacional-estudiantes-que-vengan-interior-pais-OH27467090",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.elpais.hn/unah-inicia-convocatoria-para-becas-2024-estos-son-los-requisitos/",
      supports: ["eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  serves: ["HN"],
  categoryKey: "national",
  typeKey: "public",
  icon: "university",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: ["living", "materials"],
  cost: "funded",
  editions: [
    {
      year: 2026,
      opens: "2025-11-01",
      closes: "2025-11-30",
      lineKey: "editions.housing",
      source:
        "https://www.elheraldo.hn/honduras/la-unah-dara-beca-habitacional-estudiantes-que-vengan-interior-pais-OH27467090",
    },
  ],
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
  organization: "Universidad Nacional Autónoma de Honduras",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.registration",
    "requirements.record",
    "requirements.need",
  ],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Universidad Nacional Autónoma de Honduras",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      // Graduates may study another degree there.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "otro",
              "licenciatura_cursando",
            ],
            stages: ["undergraduate"],
            later: ["schoolFinished"],
          },
        ],
        [DEGREE_HOLDER, { kind: "other" }],
      ],
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://blogs.unah.edu.hn/presencia-universitaria/mas-de-9000-lempiras-mensuales-en-respaldo-economico-para-estudiantes-otorga-la-unah",
    },
  ],
  phrases: [
    "becas unah",
    "mi bienestar unah",
    "beca de excelencia academica unah",
    "beca habitacional unah",
    "beca equidad unah",
    "ayuda de alimentacion unah",
    "voae becas",
    "como pedir beca en la unah",
    "soy del interior y estudio en la unah",
    "beca para pagar el cuarto en tegucigalpa",
    "utiles y transporte unah",
    "dipp solicitud de beca",
    "unah scholarships",
    "student aid honduras university",
    "becas en honduras",
    "no me alcanza para la universidad",
    "becas de excelencia academica",
    "universidad publica con ayuda",
    "residencias estudiantiles",
    "ayuda para pagar la u",
    "vivo lejos y entre a la u",
    "catracho universitario apoyo",
    "comida y alojamiento para estudiantes",
    "becas para escasos recursos",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      editions: { housing: "Beca de vivienda (Equidad Social)" },
      title: "Becas y ayudas de la UNAH (Mi Bienestar)",
      audience: "Estudiantes de la UNAH, también de primer ingreso",
      amount:
        "Dinero mensual durante diez meses, y ayudas de comida, útiles o vivienda",
      level: "Carreras de la UNAH",
      deadline:
        "La última vez, la de vivienda se pidió en noviembre; otras, por convocatoria",
      description:
        "Solicita una beca por notas o una ayuda por necesidad: alimentación, útiles o vivienda. La de Equidad Social ayuda a pagar alquiler a quien viene de otras regiones. Puedes pedir las dos cosas en un mismo formulario.",
      note: "Las reglas cambian: confirma el índice y las materias que pide cada categoría.",
      requirements: {
        enrolment: "Cursar una carrera en la UNAH",
        registration:
          "Pedirla en línea, en «Solicitudes» de la plataforma DIPP",
        record: "Para las de excelencia, índice alto y materias aprobadas",
        need: "Para las ayudas, necesidad económica comprobada",
      },
      figures: {
        y2026:
          "En 2026: becas de 2,500 a 7,000 lempiras al mes durante diez meses, 1,500 al mes para alimentación y 2,500 para útiles.",
      },
    },
    en: {
      editions: { housing: "Housing grant (Social Equity)" },
      title: "UNAH grants and aid (Mi Bienestar)",
      audience: "UNAH students, first years included",
      amount:
        "Monthly money for ten months, and aid for meals, supplies or housing",
      level: "Degrees at the UNAH",
      deadline:
        "Last time, the housing one was requested in November; others, by call",
      description:
        "Apply for a grant by marks or for aid by need: meals, supplies or housing. The Social Equity grant helps those who come from other regions to pay rent. You can ask for both on one form.",
      note: "The rules change: confirm the index and the subjects that each category requires.",
      requirements: {
        enrolment: "Study for a degree at the UNAH",
        registration:
          'Ask for it online, under "Solicitudes" on the DIPP platform',
        record: "For the merit ones, a high index and passed subjects",
        need: "For the aid, proven financial need",
      },
      figures: {
        y2026:
          "In 2026: grants of 2,500 to 7,000 lempiras a month for ten months, 1,500 a month for meals and 2,500 for supplies.",
      },
    },
  },
};
