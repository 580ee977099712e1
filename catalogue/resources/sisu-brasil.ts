import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const sisuBrasil: Resource = {
  id: "sisu-brasil",
  link: "https://acessounico.mec.gov.br/",
  tags: ["brasil", "universidad pública", "admisión", "gratis"],
  sources: [
    {
      url: "https://agenciabrasil.ebc.com.br/educacao/noticia/2026-01/sisu-2026-inscricoes-para-o-ensino-superior-comecam-nesta-segunda",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://ometropolitano.com.br/sisu-2026-abre-hoje-19-inscricoes-para-274-mil-vagas-em-universidades-publicas",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://tribunauniao.com.br/noticias/117381/sisu-entenda-como-funciona-o-sistema-de-selecao",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://exame.com/brasil/sisu-2025-quando-abrem-as-inscricoes-em-2025-veja-cronograma/",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  organization: "Ministério da Educação (MEC), Brasil",
  organizationKey: "organization",
  name: "Sisu – Sistema de Seleção Unificada",
  serves: ["BR"],
  icon: "government",
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["pt"],
  country: "BR",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "free",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.enem", "requirements.school"],
  eligibility: [
    {
      kind: "test",
      name: "Enem",
      textKey: "requirements.enem",
      changeable: true,
    },
    {
      // A profile holds neither the edition nor the essay's mark.
      kind: "other",
      textKey: "requirements.enem",
      changeable: true,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://agenciabrasil.ebc.com.br/educacao/noticia/2026-01/sisu-2026-inscricoes-para-o-ensino-superior-comecam-nesta-segunda",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 1, closes: 1 }] },
  editions: [
    {
      year: 2026,
      opens: "2026-01-19",
      closes: "2026-01-23",
      source:
        "https://agenciabrasil.ebc.com.br/educacao/noticia/2026-01/sisu-2026-inscricoes-para-o-ensino-superior-comecam-nesta-segunda",
    },
    {
      year: 2025,
      opens: "2025-01-17",
      closes: "2025-01-21",
      source:
        "https://exame.com/brasil/sisu-2025-quando-abrem-as-inscricoes-em-2025-veja-cronograma/",
    },
  ],
  phrases: [
    "sisu inscripcion",
    "sistema de seleção unificada",
    "entrar a universidad federal de brasil",
    "universidad publica gratis brasil",
    "nota de corte sisu",
    "vagas por cotas escola publica",
    "acesso unico mec",
    "elegir dos carreras con el enem",
    "ingreso a universidad brasileña",
    "cuando abre el sisu",
    "estudiar gratis en brasil con mi nota",
    "brazil free public university application",
    "sisu enem application brazil",
    "universidades de brasil",
    "universidad sin pagar",
    "faculdade gratuita",
    "cupos para afro e indigenas",
    "vestibular",
    "medicina federal nota",
    "cotas",
  ],
  texts: {
    es: {
      organization: "Ministério da Educação (MEC), Brasil",
      audience: "Quien rindió el Enem y terminó el ensino médio",
      gives:
        "Una plaza en una universidad o instituto público de Brasil, donde no se paga colegiatura",
      when: "Suele abrir unos pocos días de enero",
      where: "En línea, en el portal Acesso Único",
      description:
        "Elige hasta dos carreras y compite con tu mejor media del Enem. Cada día se publica la nota de corte y puedes cambiar de opción hasta el cierre. Las federales reservan al menos la mitad de las plazas a quienes estudiaron en escuela pública.",
      requirements: {
        enem: "Enem de una de las tres últimas ediciones (regla de 2026), sin cero en la redacción ni como treineiro",
        school: "Haber terminado el ensino médio",
      },
      note: "Han sido cinco días en todo el año: ten lista tu cuenta gov.br antes de enero. Treineiro es quien rinde el Enem para practicar, antes del último año; esa nota no sirve aquí.",
      figures: {
        y2026:
          "Sisu 2026: del 19 al 23 de enero, una sola edición para todo el año.",
      },
    },
    en: {
      organization: "Ministério da Educação (MEC), Brazil",
      audience: "Those who took Enem and finished the ensino médio",
      gives:
        "A place at a public university or institute in Brazil, where there is no tuition",
      when: "Usually opens for a few days in January",
      where: "Online, on the Acesso Único portal",
      description:
        "Choose up to two degrees and compete with your best Enem average. The cut-off mark is published every day and you can change your choice until it closes. Federal ones keep at least half of the places for those who studied at public schools.",
      requirements: {
        enem: "Enem from one of the last three editions (2026 rule), no zero in the essay and not as a treineiro",
        school: "Have finished the ensino médio",
      },
      note: "It has been five days in the whole year: have your gov.br account ready before January. A treineiro takes Enem for practice, before the final year; that score does not count here.",
      figures: {
        y2026:
          "Sisu 2026: from 19 to 23 January, a single edition for the whole year.",
      },
    },
  },
};
