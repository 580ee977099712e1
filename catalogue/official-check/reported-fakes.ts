import type { ReportedFakeSource } from "./official-check.schema.ts";

const PROFECO = {
  imitates: "Profeco",
  year: 2026,
  status: "secondary",
  source:
    "https://www.infobae.com/mexico/2026/01/03/profeco-alerta-sobre-portal-falso-que-suplanta-su-identidad-para-cometer-fraudes-en-linea/",
} as const;

/** Hosts that were reported as false, with the report. */
export const reportedFakes: ReadonlyArray<ReportedFakeSource> = [
  {
    host: "bienestarazteca.mx",
    imitates: "Becas Benito Juárez",
    year: 2020,
    status: "secondary",
    source:
      "https://pcmnoticias.mx/2020/07/22/alerta-reportan-pagina-falsa-de-beca-que-podria-ser-utilizada-para-fraudes/",
  },
  {
    host: "icetex.com",
    imitates: "ICETEX",
    year: 2025,
    status: "secondary",
    source:
      "https://www.elespectador.com/educacion/icetex-alerto-sobre-estafas-con-sitios-web-y-codigos-qr-falsos-para-el-pago-de-creditos-educativos/",
  },
  { host: "campanafraude.org", ...PROFECO },
  { host: "oficinasprofeco.com", ...PROFECO },
  { host: "profecogob.com.mx", ...PROFECO },
];
