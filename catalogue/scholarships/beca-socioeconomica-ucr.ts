import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becaSocioeconomicaUcr: Scholarship = {
  id: "beca-socioeconomica-ucr",
  link: "https://becas.ucr.ac.cr/becasocioeconomica/",
  tags: [
    "costa rica",
    "universidad pública",
    "necesidad económica",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.elpais.cr/2020/01/03/el-concurso-a-carrera-es-proximo-paso-en-el-ingreso-a-la-ucr-en-el-2020/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://becas.ucr.ac.cr/2024/07/disfruta-de-una-beca-socioeconomica-y-recibe-un-monto-economico-por-parte-de-la-obas-y-necesita-hacer-una-interrupcion-de-estudios/",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://becas.ucr.ac.cr/becasocioeconomica/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://nacion.com/blogs/mis-tramites/como-pido-una-beca-socioeconomica-en-la-ucr/HKL3KYWGRVAKXOOFUML45WW4SI/story",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.teletica.com/nacional/por-que-ucr-pagara-becas-por-primera-vez-tres-dias-antes-del-inicio-de-clases_403572",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "university",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["tuition", "living", "travel", "materials"],
  cost: "funded",
  editions: [
    {
      year: 2020,
      opens: "2020-01-16",
      closes: "2020-01-22",
      source:
        "https://www.elpais.cr/2020/01/03/el-concurso-a-carrera-es-proximo-paso-en-el-ingreso-a-la-ucr-en-el-2020/",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 1,
        closes: 1,
      },
    ],
  },
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad de Costa Rica, Oficina de Becas (OBAS)",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.need",
    "requirements.residence",
  ],
  serves: ["CR"],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Universidad de Costa Rica",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      // The index decides, and its lower categories also give part of the fee.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["CR"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.teletica.com/nacional/por-que-ucr-pagara-becas-por-primera-vez-tres-dias-antes-del-inicio-de-clases_403572",
    },
  ],
  phrases: [
    "beca socioeconomica ucr",
    "becas de la ucr",
    "como pedir beca en la ucr",
    "beca 5 ucr",
    "obas ucr beca",
    "no puedo pagar la matricula ucr",
    "exoneracion de matricula ucr",
    "ayuda de alojamiento ucr",
    "beca para primer ingreso ucr",
    "prestamo de libros ucr",
    "quede en la ucr y necesito beca",
    "comida y transporte beca universitaria",
    "ucr financial aid",
    "need based grant costa rica",
    "no me alcanza para la universidad",
    "becas para escasos recursos",
    "vivo lejos y entre a la u",
    "residencias estudiantiles",
    "universidad publica con ayuda",
    "comida y alojamiento para estudiantes",
    "no pagar semestre",
    "admitido a la ucr que sigue",
    "ayuda para pagar la u",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Beca socioeconómica de la UCR",
      organization: "Universidad de Costa Rica, Oficina de Becas (OBAS)",
      audience:
        "Estudiantes de la UCR con necesidad económica, también de primer ingreso",
      amount:
        "Matrícula total o parcial; según la categoría, también comida, transporte o alojamiento y dinero",
      level: "Carreras de la UCR",
      deadline: "Para primer ingreso, la última vez fueron unos días de enero",
      description:
        "Pide que la UCR te exonere la matrícula según tu situación: hay cinco categorías, de menos a más apoyo. Desde la 3 puedes recibir alimentación; desde la 4, transporte o alojamiento. La 5 suma dinero para la carrera y préstamo de libros.",
      note: "Solicítala en línea apenas sepas en qué carrera quedaste: la ventana dura días. Busca en la página de becas las fechas de enero y los documentos de tu hogar. No se devuelve, salvo lo que te paguen después de autorizada una interrupción de estudios.",
      requirements: {
        enrolment: "Tener admisión en la UCR o estudiar ya en ella",
        need: "Tener necesidad económica, según el índice de la UCR",
        residence:
          "Ser de Costa Rica; si eres extranjero, residencia permanente o estatus por tratado",
      },
      figures: {
        y2026: "El 6 de marzo de 2026 se pagó a las categorías 3, 4 y 5.",
      },
    },
    en: {
      title: "UCR socioeconomic grant",
      organization: "Universidad de Costa Rica, scholarship office (OBAS)",
      audience: "UCR students with financial need, first years included",
      amount:
        "Full or partial tuition; depending on the category also meals, transport or housing, and money",
      level: "Degrees at the UCR",
      deadline: "For first years, last time it was a few days in January",
      description:
        "Ask the UCR to waive your tuition by your situation: there are five categories, from less to more support. From category 3 you can get meals; from 4, transport or housing. Category 5 adds money for the degree and book loans.",
      note: "Apply online as soon as you know which degree you got into: the window lasts days. Look on the scholarship page for January's dates and the household documents. It is not repaid, save money paid after an approved interruption of studies.",
      requirements: {
        enrolment: "Be admitted to the UCR or study there already",
        need: "Have financial need, by the UCR's index",
        residence:
          "Be Costa Rican, or a foreigner with permanent residence or treaty status",
      },
      figures: {
        y2026: "On 6 March 2026 categories 3, 4 and 5 were paid.",
      },
    },
  },
};
