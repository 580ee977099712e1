import type { AwardTerms } from "../award-terms.schema.ts";

export const icetexBecasVigentes: AwardTerms = {
  path: "/becas/icetex-becas-vigentes",
  terms: [
    {
      about: "combining",
      year: 2023,
      texts: {
        es: "La Beca Colombia para extranjeros no se da a quien ya la tuvo ni a quien reside en Colombia.",
        en: "The Beca Colombia for foreigners is not given to people who already had it or who live in Colombia.",
      },
      source: {
        url: "https://www.infobae.com/colombia/2023/03/21/becas-para-extranjeros-que-quieran-estudiar-en-colombia-les-daran-mas-de-tres-millones-mensuales-durante-los-estudios/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "obligations",
      year: null,
      texts: {
        es: "En los créditos condonables, si no terminas y te gradúas, pagas todo.",
        en: "In forgivable loans, if you do not finish and graduate, you pay everything back.",
      },
      source: {
        url: "https://www.semana.com/nacion/articulo/los-estudiantes-preguntan-icetex-y-mintic-responden-en-semana-sobre-denuncias-de-irregularidades-en-convocatoria-para-posgrados/202421/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
