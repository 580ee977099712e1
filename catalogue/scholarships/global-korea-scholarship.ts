import type { Scholarship } from "../scholarship.schema.ts";
import {
  DEGREE_HOLDER,
  IN_LAST_YEAR,
  WITH_OWN_AVERAGE,
} from "../shared-conditions.ts";

export const globalKoreaScholarship: Scholarship = {
  id: "global-korea-scholarship",
  titleKey: "title",
  organization: "NIIED (Gobierno de la República de Corea)",
  organizationKey: "organization",
  link: "https://www.studyinkorea.go.kr/",
  destination: "KR",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.grade",
    "requirements.age",
    "requirements.route",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://koreajoongangdaily.joins.com/news/2025-09-04/national/kcampus/Applications-for-2026-Global-Korea-Scholarship-opening-soon-for-international-students/2391453",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "travel", "insurance", "language"],
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
      // School must be over before the trip, which is early in the year.
      stages: [
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      later: ["upperSecondary"],
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
      kind: "invitedCountry",
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Nacionalidad coreana, propia o de los padres",
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          WITH_OWN_AVERAGE,
          {
            kind: "grade",
            atLeast: 80,
            scale: "0-100",
            equivalent: { atLeast: 2.64, scale: "4.0" },
          },
        ],
        [{ kind: "rank", topPercent: 20 }],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        // The next 1 March may belong to a round that has closed.
        [{ kind: "age", max: 24, on: { month: 3, day: 1, yearsAhead: 1 } }],
        [{ kind: "age", max: 24, on: { moment: "start" } }, { kind: "other" }],
        [{ kind: "age", max: 39, on: { month: 9, day: 1 } }, DEGREE_HOLDER],
        // Even a degree of seven years ends in time.
        [
          { kind: "age", max: 32, on: { month: 9, day: 1 } },
          {
            kind: "level",
            levels: ["licenciatura_terminada", "posgrado"],
            stages: ["undergraduateFinished", "postgraduate"],
            later: ["undergraduate"],
          },
        ],
        [
          { kind: "age", max: 39, on: { month: 9, day: 1 } },
          IN_LAST_YEAR,
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.route",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 9, closes: 10 },
      { opens: 2, closes: 3 },
    ],
  },
  taughtIn: ["ko"],
  tags: ["corea", "licenciatura", "posgrado", "beca completa"],
  editions: [
    {
      year: 2026,
      opens: "2026-02-12",
      closes: "2026-02-25",
      lineKey: "editions.graduate",
      source:
        "https://koreajoongangdaily.joins.com/news/2026-02-02/national/kcampus/Graduate-Global-Korea-Scholarship-quota-to-increase-in-2026-with-more-emphasis-on-RD/2514319",
    },
    {
      year: 2025,
      opens: "2025-02-10",
      closes: "2025-03-10",
      countries: ["HN"],
      lineKey: "editions.graduate",
      source: "https://overseas.mofa.go.kr/hn-es/brd/m_6414/view.do?seq=761841",
    },
  ],
  sources: [
    {
      url: "https://www.mladiinfo.eu/2019/09/19/global-korea-scholarship/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://overseas.mofa.go.kr/us-chicago-en/brd/m_4830/view.do?seq=761452",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://overseas.mofa.go.kr/hn-es/brd/m_6414/view.do?seq=761841",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www2.pcu.ac.kr/attach/preview/c7472fa47041d40b8f1cf3bfd4dc8f58/9a9db098b587ee18b321c826f3707a49",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://koreajoongangdaily.joins.com/news/2025-09-04/national/kcampus/Applications-for-2026-Global-Korea-Scholarship-opening-soon-for-international-students/2391453",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://koreajoongangdaily.joins.com/news/2026-02-02/national/kcampus/Graduate-Global-Korea-Scholarship-quota-to-increase-in-2026-with-more-emphasis-on-RD/2514319",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.ajou.ac.kr/iadmissions_en/gks/gks01.do",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  phrases: [
    "beca gks corea del sur",
    "beca gobierno coreano kgsp",
    "estudiar en corea todo pagado",
    "universidad en seul con beca completa",
    "maestria en corea del sur gratis",
    "doctorado corea beca niied",
    "aprender coreano un año con beca",
    "beca a corea con pasajes incluidos",
    "como irme a estudiar a corea del sur",
    "carrera en corea para latinos",
    "beca corea sin hablar coreano",
    "global korea scholarship undergraduate",
    "korean government full scholarship graduate",
    "me encanta el kpop y quiero estudiar alla",
    "ir a estudiar a asia con beca",
    "beca con vuelo seguro y manutencion",
    "licenciatura en el extranjero con todo pagado",
    "beca de pregrado para estudiar fuera",
    "recien salido del colegio quiero irme al extranjero",
    "maestria y doctorado en seul",
    "universidad coreana gratis para latinoamericanos",
    "estudiar en el pais del kpop",
    "beca universitaria en otro pais",
    "aprender el idioma alla antes de empezar",
    "becas en asia",
    "gobierno de otro pais que paga la carrera",
    "army que quiere vivir en seul",
    "k-dramas y estudiar alla",
    "beca de embajada",
    "beca con año de idioma incluido",
    "becas para posgrado en asia",
    "becas de gobiernos extranjeros para bachilleres",
    "pregrado en el exterior sin saber el idioma",
    "beca con boleto de avion",
    "doctorado pagado en asia",
  ],
  texts: {
    es: {
      editions: {
        graduate: "Posgrado",
      },
      title: "Global Korea Scholarship (GKS)",
      organization: "NIIED (Gobierno de la República de Corea)",
      audience: "Personas de los países que Corea del Sur invita cada año",
      amount:
        "Colegiatura completa, vuelos, estipendio, seguro médico y un año de coreano",
      level: "Licenciatura y posgrado",
      deadline:
        "Licenciatura: suele ser de septiembre a octubre; posgrado: embajada, febrero o marzo",
      description:
        "Pasas un año aprendiendo coreano (salvo con TOPIK 5 o 6) y luego haces tu carrera o tu posgrado en Corea del Sur con beca completa. En licenciatura son de cuatro a seis años más.",
      requirements: {
        level:
          "Haber terminado la prepa o terminarla antes de viajar; título para posgrado",
        nationality:
          "Ser de un país invitado; ni tú ni tus padres pueden tener nacionalidad coreana",
        grade:
          "Promedio equivalente al 80 % (2.64 de 4.0) o estar en el 20 % superior de tu grupo",
        age: "Menos de 25 años el 1 de marzo para licenciatura; menos de 40 el 1 de septiembre para posgrado (2025)",
        route: "Solicitar por la embajada o por una universidad, no por ambas",
      },
      note: "La lista de países y sus plazas cambia cada año. La licenciatura de 2026 se pidió en línea: revisa el aviso de NIIED y el día de tu embajada. En 2026, para posgrado, las universidades recibían hasta abril.",
      figures: {
        y2026:
          "En 2026: la licenciatura ofreció 280 plazas y abrió el 15 de septiembre de 2025.",
      },
    },
    en: {
      editions: {
        graduate: "Graduate",
      },
      title: "Global Korea Scholarship (GKS)",
      organization: "NIIED (Government of the Republic of Korea)",
      audience: "People from the countries South Korea invites each year",
      amount:
        "Full tuition, flights, a stipend, medical insurance and a year of Korean",
      level: "Undergraduate and graduate",
      deadline:
        "Undergraduate: usually September to October; graduate: embassy, February or March",
      description:
        "Spend a year learning Korean (unless you hold TOPIK 5 or 6), then take your degree or graduate studies in South Korea on a full scholarship. An undergraduate degree takes four to six more years.",
      requirements: {
        level:
          "Have finished high school or finish it before you travel; a degree for graduate study",
        nationality:
          "Be from an invited country; neither you nor your parents may hold Korean citizenship",
        grade:
          "Average equal to 80% (2.64 out of 4.0) or top 20% of your class",
        age: "Under 25 on 1 March for undergraduate; under 40 on 1 September for graduate (2025)",
        route: "Apply through the embassy or a university, not both",
      },
      note: "The list of countries and places changes every year. Undergraduate 2026 was applied for online: check NIIED's notice and your embassy's day. In 2026, for graduate degrees, universities accepted until April.",
      figures: {
        y2026:
          "In 2026: undergraduate had 280 places and opened on 15 September 2025.",
      },
    },
  },
};
