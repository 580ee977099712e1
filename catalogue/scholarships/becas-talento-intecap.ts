import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becasTalentoIntecap: Scholarship = {
  id: "becas-talento-intecap",
  link: "https://intecap.edu.gt/",
  tags: [
    "guatemala",
    "financiado",
    "inclusión",
    "curso",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://www.prensalibre.com/economia/becas-talento-del-intecap-jovenes-indigenas-recibiran-salario-minimo-y-educacion-tecnica-gratuita/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "tool",
  criteria: ["need", "merit"],
  levels: ["any"],
  covers: ["tuition", "living"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Instituto Técnico de Capacitación y Productividad (INTECAP)",
  requirementsKeys: ["requirements.residence", "requirements.need"],
  eligibility: [
    {
      kind: "residence",
      countries: ["GT"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  phrases: [
    "becas talento intecap",
    "intecap carreras tecnicas gratis",
    "beca con salario minimo guatemala",
    "beca para jovenes indigenas guatemala",
    "estudiar carrera tecnica y que me paguen",
    "becas para area rural guatemala",
    "intecap beca completa",
    "aprender un oficio gratis guatemala",
    "vivo en aldea y quiero estudiar",
    "formacion tecnica con estipendio",
    "cursos intecap con beca",
    "carrera tecnica corta guatemala",
    "vocational grant guatemala",
    "rural youth scholarship guatemala",
    "becas en guatemala",
    "becas para guatemaltecos",
    "becas para carreras tecnicas",
    "estudiar un oficio con apoyo",
    "carrera corta con beca",
    "vivo en el campo y quiero estudiar",
    "capacitacion laboral pagada",
    "jovenes mayas formacion",
    "no quiero universidad sino trabajo",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas Talento del INTECAP",
      audience:
        "Jóvenes del área rural de Guatemala, sobre todo de pueblos indígenas",
      amount:
        "Formación gratis y un aporte mensual equivalente a un salario mínimo",
      level: "Carreras técnicas de seis meses a tres años",
      deadline: "Pregunta en tu centro del INTECAP por la próxima convocatoria",
      description:
        "Estudia una carrera técnica sin pagar y con dinero para vivir cada mes. Está pensada para jóvenes con talento que no pueden pagar sus estudios, sobre todo del área rural y de pueblos indígenas.",
      note: "Los datos son de una nota de prensa de hacia 2025. Pregunta en el centro más cercano si siguen, si hay que vivir en área rural y qué edad y estudios piden.",
      requirements: {
        residence: "Vivir en Guatemala",
        need: "No poder cubrir los gastos de estudiar",
      },
    },
    en: {
      title: "INTECAP Talent Grants",
      audience:
        "Young people of rural Guatemala, above all of indigenous peoples",
      amount: "Free training and a monthly payment equal to a minimum wage",
      level: "Technical programmes of six months to three years",
      deadline: "Ask your INTECAP centre about the next call",
      description:
        "Study a technical programme without paying and with money to live on every month. It is meant for talented young people who cannot pay for their studies, above all from rural areas and indigenous peoples.",
      note: "The data are from a press article of around 2025. Ask at the nearest centre whether they go on, whether you must live in a rural area and which age and studies they require.",
      requirements: {
        residence: "Live in Guatemala",
        need: "Be unable to cover the costs of studying",
      },
    },
  },
};
