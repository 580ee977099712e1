import type { Competition } from "../competition.schema.ts";

export const sonyWorldPhotographyYouth: Competition = {
  id: "sony-world-photography-youth",
  link: "https://www.worldphoto.org/sony-world-photography-awards",
  tags: ["fotografía", "arte", "gratis", "internacional"],
  editions: [
    {
      year: 2026,
      opens: "2025-06-02",
      closes: null,
      source: "https://menafn.com/1109634746/2026-COMPETITION-LAUNCH",
    },
    {
      year: 2018,
      opens: null,
      closes: "2018-01-04",
      source:
        "https://www.photolife.com/2017/11/sony-world-photography-awards-deadlines-approaching/",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-01-06",
      source:
        "https://www.icirnigeria.org/world-photography-organization-seeks-entries-to-its-sony-world-photography-awards/",
    },
  ],
  sources: [
    {
      url: "https://menafn.com/1109634746/2026-COMPETITION-LAUNCH",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.dailymaverick.co.za/article/sony-world-photography-awards-2026-student-and-youth-shortlists/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.icirnigeria.org/world-photography-organization-seeks-entries-to-its-sony-world-photography-awards/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.photolife.com/2017/11/sony-world-photography-awards-deadlines-approaching/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.worldphoto.org/th/node/1105",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "World Photography Organisation",
  section: "artistic",
  category: "arts",
  icon: "palette",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 12, max: 19 }],
        [{ kind: "age", max: 19 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
  ],

  levels: ["any"],
  fields: ["arts"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: 6, closes: 1 }] },
  phrases: [
    "sony foto concurso juvenil",
    "concurso de fotografia gratis",
    "concurso internacional de fotos adolescentes",
    "premio sony photography para menores",
    "donde mandar mis fotos",
    "competencia de fotografos jovenes",
    "concurso para fotografos aficionados adolescentes",
    "sony world photography como participar",
    "certamen fotografico prepa liceo",
    "ganar premio por mis fotografias",
    "concurso de imagenes en linea jovenes",
    "free youth photo contest",
    "teen photography competition",
    "me gusta tomar fotos",
    "concurso de fotos para jovenes",
    "mandar mis fotografias gratis",
    "photo contest youth",
    "me gusta tomar fotos con el celular",
    "concurso artistico de imagen",
    "fotografia",
    "concursos de arte",
    "concursos en linea",
    "concursos internacionales gratis",
    "camara y fotos",
    "fotografo principiante",
    "concursos individuales",
    "mostrar mis fotos al mundo",
  ],
  texts: {
    es: {
      name: "Sony World Photography Awards: concurso juvenil",
      audience: "Jóvenes de hasta 19 años que toman fotos",
      gives: "Equipo de foto de Sony para quien gana; es gratis",
      when: "Suele abrir hacia junio y cerrar a inicios de enero",
      where: "En línea",
      description:
        "Envía hasta tres fotos a la categoría juvenil de este certamen de fotografía. Participar es gratis y se hace en línea.",
      requirements: {
        age: "Tener como máximo 19 años (en 2023, de 12 a 19)",
      },
      note: "Entra en el concurso juvenil (Youth), no en los otros. Confirma la edad mínima de este año.",
    },
    en: {
      name: "Sony World Photography Awards: Youth competition",
      audience: "Young people up to 19 who take photographs",
      gives: "Sony photo equipment for the winner; entry is free",
      when: "Usually opens around June and closes in early January",
      where: "Online",
      description:
        "Send up to three photographs to the youth category of this photography contest. Entry is free and online.",
      requirements: {
        age: "Be 19 or younger (in 2023, 12 to 19)",
      },
      note: "Enter the Youth competition, not the others. Check this year's minimum age.",
    },
  },
};
