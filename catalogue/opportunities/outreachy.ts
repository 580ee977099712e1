import type { Opportunity } from "../opportunity.schema.ts";

export const outreachy: Opportunity = {
  id: "outreachy",
  link: "https://www.outreachy.org/",
  tags: ["tecnología", "programación", "en línea", "remunerado", "inclusión"],
  sources: [
    {
      url: "https://lists.outreachy.org/pipermail/announce/2017-October/000008.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.outreachy.org/apply/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://outreachy.org/docs/community",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.outreachy.org/blog/2026-02-06/may-2026-call-for-mentoring-organizations",
      supports: ["amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://lists.outreachy.org/pipermail/announce/2019-August/000030.html",
      supports: ["dates"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://github.com/outreachy/website/blob/main/home/templates/home/blog/2025-08-25-initial-applications-open.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://github.com/outreachy/website/blob/main/home/models.py",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://notapplicable.dev/outreachy-report-january-2026",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Outreachy",
  organization: "Outreachy (Software Freedom Conservancy)",
  section: "internships",
  category: "technology",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.group",
    "requirements.before",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "age",
      min: 18,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.group",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Beca anterior de Outreachy o de Google Summer of Code",
      textKey: "requirements.before",
      changeable: false,
    },
    {
      // The form asks for the nationality and leaves such applications pending.
      kind: "anyOf",
      options: [
        [
          {
            kind: "nationality",
            countries: ["*"],
            except: ["CU", "IR", "KP", "SY"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.outreachy.org/blog/2026-02-06/may-2026-call-for-mentoring-organizations",
    },
  ],
  levels: ["any"],
  fields: ["technology"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 1, closes: 2 },
      { opens: 8, closes: null },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-02-06",
      closes: "2026-02-13",
      source: "https://notapplicable.dev/outreachy-report-january-2026",
    },
    {
      year: 2019,
      opens: "2019-08-20",
      closes: "2019-09-24",
      source:
        "https://lists.outreachy.org/pipermail/announce/2019-August/000030.html",
    },
  ],
  phrases: [
    "outreachi becas pasantias de codigo abierto",
    "pasantia remota de programacion pagada",
    "trabajar desde casa en open source",
    "practicas virtuales para mujeres programadoras",
    "chamba de desarrollador sin titulo universitario",
    "diversidad lgbt mujeres afro en informatica",
    "practicas remuneradas de diseño ux o documentacion tecnica",
    "ganar experiencia en sistemas con un mentor",
    "como contribuir a software abierto sin experiencia",
    "pasantia en data science con sueldo",
    "que piden para entrar a outreachy",
    "paid remote open source internship",
    "internship for underrepresented people in tech",
    "se programar pero nadie me da experiencia",
    "trabajo remoto en software libre",
    "primera experiencia en tecnologia",
    "diseno documentacion y programacion desde casa",
    "mujeres en tecnologia trabajo",
    "paid remote internship beginners",
    "grupos poco representados en tecnologia",
    "aprender y ganar dinero programando",
    "trabajo remoto",
    "pasantias pagadas",
    "primer empleo programador",
    "ganar dinero por internet",
    "lgbt oportunidades",
    "practicas de sistemas",
    "autodidacta sin carrera",
    "portafolio de programador",
    "teletrabajo",
    "empleo o practicas para universitarios",
  ],
  texts: {
    es: {
      audience:
        "Personas de 18 años o más de grupos poco representados en tecnología",
      gives:
        "Pago por tres meses de prácticas a distancia, unas 30 horas por semana",
      when: "Suele abrir en enero o febrero y en agosto, por pocos días; confirma que haya ronda",
      where: "Remoto, desde tu casa",
      description:
        "Colabora con un proyecto de software libre acompañado por mentores: programación, diseño, documentación o ciencia de datos. No piden título y la solicitud inicial dura pocos días, así que prepárala antes.",
      requirements: {
        age: "Tener 18 años o más",
        group:
          "Pertenecer a un grupo poco representado en la tecnología de tu país",
        before:
          "No haber sido becario de Outreachy ni de Google Summer of Code",
        country:
          "No ser de Cuba, Corea del Norte, Irán ni Siria, o preguntar antes",
        language: "Comunicarte en inglés",
      },
      figures: {
        y2026:
          "En 2026 una ronda recibió solicitudes del 6 al 13 de febrero, con prácticas del 18 de mayo al 17 de agosto.",
      },
      note: "Las dos últimas rondas vistas tuvieron menos dinero: confirma que haya otra. Con universidad en el hemisferio sur te toca diciembre a marzo; en el norte, mayo a agosto; cerca del ecuador, cualquiera. Piden varias semanas seguidas sin clases.",
    },
    en: {
      audience:
        "People aged 18 or over from groups under-represented in technology",
      gives: "Pay for a three-month remote internship, about 30 hours a week",
      when: "Usually opens in January or February and in August, briefly; check for a round",
      where: "Remote, from home",
      description:
        "Work on an open-source project with mentors at your side: coding, design, documentation or data science. No degree is required and the first application is open for only a few days, so prepare it in advance.",
      requirements: {
        age: "Be 18 or over",
        group:
          "Belong to a group that is under-represented in technology in your country",
        before: "Not have been an Outreachy or Google Summer of Code intern",
        country: "Not be from Cuba, North Korea, Iran or Syria, or ask first",
        language: "Communicate in English",
      },
      figures: {
        y2026:
          "In 2026 the first application of one round ran from 6 to 13 February and the internship from 18 May to 17 August.",
      },
      note: "The last two rounds seen had less money: check that another is held. With a university in the southern hemisphere yours is December to March; in the north, May to August; near the equator, either. They ask for several weeks in a row without classes.",
    },
  },
};
