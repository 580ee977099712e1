import type { Scholarship } from "../scholarship.schema.ts";

export const colfuturoCreditoBeca: Scholarship = {
  id: "colfuturo-credito-beca",
  titleKey: "title",
  organization: "COLFUTURO",
  link: "https://www.colfuturo.org/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.programme",
    "requirements.language",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://caracol.com.co/2026/02/06/colfuturo-lanza-convocatoria-sin-apoyo-del-gobierno-y-redefine-las-condiciones-del-credito-beca/",
    },
  ],
  categoryKey: "nationalInternational",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: ["loan"],
  cost: "aid",
  eligibility: [
    {
      kind: "nationality",
      textKey: "requirements.nationality",
      changeable: false,
      countries: ["CO"],
    },
    {
      kind: "level",
      textKey: "requirements.level",
      changeable: false,
      levels: ["licenciatura_terminada", "posgrado"],
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.programme",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 2, closes: 3 }] },
  tags: ["fundación", "posgrado", "colombia", "crédito", "extranjero"],
  editions: [
    {
      year: 2026,
      opens: "2026-02-06",
      closes: "2026-03-02",
      source:
        "https://caracol.com.co/2026/02/06/colfuturo-lanza-convocatoria-sin-apoyo-del-gobierno-y-redefine-las-condiciones-del-credito-beca/",
    },
    {
      year: 2022,
      opens: null,
      closes: "2022-02-28",
      source:
        "https://www.eltiempo.com/vida/educacion/becas-para-colombianos-colfuturo-cierra-convocatoria-el-28-de-febrero-644176",
    },
  ],
  sources: [
    {
      url: "https://caracol.com.co/2026/02/06/colfuturo-lanza-convocatoria-sin-apoyo-del-gobierno-y-redefine-las-condiciones-del-credito-beca/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elespectador.com/educacion/colfuturo-abrio-convocatoria-para-maestrias-y-doctorados-esta-vez-sin-recursos-del-estado/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.infobae.com/colombia/2026/01/26/becas-publicas-sin-deuda-el-gobierno-redefinio-el-apoyo-a-maestrias-y-doctorados-hasta-2030-ademas-de-cambios-en-colfuturo/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.uc3m.es/ss/Satellite/UC3MInstitucional/es/Detalle/Ficha_C/1371263552848/1371258853556/Programa_Credito_Beca_COLFUTURO",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eltiempo.com/vida/educacion/becas-para-colombianos-colfuturo-cierra-convocatoria-el-28-de-febrero-644176",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "colfuturo credito beca",
    "colfuturo prestamo maestria exterior",
    "credito condonable posgrado colombia",
    "financiar maestria en el extranjero colombianos",
    "colfuturo requisitos y condonacion",
    "prestamo para estudiar afuera colombia",
    "especialidad medica en el exterior colombianos",
    "doctorado en el exterior credito colombia",
    "cuanto perdona colfuturo si regreso",
    "plata para posgrado fuera de colombia",
    "descuentos en universidades extranjeras para colombianos",
    "colombian forgivable student loan abroad",
    "colfuturo masters loan scholarship",
    "me aceptaron maestria afuera sin tener plata",
    "prestamo educativo para posgrado afuera",
    "credito condonable si regreso a colombia",
    "financiar maestria en el exterior",
    "endeudarme para estudiar maestria",
    "plata para posgrado en europa colombia",
    "credito para doctorado colombianos",
    "prestamo con parte de beca",
    "como pagar una maestria afuera siendo colombiano",
    "financiamiento para profesionales colombianos",
    "como financiar mis estudios fuera",
    "maestria afuera con credito",
    "endeudarse para estudiar vale la pena",
    "credito que se perdona",
    "mba en el exterior colombiano",
    "posgrado en europa desde colombia",
    "financiacion para estudiar maestria",
    "colombia maestria exterior ayuda",
  ],
  texts: {
    es: {
      title: "Programa Crédito Beca COLFUTURO",
      audience:
        "Profesionales de Colombia que quieren un posgrado en el exterior",
      amount:
        "Crédito para matrícula, sostenimiento, pasajes y seguro; una parte se perdona",
      level: "Maestría, doctorado y especialidad médica",
      deadline:
        "Suele cerrar entre finales de febrero e inicios de marzo; mira desde enero si ya abrió",
      description:
        "Ojo: es un préstamo. Si te gradúas y regresas a Colombia, una parte se vuelve beca; el resto se paga. Hay universidades aliadas que dan descuentos.",
      requirements: {
        nationality: "Tener ciudadanía colombiana",
        level: "Tener título de pregrado",
        programme:
          "Proponer un posgrado presencial de tiempo completo en el exterior y un ensayo",
        language: "Si te seleccionan, certificar un segundo idioma",
      },
      note: "Una lista de septiembre de 2026 que cita a COLFUTURO da la de 2027 del 4 de enero al 4 de marzo: confírmalo. En 2026 cambió: ya no hay dinero del Gobierno y se perdona menos. Lee cuánto tendrás que devolver antes de firmar.",
      figures: {
        y2026:
          "En 2026: hasta 50,000 USD, con condonación máxima del 25 % y 36 meses de permanencia en Colombia. Del 6 de febrero al 2 de marzo.",
      },
    },
    en: {
      title: "COLFUTURO Loan-Scholarship Program",
      audience: "Colombian professionals who want a graduate degree abroad",
      amount:
        "Loan for tuition, living costs, airfare and insurance; part of it is forgiven",
      level: "Master's, doctorate, medical specialisation",
      deadline:
        "It usually closes between late February and early March; see from January if it is open",
      description:
        "Careful: this is a loan. If you graduate and return to Colombia, part becomes a scholarship; the rest is repaid. Some partner universities give discounts.",
      requirements: {
        nationality: "Hold Colombian citizenship",
        level: "Hold an undergraduate degree",
        programme:
          "Propose an on-site, full-time graduate programme abroad and write an essay",
        language: "If selected, certify a second language",
      },
      note: "A list of September 2026 that cites COLFUTURO gives 4 January to 4 March for 2027: confirm it. It changed in 2026: no government money any more and less is forgiven. Read how much you will have to repay before you sign.",
      figures: {
        y2026:
          "In 2026: up to 50,000 USD, with 25% forgiven at most and 36 months of stay in Colombia. From 6 February to 2 March.",
      },
    },
  },
};
