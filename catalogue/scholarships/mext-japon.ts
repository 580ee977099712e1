import type { Scholarship } from "../scholarship.schema.ts";
import { DEGREE_HOLDER, IN_LAST_YEAR } from "../shared-conditions.ts";

export const mextJapon: Scholarship = {
  id: "mext-japon",
  titleKey: "title",
  organization: "Ministerio de Educación de Japón (MEXT)",
  organizationKey: "organization",
  link: "https://www.studyinjapan.go.jp/en/planning/scholarships/mext-scholarships/",
  destination: "JP",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.exam",
    "requirements.language",
    "requirements.age",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.wradio.com.co/2025/05/26/gobierno-de-japon-tiene-becas-para-colombianos-dan-pasajes-gratis-y-sostenimiento-inscribase-aqui/",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "travel", "language"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: [
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "upperSecondary",
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Nacionalidad japonesa",
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // Counted on 1 April of the year of arrival.
        [{ kind: "age", max: 24, on: { moment: "start" } }],
        [{ kind: "age", max: 34, on: { moment: "start" } }, DEGREE_HOLDER],
        // Even a degree of seven years ends in time.
        [
          { kind: "age", max: 27, on: { month: 4, day: 1 } },
          {
            kind: "level",
            levels: ["licenciatura_terminada", "posgrado"],
            stages: ["undergraduateFinished", "postgraduate"],
            later: ["undergraduate"],
          },
        ],
        [
          { kind: "age", max: 34, on: { moment: "start" } },
          IN_LAST_YEAR,
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
    {
      kind: "anyOf",
      // Some embassies ask for English, whatever the Japanese.
      options: [
        [{ kind: "other" }],
        [{ kind: "language", language: "ja" }, { kind: "other" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [{ opens: 4, closes: 6 }],
    gates: [
      {
        nameKey: "gates.colombia",
        countries: ["CO"],
        window: { opens: null, closes: 6 },
      },
      {
        nameKey: "gates.guatemala",
        countries: ["GT"],
        window: { opens: 5, closes: null },
      },
      {
        nameKey: "gates.mexico",
        countries: ["MX"],
        window: { opens: null, closes: 5 },
      },
    ],
  },
  taughtIn: ["ja"],
  tags: ["japón", "licenciatura", "posgrado", "beca completa"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-06-06",
      countries: ["CO"],
      lineKey: "editions.graduate",
      source:
        "https://www.wradio.com.co/2025/05/26/gobierno-de-japon-tiene-becas-para-colombianos-dan-pasajes-gratis-y-sostenimiento-inscribase-aqui/",
    },
    {
      year: 2024,
      opens: "2023-04-17",
      closes: "2023-06-08",
      countries: ["CL"],
      lineKey: "editions.graduate",
      source:
        "https://becas-sin-fronteras.com/beca/becas-de-posgrado-chile-japon-monbukagakusho-a0779/",
    },
    {
      year: 2022,
      opens: null,
      closes: "2021-05-28",
      countries: ["MX"],
      lineKey: "editions.graduate",
      source:
        "https://www.infobae.com/america/mexico/2021/05/24/becas-para-estudiantes-mexicanos-como-solicitar-el-apoyo-de-26000-pesos-mensuales-para-cursar-una-maestria-o-un-doctorado-en-japon/",
    },
  ],
  sources: [
    {
      url: "https://studyinjapan.go.jp/en/smap_stopj-applications_undergraduate.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.gt.emb-japan.go.jp/itpr_es/BM.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.infobae.com/america/mexico/2021/05/11/becas-para-estudiar-una-licenciatura-en-japon-paso-a-paso-solicitarla-y-conseguir-una-ayuda-economica-de-21000-pesos-mensuales/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.infobae.com/america/mexico/2021/05/24/becas-para-estudiantes-mexicanos-como-solicitar-el-apoyo-de-26000-pesos-mensuales-para-cursar-una-maestria-o-un-doctorado-en-japon/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.wradio.com.co/2025/05/26/gobierno-de-japon-tiene-becas-para-colombianos-dan-pasajes-gratis-y-sostenimiento-inscribase-aqui/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-en-japon-icetex-lanzo-becas-del-100-a-colombianos-que-cumplan-estos-requisitos-so35",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.titech.ac.jp/english/graduate_school/international/gsep/mext_scholarships_for_gsep.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://becas-sin-fronteras.com/beca/becas-de-posgrado-chile-japon-monbukagakusho-a0779/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "beca mext japon",
    "beca monbukagakusho embajada de japon",
    "monbusho",
    "beca del gobierno japones todo pagado",
    "estudiar en japon gratis",
    "como estudiar la carrera en tokio",
    "maestria en japon con beca completa",
    "doctorado posgrado japon vuelos incluidos",
    "beca para aprender japones y estudiar",
    "carrera tecnica en japon becada",
    "que piden para irse a estudiar a japon",
    "beca a japon sin saber japones",
    "japanese government scholarship undergraduate",
    "study in japan fully funded",
    "amo el anime y quiero vivir en japon",
    "ir a estudiar a asia con todo pagado",
    "estudiar ingenieria y tecnologia en japon",
    "licenciatura en el extranjero sin pagar nada",
    "beca de pregrado para estudiar fuera",
    "beca universitaria en otro pais para cualquiera",
    "aprender el idioma alla antes de empezar",
    "becas en asia",
    "gobierno de otro pais que paga la carrera",
    "beca de embajada",
    "beca con manutencion mensual afuera",
    "estudiar fuera y aprender otro idioma",
    "quiero ser otaku en japon",
    "tecnologia robotica en japon beca",
    "becas de gobiernos extranjeros para bachilleres",
    "beca para posgrado en asia",
    "estudiar lejos todo incluido",
  ],
  texts: {
    es: {
      editions: {
        graduate: "Posgrado",
      },
      gates: {
        colombia: "ICETEX, en Colombia",
        guatemala: "Embajada de Japón (Guatemala)",
        mexico: "Embajada de Japón (México)",
      },
      title: "Becas MEXT (Monbukagakusho) del Gobierno de Japón",
      organization: "Ministerio de Educación de Japón (MEXT)",
      audience: "Quienes quieren una carrera o un posgrado en Japón",
      amount:
        "Colegiatura, examen de ingreso, estipendio mensual, vuelos y curso de japonés",
      level: "Licenciatura, carrera técnica y posgrado",
      deadline: "Suele convocar entre abril y junio, según la embajada",
      description:
        "Japón paga tus estudios y te da dinero cada mes. La licenciatura dura de cinco a siete años e incluye un año para aprender japonés. Suele pedirse en la embajada de Japón en tu país.",
      requirements: {
        level:
          "Estar por terminar la prepa o haberla terminado; título para posgrado",
        nationality:
          "Ser del país donde solicitas y no japonés, o renunciar a serlo",
        age: "Menos de 25 años para licenciatura (convocatoria de 2024) o de 35 para posgrado (2026)",
        record: "Tener excelentes notas y buena salud",
        exam: "Presentar un examen escrito y una entrevista en la embajada",
        language:
          "Querer aprender japonés; algunas embajadas ya piden saberlo, o saber inglés",
      },
      note: "Fechas e idioma cambian según la embajada; Guatemala y Colombia han pedido japonés en algunas modalidades, y Guatemala y México, inglés. La fecha de nacimiento límite cambia cada año. Con doble nacionalidad, fuera de Japón se ha podido dejar la japonesa.",
      figures: {
        y2025:
          "En 2025: la convocatoria de posgrado para Colombia cerró el 6 de junio y pidió conocimientos previos de japonés.",
      },
    },
    en: {
      editions: {
        graduate: "Graduate",
      },
      gates: {
        colombia: "ICETEX, in Colombia",
        guatemala: "Embassy of Japan (Guatemala)",
        mexico: "Embassy of Japan (Mexico)",
      },
      title: "MEXT (Monbukagakusho) Scholarships of the Government of Japan",
      organization: "Ministry of Education of Japan (MEXT)",
      audience: "Anyone who wants a degree or graduate studies in Japan",
      amount:
        "Tuition, entrance exam, monthly stipend, flights and a Japanese course",
      level: "Undergraduate, technical and graduate",
      deadline: "The call usually runs between April and June, by embassy",
      description:
        "Japan pays for your studies and gives you money every month. An undergraduate degree takes five to seven years, with one year to learn Japanese. You usually apply at the embassy of Japan in your country.",
      requirements: {
        level:
          "Be finishing or have finished high school; a degree for graduate study",
        nationality:
          "Be a national of where you apply, not of Japan, or give up that nationality",
        age: "Under 25 for a bachelor’s degree (2024 call) or under 35 for graduate study (2026)",
        record: "Have excellent grades and good health",
        exam: "Take a written exam and an interview at the embassy",
        language:
          "Be willing to learn Japanese; some embassies already ask for it, or for English",
      },
      note: "Dates and language differ by embassy; Guatemala and Colombia have asked for Japanese on some tracks, and Guatemala and Mexico for English. The birth-date limit moves yearly. Dual nationals outside Japan could give up the Japanese.",
      figures: {
        y2025:
          "In 2025: the graduate call for Colombia closed on 6 June and asked for some prior Japanese.",
      },
    },
  },
};
