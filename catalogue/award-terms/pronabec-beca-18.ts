import type { AwardTerms } from "../award-terms.schema.ts";

export const pronabecBeca18: AwardTerms = {
  path: "/becas/pronabec-beca-18",
  terms: [
    {
      about: "obligations",
      year: 2026,
      texts: {
        es: "Al recibirla asumes el Compromiso de Servicio al Perú. Pregunta cuánto dura y dónde se cumple.",
        en: "When you receive it you take on the Compromiso de Servicio al Perú, a commitment to serve Peru. Ask how long it lasts and where it is done.",
      },
      source: {
        url: "https://www.infobae.com/peru/2025/09/08/inscripcion-a-beca-18-2026-fecha-limite-para-concursar-por-becas-y-creditos-educativos/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: 2026,
      texts: {
        es: "Entre lo que paga están un examen de admisión y los viajes de inicio y de fin. Otros exámenes y las visitas a casa no aparecen: pregunta quién los paga.",
        en: "What it pays includes one admission exam and the trips at the start and the end. Further exams and visits home are not listed: ask who pays for them.",
      },
      source: {
        url: "https://elcomercio.pe/respuestas/tramites/a-partir-de-que-fecha-del-2026-ya-se-puede-postular-a-beca-18-tdpe-noticia/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
