import type { Scholarship } from "../scholarship.schema.ts";

export const becasGobiernoRumania: Scholarship = {
  id: "becas-gobierno-rumania",
  titleKey: "title",
  organization: "Ministerio de Asuntos Exteriores de Rumania (MAE)",
  organizationKey: "organization",
  link: "https://studyinromania.gov.ro/",
  destination: "RO",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.field",
    "requirements.record",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.antena3.ro/en/actualitate/educatie/burse-pentru-studentii-straini-mae-a-lansat-programul-pentru-cetateni-straini-din-statele-non-ue-unde-si-pana-cand-se-depun-dosarele-777467.html",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "language"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      countries: ["*"],
      except: [
        "AT",
        "BE",
        "BG",
        "CY",
        "CZ",
        "DE",
        "DK",
        "EE",
        "ES",
        "FI",
        "FR",
        "GR",
        "HR",
        "HU",
        "IE",
        "IT",
        "LT",
        "LU",
        "LV",
        "MT",
        "NL",
        "PL",
        "PT",
        "RO",
        "SE",
        "SI",
        "SK",
      ],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Nacionalidad de un país de la Unión Europea",
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      later: ["lowerSecondary", "upperSecondary"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.field",
      changeable: true,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 12, closes: 3 }] },
  editions: [
    {
      year: 2026,
      opens: "2026-02-16",
      closes: "2026-03-31",
      source:
        "https://www.antena3.ro/en/actualitate/educatie/burse-pentru-studentii-straini-mae-a-lansat-programul-pentru-cetateni-straini-din-statele-non-ue-unde-si-pana-cand-se-depun-dosarele-777467.html",
    },
    {
      year: 2023,
      opens: "2022-12-15",
      closes: "2023-03-01",
      source:
        "https://www.romania-insider.com/ministry-foreign-affairs-scholarship-program-non-eu-citizens-2022",
    },
    {
      year: 2022,
      opens: "2021-12-20",
      closes: "2022-03-15",
      source:
        "https://www.stiripesurse.ro/almost-45000-international-students-apply-for-annual-scholarship-programme-offered-by-romanian-state_2295390.html",
    },
  ],
  taughtIn: ["ro"],
  tags: [
    "extranjero",
    "europa",
    "rumania",
    "licenciatura",
    "posgrado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://www.antena3.ro/en/actualitate/educatie/burse-pentru-studentii-straini-mae-a-lansat-programul-pentru-cetateni-straini-din-statele-non-ue-unde-si-pana-cand-se-depun-dosarele-777467.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.romania-insider.com/ministry-foreign-affairs-scholarship-program-non-eu-citizens-2022",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.stiripesurse.ro/almost-45000-international-students-apply-for-annual-scholarship-programme-offered-by-romanian-state_2295390.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://obrazovanje.rs/sr-lat/vesti/2023/01/konkurs-vlade-rumunije-za-dodelu-stipendija-stranim-studentima-za-akademsku-2023-2024-godinu",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://estudarfora.org.br/romania-bolsas-graduacao-pos",
      supports: ["amount", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://scholarshipsandaid.org/2023/01/16/romania-government-scholarships-2023-for-international-students/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://scholarships.studyinromania.gov.ro/scholarship-home",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "becas rumania gobierno",
    "beca mae rumania",
    "estudiar en rumania gratis",
    "carrera en bucarest con beca",
    "beca europa para no europeos",
    "study in romania becas",
    "licenciatura en europa sin pagar matricula",
    "beca que incluye un año de rumano",
    "estudiar en europa del este becada",
    "beca para latinoamericanos en la union europea",
    "bolsa romenia graduação",
    "maestria en rumania con beca",
    "romanian government scholarship",
    "scholarships romania non eu students",
    "becas de gobiernos extranjeros para bachilleres",
    "europa barata para estudiar",
    "estudiar en transilvania",
    "universidad publica europea",
    "idiomas parecidos al español beca",
    "salir del pais al terminar el cole",
  ],
  texts: {
    es: {
      title: "Becas del Gobierno de Rumania para estudiantes de fuera de la UE",
      organization: "Ministerio de Asuntos Exteriores de Rumania (MAE)",
      audience: "Estudiantes de cualquier país fuera de la Unión Europea",
      amount:
        "Colegiatura, un pago mensual pequeño y residencia según lugares; no paga comida ni viaje",
      level: "Licenciatura, maestría y doctorado",
      deadline: "Suele abrir entre diciembre y febrero y cerrar en marzo",
      description:
        "Estudia en una universidad pública de Rumania. La licenciatura y la maestría son en rumano: si no lo sabes, tienes antes un año para aprenderlo. La solicitud es en línea.",
      requirements: {
        nationality:
          "No tener nacionalidad rumana ni de otro país de la Unión Europea",
        level: "Tener terminados los estudios anteriores al nivel que pides",
        field: "Pedir una carrera que no sea medicina, odontología ni farmacia",
        record:
          "Tener promedio de 7 o más en la escala rumana, o nota «buena» (reglas de 2023 y 2024)",
        documents:
          "Subir diploma, notas, acta de nacimiento, pasaporte y currículum; en 2023 valían en español",
      },
      note: "El pago mensual es bajo (unos 65 euros en licenciatura hace años): necesitarás otro dinero para vivir y viajar. Revisa el promedio que piden y si hay tope de edad.",
      figures: {
        y2026:
          "En 2026: del 16 de febrero al 31 de marzo, con resultados hacia el 15 de julio.",
      },
    },
    en: {
      title: "Romanian Government scholarships for non-EU students",
      organization: "Ministry of Foreign Affairs of Romania (MAE)",
      audience: "Students from any country outside the European Union",
      amount:
        "Tuition, a small monthly payment and a dormitory if there is room; no food or travel",
      level: "Undergraduate, master's and doctorate",
      deadline:
        "It usually opens between December and February and closes in March",
      description:
        "Study at a public university in Romania. Undergraduate and master's degrees are in Romanian: if you do not know it, you have a year before to learn it. You apply online.",
      requirements: {
        nationality:
          "Not hold Romanian nationality or that of another country of the European Union",
        level: "Have finished the studies before the level you ask for",
        field: "Ask for a degree other than medicine, dentistry or pharmacy",
        record:
          'Have an average of 7 or more on the Romanian scale, or a "good" grade (2023 and 2024 rules)',
        documents:
          "Upload diploma, grades, birth certificate, passport and CV; Spanish was accepted in 2023",
      },
      note: "The monthly payment is low (some 65 euros for undergraduates years ago): you will need other money to live and travel. Check the average asked for and whether there is an age limit.",
      figures: {
        y2026:
          "In 2026: from 16 February to 31 March, with results around 15 July.",
      },
    },
  },
};
