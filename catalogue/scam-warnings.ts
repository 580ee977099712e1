import type { Claim } from "./reference.schema.ts";

/** Tricks that prey on people looking for a scholarship, and what to do. */
export const scamWarnings: ReadonlyArray<Claim> = [
  {
    id: "pagar-para-recibir",
    titleKey: "pagar-para-recibir.title",
    textKey: "pagar-para-recibir.text",
    source:
      "https://consumer.ftc.gov/articles/how-avoid-scholarship-and-financial-aid-scams",
  },
  {
    id: "beca-garantizada",
    titleKey: "beca-garantizada.title",
    textKey: "beca-garantizada.text",
    source:
      "https://consumer.ftc.gov/articles/how-avoid-scholarship-and-financial-aid-scams",
  },
  {
    id: "ganador-sin-participar",
    titleKey: "ganador-sin-participar.title",
    textKey: "ganador-sin-participar.text",
    source:
      "https://consumer.ftc.gov/articles/how-avoid-scholarship-and-financial-aid-scams",
  },
  {
    id: "datos-bancarios-para-apartar",
    titleKey: "datos-bancarios-para-apartar.title",
    textKey: "datos-bancarios-para-apartar.text",
    source:
      "https://www.nicholls.edu/financial-aid/scholarships/information-about-scholarship-scams/",
  },
  {
    id: "becas-ue-no-se-pagan",
    titleKey: "becas-ue-no-se-pagan.title",
    textKey: "becas-ue-no-se-pagan.text",
    source: "https://www.eacea.ec.europa.eu/scholarships_en",
  },
  {
    id: "mexico-becas-bienestar",
    titleKey: "mexico-becas-bienestar.title",
    textKey: "mexico-becas-bienestar.text",
    source:
      "https://www.infobae.com/mexico/2025/11/20/becas-del-bienestar-advierte-sobre-estafa-por-correo-electronico/",
  },
  {
    id: "colombia-icetex-sin-tramitadores",
    titleKey: "colombia-icetex-sin-tramitadores.title",
    textKey: "colombia-icetex-sin-tramitadores.text",
    source:
      "https://www.elespectador.com/educacion/icetex-alerto-sobre-estafas-con-sitios-web-y-codigos-qr-falsos-para-el-pago-de-creditos-educativos/",
  },
];
