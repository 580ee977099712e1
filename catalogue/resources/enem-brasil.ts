import type { Resource } from "../resource.schema.ts";

export const enemBrasil: Resource = {
  id: "enem-brasil",
  link: "https://enem.inep.gov.br/",
  applicationUrl: "https://enem.inep.gov.br/participante",
  tags: ["brasil", "examen de admisión", "portugués", "universidad pública"],
  sources: [
    {
      url: "https://bh24horas.com.br/noticias/enem-2025-volta-a-valer-como-diploma-do-ensino-medio-e-tera-pre-inscricao-automatica",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://portaldafloresta.com.br/enem-2023-termina-hoje-prazo-para-pedido-de-isencao-de-taxa/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://analisandomt.com.br/publicacao-do-edital-do-enem-2025-tudo-que-voce-precisa-saber",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://jmvnews.com/brasil/2025/06/07/inscricoes-para-o-enem-2025-sao-estendidas-pelo-mec-ate-a-proxima-sexta-feira-13-6-3",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://brasildefato.com.br/2024/06/08/enem-prazo-de-inscricoes-e-ampliado-para-14-de-junho-incluindo-rio-grande-do-sul",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.acritica.net/noticia/amp/853726/saiba-como-usar-as-notas-individuais-do-enem-2025",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.osaogoncalo.com.br/geral/160333/saiba-como-usar-as-notas-individuais-do-enem-2025",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.virandobixo.com.br/noticias/NOT,0,0,1875260,enem-2025-pedido-de-isencao-termina-nesta-sexta-feira.aspx",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.portalaz.com.br/noticia/amp/educacao/80514/prazo-para-pedir-isencao-da-taxa-do-enem-termina-nesta-sexta-feira",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.opovo.com.br/noticias/brasil/2025/03/31/inep-divulga-prazo-para-solicitacao-de-isencao-no-enem-2025.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  organization: "Inep, Ministério da Educação (Brasil)",
  organizationKey: "organization",
  name: "Enem – Exame Nacional do Ensino Médio",
  serves: ["BR"],
  icon: "exam",
  section: "universityAdmission",
  type: "Examen",
  languages: ["pt"],
  country: "BR",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "aid",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.register", "requirements.essay"],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.register",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.essay",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.osaogoncalo.com.br/geral/160333/saiba-como-usar-as-notas-individuais-do-enem-2025",
    },
    {
      year: 2024,
      textKey: "figures.fee",
      source:
        "https://www.portalaz.com.br/noticia/amp/educacao/80514/prazo-para-pedir-isencao-da-taxa-do-enem-termina-nesta-sexta-feira",
    },
  ],
  lastSeenCycle: 2025,
  cycle: {
    basis: "usual",
    windows: [
      { opens: 4, closes: 4 },
      { opens: 5, closes: 6 },
    ],
  },
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-06-13",
      source:
        "https://jmvnews.com/brasil/2025/06/07/inscricoes-para-o-enem-2025-sao-estendidas-pelo-mec-ate-a-proxima-sexta-feira-13-6-3",
      lineKey: "editions.registration",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-06-14",
      source:
        "https://brasildefato.com.br/2024/06/08/enem-prazo-de-inscricoes-e-ampliado-para-14-de-junho-incluindo-rio-grande-do-sul",
      lineKey: "editions.registration",
    },
    {
      year: 2025,
      opens: "2025-04-14",
      closes: "2025-05-02",
      source:
        "https://www.virandobixo.com.br/noticias/NOT,0,0,1875260,enem-2025-pedido-de-isencao-termina-nesta-sexta-feira.aspx",
      lineKey: "editions.exemption",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-04-28",
      source:
        "https://portaldafloresta.com.br/enem-2023-termina-hoje-prazo-para-pedido-de-isencao-de-taxa/",
      lineKey: "editions.exemption",
    },
  ],
  phrases: [
    "enem brasil inscripcion",
    "exame nacional do ensino medio",
    "isenção da taxa do enem",
    "examen para entrar a la universidad en brasil",
    "nota del enem para que sirve",
    "prueba de noviembre brasil redação",
    "pagina do participante inep",
    "enem sin pagar escuela publica",
    "como se usa el enem en portugal",
    "vestibular enem fechas",
    "terminar ensino medio y rendir enem",
    "enem exam brazil registration",
    "brazil university entrance exam fee waiver",
    "examen para entrar a la u",
    "universidades de brasil",
    "vestibular",
    "redacao nota mil",
    "terminei o ensino medio",
    "certificar secundaria por examen",
    "prueba nacional de brasil",
  ],
  texts: {
    es: {
      organization: "Inep, Ministério da Educação (Brasil)",
      audience:
        "Quien termina o terminó el ensino médio y quiere estudiar en Brasil",
      gives:
        "La nota que piden Sisu, Prouni, Fies y algunas universidades de Portugal",
      when: "Hasta ahora: exención en abril, inscripción en mayo y junio, prueba en noviembre",
      where: "En todo Brasil",
      description:
        "Rinde en dos domingos una redacción y cuatro áreas. Con esa nota postulas a universidades públicas (Sisu), a becas en privadas (Prouni) y al crédito del Estado (Fies). Desde los 18 años vuelve a servir para certificar el ensino médio.",
      requirements: {
        register:
          "Pedir primero la exención, si te toca, e inscribirte en línea con tu cuenta gov.br",
        essay:
          "Para usar la nota: haber terminado el ensino médio y no sacar cero en la redacción",
      },
      note: "La exención no te inscribe: son dos trámites. La han podido pedir quienes terminan el ensino médio en escuela pública, lo hicieron ahí o con beca completa y renta baja, el CadÚnico y el Pé-de-Meia. Quien faltó con exención tuvo que justificarlo.",
      figures: {
        y2025: "En 2025 fue el 9 y 16 de noviembre (Belém, después).",
        fee: "En 2024: la inscripción costó 85 BRL.",
      },
      editions: {
        exemption: "Pedido de exención de la tasa",
        registration: "Inscripción",
      },
    },
    en: {
      organization: "Inep, Ministério da Educação (Brazil)",
      audience:
        "Those finishing or done with the ensino médio who want to study in Brazil",
      gives:
        "The score that Sisu, Prouni, Fies and some universities in Portugal ask for",
      when: "So far: fee waiver in April, registration in May and June, exam in November",
      where: "Throughout Brazil",
      description:
        "Take an essay and four areas on two Sundays. With that score you apply to public universities (Sisu), to grants at private ones (Prouni) and to the State loan (Fies). From age 18 it can again be used to certify the ensino médio.",
      requirements: {
        register:
          "Request the fee waiver first, if you qualify, and register online with your gov.br account",
        essay:
          "To use the score: have finished the ensino médio and not score zero in the essay",
      },
      note: "The waiver does not register you: they are two steps. Those finishing ensino médio at public school, or who did it there or on a full grant with a low income, CadÚnico and Pé-de-Meia have been able to ask. Missing the exam with a waiver had to be justified.",
      figures: {
        y2025: "In 2025 it was 9 and 16 November (Belém later).",
        fee: "In 2024: registration cost 85 BRL.",
      },
      editions: {
        exemption: "Request for the fee waiver",
        registration: "Registration",
      },
    },
  },
};
