import { ok } from "#domain/result.ts";
import { fold } from "#domain/text/fold.ts";
import { toFields } from "../../_shared/shape.ts";
import {
  joinTexts,
  type LiveApi,
  readRows,
  urlWith,
  wrongShape,
} from "./live-api.ts";

const SITE = "https://www.infosubvenciones.es/bdnstrans/GE/es";

/** Spain's register of all public grants; queries are narrowed to study. */
export const bdns: LiveApi = {
  key: "bdns",
  name: "BDNS (España)",
  base: "https://www.infosubvenciones.es/bdnstrans/api",
  otherHosts: ["www.pap.hacienda.gob.es", "www.subvenciones.gob.es"],
  linkHosts: ["www.infosubvenciones.es"],
  weight: 0.9,
  // Its limit is ten a second.
  quota: { requests: 4, seconds: 2 },
  // Its search form takes no words from a URL.
  searchLink: () => `${SITE}/convocatorias`,
  request: ({ text }, { base, limit, today }) => ({
    url: urlWith(`${base}/convocatorias/busqueda`, {
      vpd: "GE",
      page: 0,
      pageSize: limit,
      descripcion: narrowToStudy(text),
      // Requires all words.
      descripcionTipoBusqueda: 1,
      order: "numeroConvocatoria",
      direccion: "desc",
      fechaDesde: aYearBefore(today),
    }),
  }),
  read(body) {
    // An empty body means no rows.
    if (body === null) return ok([]);
    const page = toFields(body);
    if ("codigo" in page || "error" in page)
      return wrongShape(`code ${page.codigo}`);
    return readRows(page.content, (call) => {
      const number = String(call.numeroConvocatoria);
      if (!/^\d{1,12}$/.test(number)) return null;
      return {
        title: toSentenceCase(call.descripcion),
        description: joinTexts([call.nivel2, call.nivel3]),
        link: `${SITE}/convocatoria/${number}`,
        publishedAt: call.fechaRecepcion,
      };
    });
  },
};

function narrowToStudy(text: string): string {
  return /\b(beca|ayuda|movilidad|estudio)/.test(fold(text))
    ? text
    : `beca ${text}`;
}

/**
 * The register keeps closed calls for years and gives no deadline. "2026-11-21" becomes
 * "21/11/2025".
 */
function aYearBefore(today: string): string {
  const [year, month, day] = today.split("-");
  // The year before a leap year has no 29 February.
  const sameDay = month === "02" && day === "29" ? "28" : day;
  return `${sameDay}/${month}/${Number(year) - 1}`;
}

/** Titles of the register are in capitals. */
function toSentenceCase(title: unknown): unknown {
  if (typeof title !== "string" || title !== title.toUpperCase()) return title;
  return title.charAt(0) + title.slice(1).toLowerCase();
}
