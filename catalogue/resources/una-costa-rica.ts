import type { Resource } from "../resource.schema.ts";

export const unaCostaRica: Resource = {
  id: "una-costa-rica",
  link: "https://www.una.ac.cr/",
  tags: [
    "costa rica",
    "universidad pública",
    "examen de admisión",
    "necesidad económica",
    "inclusión",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.diarioextra.com/noticia/esta-por-realizar-el-examen-de-la-ucr-tome-nota/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.lateja.cr/empleo-costa-rica/empleo-noticias/hizo-examen-de-admision-de-la-una-este-dia-se/U42X4MGFSZE2TOAYGJW5QU7GLE/story/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.unacomunica.una.ac.cr/index.php/enero-2024/5088-modelo-de-estratificacion-posibilita-educacion-superior-a-personas-en-mayor-vulnerabilidad",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.tvsur.co.cr/noticias/este-fin-de-semana-sera-la-prueba-de-admision-de-ingreso-a-la-una/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.nacion.com/el-pais/una-anuncia-aumento-en-becas-para-estudiantes-en/WSG5RWXOSBFVNHIR4J5KRMAHFU/story/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.unacomunica.una.ac.cr/index.php/julio-2024/5451-becas-mejoran-la-calidad-de-vida-a-quienes-mas-lo-necesitan",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  serves: ["CR"],
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "CR",
  icon: "university",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "aid",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad Nacional de Costa Rica",
  requirementsKeys: ["requirements.school", "requirements.exam"],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  phrases: [
    "admision una costa rica",
    "universidad nacional heredia examen",
    "como entrar a la una",
    "becas de la una",
    "beca luis felipe gonzalez flores",
    "beca omar dengo residencia",
    "vengo de colegio rural y quiero universidad",
    "colegio nocturno entrar a la universidad",
    "universidad publica costa rica con beca",
    "residencias estudiantiles una",
    "paa una ucr",
    "exoneracion de creditos una",
    "universidad nacional costa rica admission",
    "costa rica university grants",
    "examen para entrar a la u",
    "universidades publicas costa rica",
    "universidad para indigenas y rurales",
    "salgo del cole y quiero la u",
    "residencias estudiantiles",
  ],
  texts: {
    es: {
      name: "Universidad Nacional (UNA) de Costa Rica: admisión y becas",
      audience:
        "Quien termina la secundaria, sobre todo en colegios rurales, nocturnos o indígenas",
      gives:
        "Ingreso que toma en cuenta tu tipo de colegio, y becas por situación económica",
      when: "El examen es el de la UCR, hacia octubre; la inscripción cierra meses antes",
      where: "Heredia y otros campus de Costa Rica",
      description:
        "Entra con la misma prueba que la UCR: aquí vale 60 % y tus notas 40 %. Compites con estudiantes de colegios parecidos por tipo, zona y jornada, lo que favorece a colegios rurales, nocturnos e indígenas.",
      note: "Al inscribirte, indica que es para la UNA: el pago cambia. Con la nota mínima, registra tu título de bachiller (en 2026, el 5 y 6 de enero). Hay beca socioeconómica, aporte mensual (Luis Felipe González Flores) y ayuda con residencia (Omar Dengo).",
      requirements: {
        school:
          "Terminar este año la educación diversificada o tenerla terminada",
        exam: "Inscribirte en el proceso conjunto con la UCR, pagar el arancel y presentar la PAA",
      },
    },
    en: {
      name: "Universidad Nacional (UNA) of Costa Rica: admission and grants",
      audience:
        "School leavers, above all from rural, evening or indigenous schools",
      gives:
        "Entry that takes your kind of school into account, and grants by need",
      when: "The test is the UCR's, around October; registration closes months before",
      where: "Heredia and other campuses in Costa Rica",
      description:
        "Enter with the same test as the UCR: here it counts 60% and your marks 40%. You compete with students of schools alike in kind, area and hours, which favours rural, evening and indigenous schools.",
      note: "On registering, say that it is for the UNA: the fee changes. With the minimum mark, register your school diploma (in 2026, 5 and 6 January). There is a socioeconomic grant, a monthly payment (Luis Felipe González Flores) and aid with a residence (Omar Dengo).",
      requirements: {
        school: "Finish upper secondary school this year or have finished it",
        exam: "Register in the process shared with the UCR, pay the fee and sit the PAA",
      },
    },
  },
};
