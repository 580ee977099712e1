import type { Scholarship } from "../scholarship.schema.ts";
import { IN_LOWER_SECONDARY, MEASURED_NEED } from "../shared-conditions.ts";

export const peDeMeiaBrasil: Scholarship = {
  id: "pe-de-meia-brasil",
  link: "https://www.gov.br/mec/pt-br/pe-de-meia",
  tags: ["brasil", "gobierno", "preparatoria", "necesidad económica"],
  sources: [
    {
      url: "https://www.gov.br/mec/pt-br/pe-de-meia/como-funciona",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.avozdobem.com/2026/02/pe-de-meia-fixa-data-base-para-entrar-em-2026",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.noticiasdahora.com.br/politica/estudantes-de-baixa-renda-poderao-receber-ate-r-3-mil-com-o-programa-pe-de-meia-em-2026-confira-as-modalidades-de-pagamento.html",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://newsrondonia.com.br/educacao/2026/02/19/mec-divulga-calendario-de-pagamentos-do-pe-de-meia-2026",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://diariodocomercio.com.br/mix/governo-anuncia-novo-auxilio-financeiro-para-jovens-de-ate-24-anos-primeiro-pagamento-comeca-em-23-03",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  organization: "Ministério da Educação (MEC), Brasil",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool"],
  covers: ["living"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.income",
    "requirements.age",
    "requirements.attendance",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["BR"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Pupils of a private lower secondary school may still choose a public ensino médio.
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "publicSchool" }],
        [IN_LOWER_SECONDARY],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3", "otro"],
      stages: ["upperSecondary"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.income",
      changeable: false,
    },
    {
      kind: "age",
      min: 14,
      max: 24,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // At 18 it depends on whether the school is EJA, which takes nobody younger. Ages count
      // over the coming year, so neither limit is met at 18.
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 18 }],
        [{ kind: "age", min: 19 }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.attendance",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.noticiasdahora.com.br/politica/estudantes-de-baixa-renda-poderao-receber-ate-r-3-mil-com-o-programa-pe-de-meia-em-2026-confira-as-modalidades-de-pagamento.html",
    },
    {
      year: 2026,
      textKey: "figures.calendar",
      source:
        "https://newsrondonia.com.br/educacao/2026/02/19/mec-divulga-calendario-de-pagamentos-do-pe-de-meia-2026",
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "pe de meia mec",
    "poupança ensino medio",
    "ahorro por estudiar ensino medio brasil",
    "me pagan por ir a la escuela brasil",
    "dinero para estudiantes de escuela publica brasil",
    "cadunico y ensino medio",
    "beca del gobierno de brasil para secundaria",
    "como entrar al pe de meia",
    "bolsa para estudante do ensino medio",
    "plata por terminar el ensino medio",
    "ayuda para rendir el enem",
    "brazil savings for public school students",
    "brazil high school stipend low income",
    "incentivo por no dejar la escuela",
    "becas para brasileños",
    "subsidio para familias con hijos en la escuela",
    "dinheiro para estudante",
    "ensino medio publico ayuda",
    "estudiante pobre en brasil",
    "becas en brasil",
    "becas para secundaria sin postular",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      organization: "Ministério da Educação (MEC), Brasil",
      title: "Pé-de-Meia",
      audience:
        "Estudiantes de bajos recursos del ensino médio público de Brasil, hasta los 24 años",
      amount:
        "Dinero en una cuenta a tu nombre por matricularte, asistir, aprobar cada año y rendir el Enem",
      level: "Ensino médio público, también el de jóvenes y adultos (EJA)",
      deadline:
        "No hay que postular; el CadÚnico debe estar al día antes de la fecha que fija el MEC",
      description:
        "El gobierno de Brasil paga a quien sigue en el ensino médio público. No hay que inscribirse: tu escuela envía los datos y el MEC los cruza con el CadÚnico, el registro de familias de bajos recursos. Lo que ganas por aprobar cada año se retira al terminar.",
      requirements: {
        school: "Estudiar el ensino médio en una escuela pública de Brasil",
        income:
          "Familia en el CadÚnico con renta de hasta medio salario mínimo por persona",
        age: "Tener de 14 a 24 años; en EJA, de 19 a 24",
        attendance: "Tener CPF y asistir al menos al 80 % de las clases",
      },
      note: "Revisa con tu familia que el CadÚnico esté actualizado y que la escuela tenga bien tu CPF: de eso depende que te incluyan. La fecha límite cambia cada año.",
      figures: {
        y2026:
          "En 2026, fuera de EJA: 200 BRL por matrícula y hasta nueve pagos de 200 por asistir. Además, 1,000 BRL por año aprobado y, en el último, 200 BRL por el Enem.",
        calendar:
          "En 2026: el primer pago fue del 23 al 30 de marzo y el CadÚnico debía estar al día hasta el 7 de agosto.",
      },
    },
    en: {
      organization: "Ministério da Educação (MEC), Brazil",
      title: "Pé-de-Meia",
      audience:
        "Low-income students of Brazil's public ensino médio (upper secondary), up to age 24",
      amount:
        "Money in an account in your name for enrolling, attending, passing each year and taking Enem",
      level: "Public upper secondary, adult education (EJA) included",
      deadline:
        "No application; CadÚnico must be up to date by the day that MEC sets",
      description:
        "Brazil's government pays those who stay in public upper secondary school. You do not apply: your school sends your data and MEC checks them against CadÚnico, the register of low-income families. What you earn for passing each year can be withdrawn when you finish.",
      requirements: {
        school: "Study the ensino médio at a public school in Brazil",
        income:
          "Family in CadÚnico with income up to half a minimum wage per person",
        age: "Be 14 to 24 years old; in EJA, 19 to 24",
        attendance: "Have a CPF number and attend at least 80% of classes",
      },
      note: "Check with your family that CadÚnico is up to date and that the school has your CPF right: being included depends on it. The deadline changes every year.",
      figures: {
        y2026:
          "In 2026, outside EJA: 200 BRL for enrolling and up to nine payments of 200 for attendance. Also 1,000 BRL per year passed and, in the last, 200 BRL for Enem.",
        calendar:
          "In 2026: the first payment was from 23 to 30 March, and CadÚnico had to be up to date by 7 August.",
      },
    },
  },
};
