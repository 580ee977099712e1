import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  AT_SCHOOL_THEN,
  BEFORE_HIGHER_STUDIES,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const ioaa: Competition = {
  id: "ioaa",
  link: "https://www.ioaastrophysics.org/",
  tags: ["astronomía", "física", "olimpiada", "internacional"],
  sources: [
    {
      url: "https://www.ioaastrophysics.org/statutes/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ioaastrophysics.org/frequently-asked-questions/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://gecaa.ee/about-ioaa",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.inaoep.mx/news/?noticia=132&anio=2023",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/08/22/peru-obtuvo-mencion-honrosa-en-la-olimpiada-internacional-de-astronomia-y-astrofisica-en-india/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "IOAA",
  section: "academic",
  category: "physics",
  icon: "science",
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
      on: { month: 6, day: 30 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...BEFORE_HIGHER_STUDIES,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // School may have ended in the year of the contest, not before.
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [AT_SCHOOL, SCHOOL_ENDS_IN_SUMMER],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "olimpiada de astronomia mundial",
    "concurso de astronomia para prepa",
    "olimpiadas del espacio y las estrellas",
    "competencia de astrofisica planetas y telescopios",
    "mundial de astronomia ioaa",
    "torneo de astronomia para colegio o liceo",
    "como participar en la olimpiada de astronomia",
    "concurso de universo galaxias y cosmologia",
    "representar a mi pais en astronomia",
    "identificar constelaciones y mirar con telescopio",
    "olaa olimpiada latina de astronomia",
    "international olympiad on astronomy and astrophysics",
    "astronomy contest for high school",
    "quiero ser astronomo o astronauta",
    "concurso de estrellas planetas y telescopios",
    "mundial de astronomia",
    "competencia de astrofisica",
    "me gusta el espacio y quiero competir",
    "observacion del cielo concurso",
    "astronomy competition for teens",
    "olimpiada latinoamericana de astronomia",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "me apasiona el universo",
    "concursos del cosmos",
    "agujeros negros estrellas y galaxias",
    "extracurriculares de ciencia",
    "astrofisica desde el colegio",
    "astronautica",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Astronomía y Astrofísica (IOAA)",
      audience:
        "Preuniversitarios de los países que participan, hasta cinco por país",
      gives:
        "Medallas; el país anfitrión cubre alojamiento y comidas del equipo",
      when: "Normalmente en agosto; se entra por la olimpiada de tu país",
      where: "En un país distinto cada año",
      description:
        "Pon a prueba tu astronomía con teoría, análisis de datos y observación del cielo. Se entra por la selección de tu país. En México, la Olimpiada Nacional de Astronomía lleva a otro concurso: la Olimpiada Latinoamericana (OLAA).",
      requirements: {
        selection: "Que te elija la olimpiada nacional de tu país",
        age: "Tener menos de 20 años al 30 de junio",
        studies: "Seguir en la escuela",
      },
      note: "Vale acabar la prepa ese mismo año. No pudimos confirmar que México mande equipo: mira en su página si tu país participa.",
    },
    en: {
      name: "International Olympiad on Astronomy and Astrophysics (IOAA)",
      audience:
        "Pre-university students from the countries that take part, up to five each",
      gives: "Medals; the host country covers the team's stay and meals",
      when: "Usually in August; you get in through your country's olympiad",
      where: "In a different country each year",
      description:
        "Test your astronomy with theory, data analysis and observing the sky. You get in through your country's selection. In Mexico, the Olimpiada Nacional de Astronomía leads to another contest: the Latin American olympiad (OLAA).",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        age: "Be under 20 on 30 June",
        studies: "Still be at school",
      },
      note: "Finishing school that year is fine. We could not confirm that Mexico sends a team: check on its page whether your country does.",
    },
  },
};
