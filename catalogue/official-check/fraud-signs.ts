import type { FraudSign } from "./official-check.schema.ts";

const FTC_BY_UNIVERSITY = {
  body: {
    es: "FTC (citada por la Universidad de Michigan-Dearborn)",
    en: "FTC (cited by the University of Michigan-Dearborn)",
  },
  year: null,
  status: "secondary",
  source:
    "https://umdearborn.edu/one-stop/financial-aid/consumer-information/scholarship-and-financial-aid-scams",
} as const;

const SSPC = {
  body: { es: "SSPC (México)", en: "SSPC (Mexico)" },
  year: 2025,
  status: "secondary",
  source:
    "https://gaceta.mx/2025/08/la-sspc-hace-recomendaciones-de-ciberseguridad-para-este-regreso-a-clases-2025/",
} as const;

const SEP = {
  body: { es: "SEP (México)", en: "SEP (Mexico)" },
  year: 2025,
  status: "secondary",
  source:
    "https://www.infobae.com/mexico/2025/11/20/becas-del-bienestar-advierte-sobre-estafa-por-correo-electronico/",
} as const;

/** Signs of fraud in a text, in the order shown, each with a body that warns of the sign. */
export const fraudSigns: ReadonlyArray<FraudSign> = [
  {
    sign: "fee",
    body: { es: "EACEA (Comisión Europea)", en: "EACEA (European Commission)" },
    year: null,
    status: "confirmed",
    source: "https://www.eacea.ec.europa.eu/scholarships_ro",
  },
  { sign: "personalAccount", ...SSPC },
  {
    sign: "untraceable",
    body: { es: "FTC (citada por WCF Bank)", en: "FTC (cited by WCF Bank)" },
    year: 2025,
    status: "secondary",
    source:
      "https://wcfbank.com/did-someone-insist-you-pay-them-with-cryptocurrency.html",
  },
  {
    sign: "qr",
    body: "ICETEX (Colombia)",
    year: 2025,
    status: "secondary",
    source:
      "https://www.infobae.com/colombia/2025/10/26/icetex-alerto-fraudes-con-codigos-qr-y-enlaces-falsos-conozca-los-unicos-medios-para-hacer-pagos/",
  },
  { sign: "bankData", ...SEP },
  { sign: "card", ...FTC_BY_UNIVERSITY },
  { sign: "password", ...SEP },
  {
    sign: "idPhoto",
    body: { es: "SSPC (México)", en: "SSPC (Mexico)" },
    year: 2025,
    status: "secondary",
    source:
      "https://www.infobae.com/mexico/2025/10/13/que-documentos-no-deberias-escanear-con-la-camara-de-whatsapp/",
  },
  { sign: "prize", ...FTC_BY_UNIVERSITY },
  { sign: "guaranteed", ...FTC_BY_UNIVERSITY },
  {
    sign: "soldPlace",
    body: {
      es: "Policía de Ciberdelincuencia Preventiva (Ciudad de México)",
      en: "Policía de Ciberdelincuencia Preventiva (Mexico City)",
    },
    year: null,
    status: "secondary",
    source:
      "https://elpuntocritico.com/nacionales/2-noticias-politica-nacional/92055-fraudes-cibernéticos",
  },
  {
    sign: "middleman",
    body: "ICETEX (Colombia)",
    year: 2023,
    status: "secondary",
    source:
      "https://semana.com/amp/finanzas/trabajo-y-educacion/articulo/icetex-alerta-por-tramitadores-fraudulentos-que-estan-estafando-a-los-estudiantes/202358",
  },
  {
    sign: "visa",
    body: {
      es: "Embajada de EE. UU. en Colombia (citada por El Tiempo)",
      en: "US Embassy in Colombia (cited by El Tiempo)",
    },
    year: null,
    status: "secondary",
    source:
      "https://www.eltiempo.com/colombia/estas-son-las-estafas-mas-frecuentes-cuando-se-saca-la-visa-a-los-estados-unidos-814878",
  },
  {
    sign: "chatOnly",
    body: {
      es: "Becas Benito Juárez (México)",
      en: "Becas Benito Juárez (Mexico)",
    },
    year: 2022,
    status: "secondary",
    source:
      "https://www.elsoldemexico.com.mx/mexico/sociedad/becas-benito-juarez-2022-alertan-por-fraude-con-mensajes-de-fecha-limite-7861865.html",
  },
  { sign: "urgency", ...SSPC },
];
