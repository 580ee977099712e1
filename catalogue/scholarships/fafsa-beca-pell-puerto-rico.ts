import type { Scholarship } from "../scholarship.schema.ts";
import { DEGREE_HOLDER, MEASURED_NEED } from "../shared-conditions.ts";

export const fafsaBecaPellPuertoRico: Scholarship = {
  id: "fafsa-beca-pell-puerto-rico",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Departamento de Educación de Estados Unidos",
  link: "https://studentaid.gov/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.need",
    "requirements.studies",
    "requirements.form",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.primerahora.com/noticias/puerto-rico/notas/comisionado-residente-orientara-sobre-cambios-en-becas-y-prestamos-estudiantiles/",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["PR", "US"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // The index decides: also families that see no need may get part of it.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      // The grant goes to holders of a degree in a few cases only, such as teacher training.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "licenciatura_cursando", "otro"],
            stages: [
              "upperSecondary",
              "schoolFinished",
              "technical",
              "undergraduate",
            ],
          },
        ],
        [DEGREE_HOLDER, { kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.form",
      changeable: true,
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition"],
  cost: "funded",
  // Each school year's form is open from the October before it to the 30 June that ends it,
  // so one is always open.
  cycle: { basis: "always" },
  tags: [
    "gobierno",
    "puerto rico",
    "estados unidos",
    "licenciatura",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://ahoranews.net/desde-puerto-rico-upr-beca-pell/amp",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://crc.losrios.edu/admissions/financial-aid-and-fees/federal-updates",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.easternflorida.edu/financial-aid/faq-regulatory-updates.php",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://kinstranews.com/the-fafsa-officially-opens-on-oct-1-but-you-can-apply-for-aid-now",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.uprm.edu/asistenciaeconomica/becas-institucionales",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.uprm.edu/asistenciaeconomica/otros-documentos/beca-pell/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.primerahora.com/noticias/puerto-rico/notas/comisionado-residente-orientara-sobre-cambios-en-becas-y-prestamos-estudiantiles/",
      supports: ["eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.primerahora.com/suplementos/feria-de-estudiantes-seniors/notas/los-si-y-los-no-al-llenar-la-fafsa/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.independentespanol.com/noticias/negocios/ya-esta-disponible-el-formulario-de-solicitud-de-ayuda-federal-para-estudiantes-en-eeuu-b2857087.html",
      supports: ["dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.elnuevodia.com/noticias/locales/notas/hemos-avanzado-bastante-recinto-de-rio-piedras-de-la-upr-toma-medidas-para-manejar-solicitudes-de-asistencia-economica",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://fsapartners.ed.gov/knowledge-center/fsa-handbook/2024-2025/vol7/ch2-calculating-pell-grants",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "fafsa puerto rico",
    "beca pell requisitos",
    "como llenar la fafsa",
    "ayuda economica upr",
    "me salio verificacion en la fafsa",
    "beca federal para universidad puerto rico",
    "indice sai que significa",
    "crear fsa id estudiante y padre",
    "dinero para la universidad en la isla",
    "asistencia economica rum rio piedras",
    "estoy en cuarto año y quiero beca pell",
    "pell grant puerto rico",
    "fafsa help for students",
    "becas para boricuas",
    "ayuda federal para college",
    "becas para universitarios usa",
    "no me alcanza para la universidad",
    "grants que no se devuelven",
    "financiar la carrera",
    "iupi mayaguez ayuda economica",
    "primer año de universidad pr",
    "graduado de cuarto año que sigue",
  ],
  texts: {
    es: {
      title: "FAFSA y Beca Pell para estudiantes de Puerto Rico",
      organization: "Departamento de Educación de Estados Unidos",
      audience: "Quien empieza o sigue un subgraduado y vive en Puerto Rico",
      amount:
        "Ayuda federal que no se devuelve, según tu necesidad, hasta seis años a tiempo completo",
      level: "Subgraduado (licenciatura y grados técnicos)",
      deadline:
        "Abierta todo el año; la del curso siguiente, desde octubre. Cada universidad pone su fecha",
      description:
        "Con una solicitud gratuita pides la Beca Pell y otras ayudas federales y de tu universidad. Crea tu cuenta y, si te la piden, la de tu madre o padre; llena la FAFSA y agrega tus universidades, que deben estar acreditadas. Se repite cada año. La Pell no suele darse a quien ya tiene una licenciatura.",
      requirements: {
        residence:
          "Vivir en Puerto Rico y tener ciudadanía o estatus migratorio elegible",
        need: "Tener necesidad económica según el índice SAI",
        studies: "Estudiar, o estar por empezar, un subgraduado",
        form: "Llenar la FAFSA cada año y subir papeles si te piden verificación",
      },
      note: "Si te sale «verificación», sube los papeles en el plazo que diga tu universidad. La FAFSA también abre préstamos, que sí se devuelven: puedes aceptar solo la beca.",
      figures: {
        y2026:
          "Desde el 1 de julio de 2026 no hay Pell si becas no federales cubren el 100% del costo, ni si pasas el tope del SAI. Se abre a cursos técnicos de 8 a 15 semanas.",
      },
    },
    en: {
      title: "FAFSA and Pell Grant for students of Puerto Rico",
      organization: "United States Department of Education",
      audience:
        "Those starting or doing an undergraduate programme who live in Puerto Rico",
      amount:
        "Federal aid by need that you do not pay back, for up to six years of full-time study",
      level: "Undergraduate (bachelor's and technical degrees)",
      deadline:
        "Open all year (from October for the next year); each university sets its own deadline",
      description:
        "With one free application you ask for the Pell Grant and other federal and university aid. Create your account and, if asked, that of a parent; fill in the FAFSA and add your universities, which must be accredited. You repeat it every year. Pell usually does not go to those who already hold a bachelor's degree.",
      requirements: {
        residence:
          "Live in Puerto Rico and hold citizenship or an eligible status",
        need: "Have financial need by the SAI index",
        studies: "Be in, or about to start, an undergraduate programme",
        form: "Fill in the FAFSA each year and upload papers if asked to verify",
      },
      note: "If you are selected for verification, upload the papers by the day your university says. The FAFSA also opens loans, which must be paid back: you may accept the grant alone.",
      figures: {
        y2026:
          "Since 1 July 2026 there is no Pell if non-federal awards cover 100% of the cost, nor above the SAI limit. It opens to technical courses of 8 to 15 weeks.",
      },
    },
  },
};
