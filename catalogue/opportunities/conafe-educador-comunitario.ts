import type { Opportunity } from "../opportunity.schema.ts";
import {
  IN_LOWER_SECONDARY,
  LOWER_SECONDARY_FINISHED,
} from "../shared-conditions.ts";

export const conafeEducadorComunitario: Opportunity = {
  id: "conafe-educador-comunitario",
  link: "https://www.gob.mx/conafe/acciones-y-programas/figuras-educativas-del-conafe",
  tags: ["docencia", "gobierno", "méxico", "remunerado", "ayuda económica"],
  sources: [
    {
      url: "https://www.gob.mx/conafe/acciones-y-programas/figuras-educativas-del-conafe",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://mimorelia.com/noticias/educacion/consejo-nacional-de-fomento-educativo-lleva-educaci%C3%B3n-donde-nunca-hubo-escuela-sep",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eleconomista.com.mx/politica/respaldo-61-mil-786-figuras-educativas-conafe-garantiza-educacion-comunitaria-zonas-rurales-e-indigenas-mario-delgado-20251222-792423.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://aristeguinoticias.com/1401/mexico/educadores-de-conafe-protestan-en-el-pais-por-sueldos-bajos-y-falta-de-seguridad",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://despertardelacosta.net/comunidades-serranas-en-riesgo-de-quedarse-sin-conafe/?amp=1",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elsoldesanluis.com.mx/local/llaman-a-jovenes-para-instructores-conafe-1838117.html/amp",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://mcvnoticias.com/comunidades-rurales-de-q-roo-necesitan-mas-educadores-conafe",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Consejo Nacional de Fomento Educativo (CONAFE)",
  section: "internships",
  category: "any",
  icon: "government",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.age",
    "requirements.place",
    "requirements.residence",
  ],
  eligibility: [
    {
      ...LOWER_SECONDARY_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
            ],
            stages: [
              "schoolFinished",
              "undergraduate",
              "undergraduateFinished",
              "postgraduate",
            ],
          },
        ],
        [IN_LOWER_SECONDARY],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 18, max: 29 }],
        [{ kind: "age", min: 16 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.place", changeable: true },
    {
      // Nobody attends another school while they live there; pupils of the last years may have
      // finished theirs by then.
      kind: "anyOf",
      options: [
        [
          {
            kind: "status",
            notHolding: "Estudios en otro lugar durante el ciclo escolar",
            excludes: ["studying"],
          },
        ],
        [
          {
            kind: "level",
            levels: ["preparatoria_3"],
            stages: ["upperSecondary"],
          },
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 1 },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.place",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.residence",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://mimorelia.com/noticias/educacion/consejo-nacional-de-fomento-educativo-lleva-educaci%C3%B3n-donde-nunca-hubo-escuela-sep",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "funded",
  cycle: { basis: "unknown" },
  phrases: [
    "conafe educador comunitario",
    "ser maestro del conafe",
    "figura educativa conafe registro",
    "dar clases en una comunidad rural",
    "trabajo con apoyo mensual y beca despues",
    "termine la secundaria y quiero trabajar y estudiar",
    "servicio social educativo conafe",
    "enseñar a niños en la sierra",
    "año sabatico dando clases en mexico",
    "beca conafe al terminar el servicio",
    "lider para la educacion comunitaria",
    "rural teaching service mexico",
    "community teacher stipend mexico",
    "quiero ser maestro",
    "trabajo para jovenes sin carrera",
    "no entre a la universidad que hago",
    "voluntariado pagado",
    "servicio comunitario",
    "trabajo con casa y comida",
    "año sabatico ayudando",
    "ayuda para seguir estudiando despues",
    "chamba de maestra rural",
    "pedagogia experiencia",
  ],
  texts: {
    es: {
      name: "Educador comunitario del CONAFE",
      audience:
        "Jóvenes con secundaria o prepa terminada que quieren enseñar en el campo",
      gives:
        "Apoyo económico mensual y, al terminar el servicio, apoyo para seguir estudiando",
      when: "Los estados suelen reclutar antes del ciclo escolar",
      where: "Comunidades rurales apartadas de México",
      description:
        "Enseña uno o dos ciclos escolares en una comunidad apartada, después de una capacitación. La comunidad se compromete a darte casa, comida y seguridad. Al terminar, el CONAFE te apoya para continuar tus estudios.",
      requirements: {
        school: "Haber terminado la secundaria; varios estados piden la prepa",
        age: "Tener la edad que pida tu estado (en Guerrero, desde 16 en 2019; en San Luis Potosí, de 16 a 29 en 2018)",
        place:
          "Vivir todo el ciclo escolar en la comunidad que te asignen, sin elegir el lugar",
        residence: "Vivir en México",
      },
      figures: {
        y2025:
          "En 2025 el apoyo mensual era de 5,000 pesos mexicanos en educación básica.",
      },
      note: "Es un servicio exigente en lugares apartados y sin contrato laboral. Pregunta en tu estado el monto, la edad y cuánto dura el apoyo para estudiar.",
    },
    en: {
      name: "CONAFE community teacher",
      audience:
        "Young people who finished lower or upper secondary and want to teach in the countryside",
      gives:
        "A monthly allowance and, after the service, support to continue your studies",
      when: "States usually recruit before the school year",
      where: "Remote rural communities in Mexico",
      description:
        "Teach for one or two school years in a remote community, after a training course. The community undertakes to give you housing, food and safety. Afterwards CONAFE supports you to continue your studies.",
      requirements: {
        school: "Have finished secundaria; several states ask for prepa",
        age: "Be of the age your state asks for (Guerrero, from 16 in 2019; San Luis Potosí, 16 to 29 in 2018)",
        place:
          "Live for the whole school year in the community you are given, without choosing it",
        residence: "Live in Mexico",
      },
      figures: {
        y2025:
          "In 2025 the monthly allowance was 5,000 Mexican pesos in basic education.",
      },
      note: "It is demanding service in remote places and without an employment contract. Ask in your state about amount, age and how long the study support lasts.",
    },
  },
};
