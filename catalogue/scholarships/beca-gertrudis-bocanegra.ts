import type { Scholarship } from "../scholarship.schema.ts";
import { UNDERGRADUATE } from "../shared-conditions.ts";

export const becaGertrudisBocanegra: Scholarship = {
  id: "beca-gertrudis-bocanegra",
  titleKey: "title",
  organization:
    "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
  organizationKey: "organization",
  link: "https://www.becagertrudisbocanegra.gob.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.age",
    "requirements.documents",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.infobae.com/mexico/2026/03/22/beca-gertrudis-bocanegra-2026-donde-hacer-el-registro-y-cual-es-la-fecha-limite-para-solicitar-el-apoyo-al-transporte",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["travel"],
  cost: "funded",
  eligibility: [
    // The calls read neither name nor exclude postgraduates.
    {
      kind: "anyOf",
      options: [
        [UNDERGRADUATE],
        [
          { kind: "level", levels: ["posgrado"], stages: ["postgraduate"] },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Institución pública de educación superior del padrón",
      textKey: "requirements.enrolment",
      // The list began with one state: most universities are not on it.
      changeable: false,
    },
    {
      kind: "age",
      max: 29,
      on: { moment: "application" },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: "2025-12-15",
      closes: "2025-12-21",
      source:
        "https://www.cronista.com/mexico/actualidad-mx/inscripciones-abiertas-para-la-nueva-beca-gertrudis-bocanegra-como-registrarte-cuando-llega-el-dinero-y-quienes-son-beneficiarios/",
    },
    {
      year: 2026,
      opens: "2026-03-23",
      closes: "2026-03-27",
      source:
        "https://www.infobae.com/mexico/2026/03/22/beca-gertrudis-bocanegra-2026-donde-hacer-el-registro-y-cual-es-la-fecha-limite-para-solicitar-el-apoyo-al-transporte",
    },
  ],
  tags: ["gobierno", "méxico", "ayuda económica", "licenciatura"],
  sources: [
    {
      url: "https://www.sinembargo.mx/4762050/beca-gertrudis-bocanegra-para-transporte-publico-cuando-sera-el-primer-pago/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.razon.com.mx/mexico/2026/02/24/beca-gertrudis-bocanegra-amplia-cobertura-en-2026-cuales-son-los-requisitos/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.infobae.com/mexico/2026/03/22/beca-gertrudis-bocanegra-2026-donde-hacer-el-registro-y-cual-es-la-fecha-limite-para-solicitar-el-apoyo-al-transporte",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cronista.com/mexico/actualidad-mx/inscripciones-abiertas-para-la-nueva-beca-gertrudis-bocanegra-como-registrarte-cuando-llega-el-dinero-y-quienes-son-beneficiarios/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elfinanciero.com.mx/el-preguntario/2026/02/07/que-sabemos-de-la-beca-gertrudis-bocanegra-que-llegara-a-mas-universitarios-segun-sheinbaum/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://vanguardia.com.mx/informacion/abren-inscripciones-para-la-beca-gertrudis-bocanegra-asi-puedes-registrarte-par-obtener-mil-900-pesos-DI18546599",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca gertrudis bocanegra",
    "beca de transporte para universitarios",
    "beca para pasajes universidad publica",
    "apoyo al transporte michoacan universidad",
    "beca bocanegra registro",
    "beca para michoacanos universitarios",
    "gasto mucho en camion para la uni",
    "beca de transporte del gobierno mexico",
    "beca rosario castellanos estudiantes transporte",
    "dinero bimestral para universitarios",
    "mi escuela esta en el padron bocanegra",
    "beca para no dejar la uni por pasajes",
    "transport grant university students mexico",
    "bus money grant for students mexico",
    "no me alcanza para la universidad",
    "programas sociales para estudiantes de la uni",
    "ayuda para el camion o la combi",
    "vivo lejos de la universidad",
    "apoyo federal educacion superior",
    "becas publicas para carrera mexico",
    "boletos de metro y camion pagados",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Beca Gertrudis Bocanegra: apoyo para el transporte",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
      audience:
        "Universitarios de escuelas públicas del padrón; empezó en Michoacán",
      amount:
        "Dinero cada dos meses para pagar el traslado, en los diez meses del ciclo escolar",
      level: "Educación superior pública",
      deadline: "Sin meses fijos: abre registros cortos, de una semana o menos",
      description:
        "Ayuda a pagar el camino a la universidad. Nació para estudiantes de Michoacán y el gobierno anunció después que llega a más jóvenes, como los de la Universidad Rosario Castellanos. Dura hasta 45 meses, o 55 en Medicina.",
      requirements: {
        level: "Cursar educación superior",
        enrolment:
          "Estudiar en México, en una institución pública incluida en el padrón del programa",
        age: "Tener hasta 29 años (convocatoria de diciembre de 2025)",
        documents:
          "Llave MX, CURP certificada, comprobante de domicilio y clave CCT de tu escuela",
      },
      note: "La ampliación a otros estados se anunció en febrero de 2026. Mira si tu escuela está en el padrón y si se puede tener además otra beca.",
      figures: {
        y2026:
          "En 2026: 1,900 pesos mexicanos por bimestre. El registro de marzo fue del 23 al 27.",
      },
    },
    en: {
      title: "Beca Gertrudis Bocanegra: transport support (Mexico)",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (Mexico)",
      audience:
        "Students of listed public universities; it started in Michoacán",
      amount:
        "Cash every two months for transport, over the ten months of the school year",
      level: "Public higher education",
      deadline: "No fixed months: short registrations of a week or less",
      description:
        "It helps pay for the way to university. It began for students in Michoacán and the government later announced that it reaches more young people, such as those of Universidad Rosario Castellanos. It lasts up to 45 months, or 55 for Medicine.",
      requirements: {
        level: "Be in higher education",
        enrolment:
          "Study in Mexico, at a public institution on the programme's list",
        age: "Be 29 or younger (December 2025 call)",
        documents:
          "Llave MX, certified CURP, proof of address and your school's CCT code",
      },
      note: "The extension to other states was announced in February 2026. See whether your school is listed and whether another award is allowed beside it.",
      figures: {
        y2026:
          "In 2026: 1,900 Mexican pesos every two months. The March registration ran from the 23rd to the 27th.",
      },
    },
  },
};
