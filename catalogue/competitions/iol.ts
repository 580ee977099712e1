import type { Competition } from "../competition.schema.ts";
import { PRE_UNIVERSITY } from "./shared-conditions.ts";

export const iol: Competition = {
  id: "iol",
  link: "https://ioling.org/",
  tags: ["lingüística", "idiomas", "humanidades", "olimpiada"],
  sources: [
    {
      url: "https://en.iolc.org.cn/problems/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://en.iolc.org.cn/?p=11",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.leibniz-zas.de/de/service-transfer/linguistik-olympiade/auswahlverfahren",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://archive.ioling.org/participation/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "IOL",
  section: "academic",
  category: "humanities",
  icon: "book",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.age",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      kind: "age",
      max: 19,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "level",
      levels: PRE_UNIVERSITY,
      stages: [
        "lowerSecondary",
        "upperSecondary",
        "schoolFinished",
        "undergraduateFinished",
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["languages", "humanities"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "iol olimpiada de linguistica",
    "concurso mundial de lenguas",
    "competencia de acertijos de idiomas",
    "olimpiada de lenguaje para prepa",
    "descifrar idiomas raros concurso",
    "torneo de gramatica y codigos colegio",
    "concurso para los que aman los idiomas",
    "como entrar a la olimpiada linguistica",
    "puzzles de lenguas indigenas y antiguas competencia",
    "logica y lenguaje competencia bachillerato",
    "mundial de linguistica liceo",
    "international linguistics olympiad",
    "linguistics contest high school",
    "me gusta descifrar codigos y lenguas",
    "concurso de lenguas e idiomas raros",
    "competencia para quienes aman los idiomas",
    "acertijos de linguistica",
    "language puzzles contest",
    "olimpiada de idiomas",
    "logica y traduccion concurso",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Lingüística (IOL)",
      audience:
        "Preuniversitarios de los países que participan, en equipos de cuatro",
      gives: "Un reto para quien disfruta los idiomas y los acertijos",
      when: "Suele ser en julio o agosto; se entra por la olimpiada de tu país",
      where: "En un país distinto cada año",
      description:
        "Descifra cómo funcionan lenguas que no conoces: cinco problemas individuales en seis horas y uno por equipos. No hay que saber muchos idiomas, y la prueba se ofrece en varios. Se entra solo por la olimpiada nacional de lingüística de cada país.",
      requirements: {
        selection: "Ser elegido por la olimpiada de lingüística de tu país",
        age: "Tener menos de 20 años",
        studies: "No estar en la universidad",
      },
      note: "No pudimos confirmar una selección mexicana actual. Mira en la página oficial si tu país participa. Los problemas de años pasados están en línea para practicar.",
    },
    en: {
      name: "International Linguistics Olympiad (IOL)",
      audience:
        "Pre-university students from the countries that take part, in teams of four",
      gives: "A challenge for anyone who enjoys languages and puzzles",
      when: "Usually in July or August; you get in through your country's olympiad",
      where: "In a different country each year",
      description:
        "Work out how languages you do not know work: five individual problems in six hours and one as a team. You need not speak many languages, and the test comes in several. You get in only through your country's national linguistics olympiad.",
      requirements: {
        selection: "Be chosen by the linguistics olympiad of your country",
        age: "Be under 20",
        studies: "Not be at university",
      },
      note: "We could not confirm a current Mexican selection. Check on the official page whether your country takes part. Problems from past years are online for practice.",
    },
  },
};
