import type { Competition } from "../competition.schema.ts";

export const internationalChildrensPeacePrize: Competition = {
  id: "international-childrens-peace-prize",
  link: "https://www.kidsrights.org/",
  tags: ["liderazgo", "impacto social", "concurso", "internacional"],
  sources: [
    {
      url: "https://opportunitypool.org/nominationsare-now-open-for-the-international-childrens-peace-prize-2026-celebrating-young-changemakers-worldwide",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.kidsrights.org/news/call-for-nominations-international-childrens-peace-prize-2020-now-open/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.un.org/youthenvoy/2015/02/call-nominations-international-childrens-peace-prize-2015/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.scoop.co.nz/stories/WO2103/S00112/international-childrens-peace-prize-call-for-nominees-2021-now-open.htm",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www2.fundsforngos.org/education/nominations-open-for-international-childrens-peace-prize-2026/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "KidsRights Foundation",
  section: "innovation",
  category: "multidisciplinary",
  icon: "heart",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.action",
    "requirements.nomination",
  ],
  eligibility: [
    {
      kind: "age",
      min: 12,
      max: 17,
      on: { moment: "deadline" },
      textKey: "requirements.age",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.action", changeable: true },
    {
      kind: "task",
      task: "recommendation",
      textKey: "requirements.nomination",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www2.fundsforngos.org/education/nominations-open-for-international-childrens-peace-prize-2026/",
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-03-31",
      source:
        "https://www2.fundsforngos.org/education/nominations-open-for-international-childrens-peace-prize-2026/",
    },
    {
      year: 2021,
      opens: null,
      closes: "2021-03-31",
      source:
        "https://www.scoop.co.nz/stories/WO2103/S00112/international-childrens-peace-prize-call-for-nominees-2021-now-open.htm",
    },
  ],
  levels: ["highSchool"],
  fields: ["leadership", "socialSciences"],
  cost: "varies",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 3 }] },
  phrases: [
    "premio internacional de la paz de los niños",
    "premio para jovenes activistas",
    "nominar a un estudiante que ayuda a otros",
    "kidsrights nominaciones",
    "premio por defender derechos de la niñez",
    "reconocimiento a adolescentes lideres",
    "mi alumno hizo un proyecto social",
    "premio de paz menores de edad",
    "activismo juvenil con premio",
    "defiendo los derechos de las niñas",
    "apoyo para estudiar por mi labor social",
    "children's peace prize nomination",
    "youth activist award under 18",
    "activismo",
    "premio al lider joven",
    "ayudo a niños de mi comunidad",
    "impacto social",
    "becas por liderazgo",
    "activista adolescente",
    "reconocimientos internacionales para adolescentes",
    "voluntariado y premio",
  ],
  texts: {
    es: {
      name: "Premio Internacional de la Paz de los Niños",
      audience:
        "Niñas, niños y adolescentes de 12 a 17 años que defienden derechos",
      gives: "Apoyo para estudiar y fondos para el proyecto de quien gana",
      when: "Las nominaciones suelen cerrar en marzo; la última vez abrieron hacia diciembre",
      description:
        "Pide que te nominen si ya haces algo concreto por los derechos de otras niñas y niños. Quienes cumplen los requisitos aparecen en el sitio, reciben un certificado y entran a una red mundial de jóvenes. También se nomina a grupos de hasta cinco.",
      requirements: {
        age: "Tener de 12 a 17 años en la fecha de cierre",
        action: "Haber defendido derechos de la niñez con resultados concretos",
        nomination:
          "Aceptar la nominación, que hace otra persona u organización",
      },
      figures: {
        y2026:
          "En 2026 las nominaciones cerraron el 31 de marzo; había 50,000 euros para el proyecto ganador.",
      },
      note: "Un docente u organización puede nominarte; tu madre, padre o tutor autoriza publicar tus datos y fotos. En 2021 pedían poder viajar al extranjero. Confirma la fecha de este año.",
    },
    en: {
      name: "International Children's Peace Prize",
      audience: "Children and teenagers aged 12 to 17 who defend rights",
      gives: "Support to study and funds for the winner's project",
      when: "Nominations usually close in March; last time they opened around December",
      description:
        "Ask to be nominated if you already do something concrete for the rights of other children. Those who meet the rules appear on the site, receive a certificate and join a worldwide network of young people. Groups of up to five can be nominated too.",
      requirements: {
        age: "Be 12 to 17 years old on the closing date",
        action: "Have defended children's rights with concrete results",
        nomination:
          "Accept the nomination, which another person or organisation makes",
      },
      figures: {
        y2026:
          "In 2026 nominations closed on 31 March; there were 50,000 euros for the winning project.",
      },
      note: "A teacher or organisation can nominate you; your parent or guardian authorises publishing your data and photos. In 2021 you had to be able to go abroad. Check this year's date.",
    },
  },
};
