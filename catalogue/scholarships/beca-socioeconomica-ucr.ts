import type { Scholarship } from "../scholarship.schema.ts";

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
      url: "https://becas.ucr.ac.cr/becasocioeconomica/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://nacion.com/blogs/mis-tramites/como-pido-una-beca-socioeconomica-en-la-ucr/HKL3KYWGRVAKXOOFUML45WW4SI/story",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.teletica.com/nacional/por-que-ucr-pagara-becas-por-primera-vez-tres-dias-antes-del-inicio-de-clases_403572",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "university",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["tuition", "living", "materials"],
  cost: "funded",
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
  eligibility: [
    {
      kind: "enrolment",
      institution: "Universidad de Costa Rica",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "circumstance",
      is: "financialNeed",
      isMeasured: true,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CR"],
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
  ],
  texts: {
    es: {
      title: "Beca socioeconómica de la UCR",
      organization: "Universidad de Costa Rica, Oficina de Becas (OBAS)",
      audience:
        "Estudiantes de la UCR con necesidad económica, también de primer ingreso",
      amount:
        "Matrícula total o parcial; en la categoría 5, también dinero, comida y alojamiento",
      level: "Carreras de la UCR",
      deadline: "Para primer ingreso, unos pocos días de enero",
      description:
        "Pide que la UCR te exonere la matrícula según tu situación: hay cinco categorías, de menos a más apoyo. La 5 suma dinero para la carrera, transporte o alojamiento, alimentación y préstamo de libros. No se devuelve.",
      note: "Solicítala en línea apenas sepas en qué carrera quedaste: la ventana dura días. Busca en la página de becas las fechas de este enero y los documentos de tu hogar.",
      requirements: {
        enrolment: "Tener admisión en la UCR o estudiar ya en ella",
        need: "Tener necesidad económica, según el índice de la UCR",
        residence:
          "Vivir en Costa Rica; si eres extranjero, con residencia permanente o por tratado",
      },
      figures: {
        y2026:
          "El 6 de marzo de 2026 se depositaron más de 3,260 millones de colones a las categorías 3, 4 y 5.",
      },
    },
    en: {
      title: "UCR socioeconomic grant",
      organization: "Universidad de Costa Rica, scholarship office (OBAS)",
      audience: "UCR students with financial need, first years included",
      amount:
        "Full or partial tuition; in category 5 also money, meals and housing",
      level: "Degrees at the UCR",
      deadline: "For first years, a few days in January",
      description:
        "Ask the UCR to waive your tuition by your situation: there are five categories, from less to more support. Category 5 adds money for the degree, transport or housing, meals and book loans. It is not repaid.",
      note: "Apply online as soon as you know which degree you got into: the window lasts days. Look on the scholarship page for this January's dates and the household documents.",
      requirements: {
        enrolment: "Be admitted to the UCR or study there already",
        need: "Have financial need, by the UCR's index",
        residence:
          "Live in Costa Rica; foreigners with permanent residence or under a treaty",
      },
      figures: {
        y2026:
          "On 6 March 2026 over 3,260 million colones were paid to categories 3, 4 and 5.",
      },
    },
  },
};
