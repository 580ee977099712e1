import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaJuvenilMatematicaParaguay: Competition = {
  id: "olimpiada-juvenil-matematica-paraguay",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.omapa.org/",
  organization: "OMAPA (Paraguay)",
  section: "national",
  category: "mathematics",
  icon: "trophy",
  tags: ["paraguay", "matemáticas", "olimpiada", "nacional", "secundaria"],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  requirementsKeys: [
    "requirements.school",
    "requirements.registration",
    "requirements.round",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PY"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.round",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.omapa.org/conoce-a-los-campeones-departamentales-de-la-olimpiada-nacional-juvenil-2025",
    },
  ],
  sources: [
    {
      url: "https://www.omapa.org/conoce-a-los-campeones-departamentales-de-la-olimpiada-nacional-juvenil-2025",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.ultimahora.com/rumbo-a-australia-cuatro-jovenes-paraguayos-en-el-mundial-de-las-matematicas?p=3",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://abc.com.py/nacionales/2022/06/07/olimpiadas-de-matematicas-ya-se-inscribieron-20000-estudiantes/?outputType=amp",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.lanacion.com.py/pais/2018/07/07/jovenes-paraguayos-van-a-rumania-para-olimpiada-de-matematica/",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2022,
      opens: null,
      closes: "2022-07-08",
      source:
        "https://abc.com.py/nacionales/2022/06/07/olimpiadas-de-matematicas-ya-se-inscribieron-20000-estudiantes/?outputType=amp",
    },
  ],
  phrases: [
    "olimpiada nacional juvenil de matematica",
    "omapa olimpiada",
    "jovenes talentos omapa",
    "olimpiada de matematica paraguay",
    "concurso de matematica para colegios paraguay",
    "como llegar a la imo desde paraguay",
    "ronda departamental omapa",
    "entrenamiento para olimpiada de matematica",
    "olimpiada cono sur paraguay",
    "soy bueno en matematica colegio asuncion",
    "competencia de matematica secundaria",
    "final nacional omapa medallas",
    "paraguay math olympiad",
    "math contest paraguay students",
    "olimpiadas de conocimiento",
    "concursos en paraguay",
    "retos de numeros y logica",
    "concursos para secundaria",
    "entrenamiento olimpico",
    "actividades de mates fuera de clase",
    "viajar representando a mi pais",
    "mi primera olimpiada",
  ],
  texts: {
    es: {
      name: "Olimpiada Nacional Juvenil de Matemática (Paraguay)",
      audience:
        "Estudiantes de Paraguay de sexto grado al tercer curso de la media",
      gives:
        "Medallas, y la invitación al programa Jóvenes Talentos si llegas lejos",
      when: "La última vez fue de junio a octubre; la ronda departamental, en septiembre",
      where:
        "En tu colegio y tu departamento; la final, en una sede que cambia",
      description:
        "Empieza en tu escuela y pasa por rondas zonal y departamental hasta la final. A quienes destacan, OMAPA los invita a Jóvenes Talentos, una formación intensiva en matemática. De ahí han salido equipos de la IMO y la Cono Sur.",
      requirements: {
        school:
          "Estudiar en Paraguay, de sexto grado al tercer curso de la media",
        registration: "Inscribirte con tu escuela o colegio",
        round: "Pasar la ronda institucional",
      },
      figures: {
        y2025: "En 2025 la ronda departamental fue el 6 de septiembre.",
      },
      note: "En 2022 las escuelas podían inscribirse hasta el 8 de julio. Pregunta en la tuya apenas empiece el año si participa, el cierre y si cobran por estudiante.",
    },
    en: {
      name: "National Youth Mathematical Olympiad (Paraguay)",
      audience:
        "Students in Paraguay from sixth grade to the third year of media",
      gives:
        "Medals, and the invitation to the Jóvenes Talentos programme if you go far",
      when: "Last time it ran from June to October; the departmental round, in September",
      where: "At your school and in your department; the final venue changes",
      description:
        "Start at your school and move through zonal and departmental rounds to the final. OMAPA invites those who stand out to Jóvenes Talentos, an intensive training in maths. Teams for the IMO and the Cono Sur have come from it.",
      requirements: {
        school:
          "Study in Paraguay, from sixth grade to the third year of media",
        registration: "Register through your school",
        round: "Pass the school round",
      },
      figures: {
        y2025: "In 2025 the departmental round was on 6 September.",
      },
      note: "In 2022 schools could register until 8 July. Ask at yours as soon as the year starts whether it takes part, the deadline and whether there is a fee per student.",
    },
  },
};
