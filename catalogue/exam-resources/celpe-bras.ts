import type { Resource } from "../resource.schema.ts";
import { HIGH_SCHOOL } from "../shared-conditions.ts";

export const celpeBras: Resource = {
  id: "celpe-bras",
  name: "Celpe-Bras",
  organization: "Inep y Ministerio de Educación de Brasil",
  organizationKey: "organization",
  link: "https://www.gov.br/inep/pt-br/areas-de-atuacao/avaliacao-e-exames-educacionais/celpe-bras",
  tags: ["portugués", "brasil", "celpe-bras", "certificación"],
  editions: [
    {
      year: 2026,
      opens: "2026-02-24",
      closes: "2026-03-06",
      source:
        "https://www.blogdovestibular.com/educacao/celpe-bras-2026-1-inscricoes.html",
    },
    {
      year: 2025,
      opens: "2025-08-04",
      closes: "2025-08-15",
      source:
        "https://www.clicportela.com.br/noticia/141700/inscricoes-para-celpe-bras-2025-estao-abertas-ate-dia-15-deste-mes",
    },
    {
      year: 2025,
      opens: "2025-01-06",
      closes: "2025-01-17",
      source:
        "https://www.acessa.com/educacao/2025/01/231320-inscricoes-para-exame-de-obtencao-do-celpe-bras-terminam-nesta-sexta.html",
    },
    {
      year: 2024,
      opens: "2024-08-05",
      closes: "2024-08-16",
      source:
        "https://www.opovo.com.br/noticias/brasil/2024/07/18/edital-traz-prazos-e-procedimentos-para-o-celpe-bras-2024-2.html",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-02-24",
      source:
        "https://www.gazetanews.com/noticias/brasil/2023/02/461701-estao-abertas-inscricoes-para-exame-para-obtencao-do-celpe-bras.html",
    },
  ],
  sources: [
    {
      url: "https://www.clicportela.com.br/noticia/141700/inscricoes-para-celpe-bras-2025-estao-abertas-ate-dia-15-deste-mes",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.opovo.com.br/noticias/brasil/2025/08/15/celpe-bras-2025-2-prazo-de-inscricao-termina-nesta-sexta-feira.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.acessa.com/educacao/2025/01/231320-inscricoes-para-exame-de-obtencao-do-celpe-bras-terminam-nesta-sexta.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://terceirocanal.com.br/?p=69758",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.opovo.com.br/noticias/brasil/2024/07/18/edital-traz-prazos-e-procedimentos-para-o-celpe-bras-2024-2.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.folhape.com.br/economia/inscricoes-para-exame-de-obtencao-do-celpe-bras-terminam-nesta-sexta/320460/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.gazetanews.com/noticias/brasil/2023/02/461701-estao-abertas-inscricoes-para-exame-para-obtencao-do-celpe-bras.html",
      supports: ["amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.gov.br/inep/pt-br/relatorio-anual-de-atividades-e-gestao-do-inep-2022/avaliacoes-e-exames-educacionais/avaliacoes-exames-nacionais/celpe-bras",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.blogdovestibular.com/educacao/celpe-bras-2026-1-inscricoes.html",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://educacao.estadao.com.br/noticias/geral,exame-de-portugues-para-estrangeiros-recebe-inscricoes,610756",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://mail.planetauniversitario.com/index.php/notas-do-campus-mainmenu-73/33341-lingua-portuguesa-mais-de-5-mil-candidatos-vao-fazer-o-exame-de-proficiencia",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["pt"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.origin", "requirements.age"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["*"], except: ["BR"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.origin",
      changeable: false,
    },
    {
      // The sources are old, so younger people are not ruled out.
      kind: "anyOf",
      options: [
        [
          { kind: "age", min: 16 },
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
              "otro",
            ],
            stages: [
              "schoolFinished",
              "technical",
              "undergraduate",
              "undergraduateFinished",
              "postgraduate",
            ],
          },
        ],
        // Earlier years of upper secondary may be the ninth grade or below.
        [
          { kind: "age", min: 16 },
          { kind: "level", levels: HIGH_SCHOOL },
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 3 },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.fee",
      source:
        "https://www.clicportela.com.br/noticia/141700/inscricoes-para-celpe-bras-2025-estao-abertas-ate-dia-15-deste-mes",
    },
    {
      year: 2026,
      textKey: "figures.calendar",
      source:
        "https://www.blogdovestibular.com/educacao/celpe-bras-2026-1-inscricoes.html",
    },
  ],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 1, closes: 1 },
      { opens: 2, closes: 3 },
      { opens: 8, closes: 8 },
    ],
  },
  phrases: [
    "celpe bras",
    "celpebras examen de portugues",
    "certificado de portugues brasileño",
    "prueba de portugues para estudiar en brasil",
    "entrevista oral celpe bras",
    "revalidar titulo en brasil",
    "niveles celpe bras intermedio avanzado",
    "portugues para universidad brasileña",
    "pruebas anteriores celpe bras gratis",
    "acreditar portugues para maestria en brasil",
    "inep examen para extranjeros",
    "portuguese proficiency exam brazil",
    "celpe-bras past tests",
    "soy profesional y quiero ejercer en brasil",
    "certificado de portugues oficial",
    "examen de portugues para estudiar en brasil",
    "portuguese proficiency exam",
    "portugues para extranjeros",
    "nivel de portugues para universidad brasilena",
    "fechas y costo del celpe",
    "certificado de portugues",
    "examenes de idiomas",
    "certificar mi portugues",
    "trabajar en brasil",
    "medico que quiere ir a brasil",
    "idioma para universidad en brasil",
    "ejercer en brasil",
  ],
  texts: {
    es: {
      organization: "Inep y Ministerio de Educación de Brasil",
      audience: "Quien quiere estudiar o ejercer su profesión en Brasil",
      gives:
        "El certificado oficial brasileño de portugués para extranjeros. Tiene costo",
      when: "Suele haber dos inscripciones: entre enero y marzo, y en agosto",
      where: "En sedes autorizadas de Brasil y del exterior",
      description:
        "Tiene una parte escrita y una entrevista oral. El resultado te ubica en uno de cuatro niveles, de intermedio a avanzado superior. Lo aceptan universidades brasileñas para licenciatura y posgrado, y sirve para revalidar títulos. Hay pruebas anteriores publicadas para practicar gratis.",
      requirements: {
        origin:
          "No ser de Brasil, o tener doble nacionalidad u otra lengua materna",
        age: "Tener 16 años y el equivalente al ensino fundamental de Brasil (en 2010)",
      },
      note: "Las fechas cambian mucho, sobre todo las de la primera edición: sigue el edital del Inep desde diciembre y confirma en él la edad mínima. Cada institución decide qué nivel pide y por cuánto tiempo acepta el certificado.",
      figures: {
        fee: "En 2025 el Inep sugería cobrar 259 reales en Brasil y 120 USD en el exterior; cada sede fija su precio.",
        calendar:
          "En 2026 la primera inscripción fue del 24 de febrero al 6 de marzo, con examen previsto del 28 de abril al 1 de mayo. La segunda de 2025 fue del 4 al 15 de agosto.",
      },
    },
    en: {
      organization: "Inep and the Ministry of Education of Brazil",
      audience:
        "Anyone who wants to study or practise their profession in Brazil",
      gives:
        "Brazil's official certificate of Portuguese for foreigners. It has a fee",
      when: "Usually two registrations: between January and March, and in August",
      where: "At approved venues in Brazil and abroad",
      description:
        "It has a written part and an oral interview. The result places you at one of four levels, from intermediate to upper advanced. Brazilian universities accept it for undergraduate and postgraduate study, and you can use it to have a degree recognised. Past papers are published to practise free.",
      requirements: {
        origin:
          "Not be from Brazil, or have two nationalities or another mother tongue",
        age: "Be 16 and have the equivalent of Brazil's ensino fundamental (in 2010)",
      },
      note: "Dates change a lot, above all those of the first edition: follow Inep's edital from December and check the minimum age in it. Each institution decides which level it asks for and how long it accepts the certificate.",
      figures: {
        fee: "In 2025 Inep suggested charging 259 reais in Brazil and 120 USD abroad; each venue sets its own price.",
        calendar:
          "In 2026 the first registration ran from 24 February to 6 March, with the exam set for 28 April to 1 May. The second of 2025 ran from 4 to 15 August.",
      },
    },
  },
};
