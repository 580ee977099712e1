import { CARIBBEAN } from "../caribbean.ts";
import type { Scholarship } from "../scholarship.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const stipendiumHungaricum: Scholarship = {
  id: "stipendium-hungaricum",
  titleKey: "title",
  organization: "Tempus Public Foundation (Gobierno de Hungría)",
  organizationKey: "organization",
  link: "https://stipendiumhungaricum.hu/",
  destination: "HU",
  applicationUrl: "https://stipendiumhungaricum.hu/apply/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.age",
    "requirements.school",
    "requirements.language",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.lagaceta.com.ar/nota/1120018/sociedad/queres-estudiar-afuera-2026-hungria-habilita-nueva-convocatoria.html",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "insurance"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      // Partners are also in other continents, such as Equatorial Guinea.
      countries: ["*"],
      except: [
        "ES",
        "GT",
        "HT",
        "HU",
        "NI",
        "PR",
        "PT",
        "PY",
        "US",
        ...CARIBBEAN.filter((code) => !["BZ", "LC"].includes(code)),
      ],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Nacionalidad húngara",
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 18, on: { month: 8, day: 31 } }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      levels: [...SCHOOL_FINISHED.levels, "licenciatura_terminada", "posgrado"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "sponsor",
      textKey: "requirements.nomination",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "language", language: "en" }], [{ kind: "other" }]],
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 11, closes: 1, closesDay: 15 }] },
  editions: [
    {
      year: 2022,
      opens: "2021-11-02",
      closes: "2022-01-15",
      lineKey: "editions.preparatory",
      source:
        "https://balassieducation.hu/en/call-for-applications/call-for-applications-stipendium-hungaricum-university-preparatory-programme-of-mfa-2022-2023",
    },
    {
      year: 2026,
      opens: null,
      closes: "2026-01-15",
      countries: ["CO"],
      source:
        "https://www.elespectador.com/educacion/quiere-estudiar-en-hungria-hay-becas-para-pregrado-maestria-y-doctorado/",
    },
    {
      year: 2026,
      opens: null,
      closes: "2026-01-15",
      countries: ["PE"],
      source:
        "https://diariouno.pe/2025/11/28/hungria-abre-convocatoria-de-becas-con-financiamiento-completo-para-estudiantes-peruanos/",
    },
  ],
  tags: [
    "beca completa",
    "extranjero",
    "europa",
    "hungría",
    "licenciatura",
    "posgrado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://ktk.pte.hu/en/bsc-stipendium-hungaricum-application-step-step",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://euraxess.ec.europa.eu/worldwide/lac/scholarships-bachelors-masters-and-phd-studies-hungary-stipendium-hungaricum",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://balassieducation.hu/en/faq/stipendium-hungaricum-university-preparatory-programme-of-mfa/application-en-4/who-can-apply-for-the-scholarship-5/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://balassieducation.hu/en/call-for-applications/call-for-applications-stipendium-hungaricum-university-preparatory-programme-of-mfa-2022-2023",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://stipendiumhungaricum.hu/partners/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.lagaceta.com.ar/nota/1120018/sociedad/queres-estudiar-afuera-2026-hungria-habilita-nueva-convocatoria.html",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://diariouno.pe/2025/11/28/hungria-abre-convocatoria-de-becas-con-financiamiento-completo-para-estudiantes-peruanos/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elespectador.com/educacion/quiere-estudiar-en-hungria-hay-becas-para-pregrado-maestria-y-doctorado/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "stipendium hungaricum",
    "beca para estudiar en hungria",
    "carrera en budapest con beca",
    "beca completa en europa licenciatura",
    "beca gobierno hungaro",
    "estudiar en europa en ingles gratis",
    "beca hungria para latinoamericanos",
    "beca de pregrado en europa",
    "estudiar en hungria desde peru o mexico",
    "maestria en hungria becada",
    "quiero irme a europa despues de la prepa",
    "beca hungaricum requisitos",
    "hungary government scholarship",
    "stipendium hungaricum bachelor latin america",
    "becas completas para la carrera afuera",
    "becas de gobiernos extranjeros para bachilleres",
    "europa barata para estudiar",
    "medicina o ingenieria en europa con beca",
    "carrera en ingles en europa",
    "alojamiento y seguro incluidos",
    "salir del pais al terminar el cole",
  ],
  texts: {
    es: {
      title: "Stipendium Hungaricum (Gobierno de Hungría)",
      organization: "Tempus Public Foundation (Gobierno de Hungría)",
      audience:
        "Jóvenes de los países socios, como casi todos los de América Latina",
      amount:
        "Matrícula, un pago mensual, residencia o apoyo para vivienda, y seguro médico",
      level: "Licenciatura, posgrado y cursos preparatorios",
      deadline: "Suele abrir en noviembre y cerrar a mediados de enero",
      description:
        "Estudia una carrera o un posgrado en Hungría con beca de su gobierno. Cada país socio propone a sus candidatos y tiene sus propios niveles y áreas: en algunos hay pocas plazas de licenciatura. Postular es gratis y en línea; entrega los papeles también a la institución de tu país.",
      requirements: {
        nationality:
          "Tener ciudadanía de un país socio (casi toda América Latina) y no la húngara",
        age: "Tener 18 años al 31 de agosto del año de ingreso (salvo en danza, 2023)",
        school: "Terminar el bachillerato",
        nomination: "Que la institución responsable de tu país te nomine",
        language: "Saber inglés (u otro idioma) al nivel que pida el programa",
      },
      editions: { preparatory: "Curso preparatorio" },
      note: "Guatemala, Nicaragua, Paraguay y Haití no estaban entre los socios vistos; a Bolivia, Uruguay y Venezuela los vimos solo por la SEGIB. En 2026 Colombia pidió en pregrado menos de 25 años y promedio 4.0; anunció el 85 % de la matrícula. Nada dice de vuelos.",
      figures: {
        y2026:
          "Convocatoria 2026-2027: 43,700 florines (HUF) al mes en licenciatura y maestría, y residencia o 40,000 HUF para vivienda.",
      },
    },
    en: {
      title: "Stipendium Hungaricum (Government of Hungary)",
      organization: "Tempus Public Foundation (Government of Hungary)",
      audience:
        "Young people of the partner countries, such as most of Latin America",
      amount:
        "Tuition, a monthly payment, dormitory or help with housing, and health insurance",
      level: "Undergraduate, postgraduate and preparatory courses",
      deadline: "It usually opens in November and closes in mid-January",
      description:
        "Study for a degree in Hungary with a scholarship from its government. Each partner country proposes its candidates and has its own levels and fields: some have few undergraduate places. Applying is free and online; hand in your papers to the institution in your country too.",
      requirements: {
        nationality:
          "Be a citizen of a partner country (nearly all of Latin America), without Hungarian nationality",
        age: "Be 18 by 31 August of the year you start (except for dance, 2023)",
        school: "Finish school",
        nomination: "Be nominated by the institution in charge in your country",
        language:
          "Know English (or another language) at the level of the programme",
      },
      editions: { preparatory: "Preparatory course" },
      note: "Guatemala, Nicaragua, Paraguay and Haiti were not among the partners we saw; Bolivia, Uruguay and Venezuela we saw only through SEGIB. In 2026 Colombia asked for under 25 and a 4.0 average for a first degree, and announced 85% of tuition. No flights named.",
      figures: {
        y2026:
          "2026-2027 call: 43,700 forints (HUF) a month for bachelor's and master's, and a dormitory or 40,000 HUF for housing.",
      },
    },
  },
};
