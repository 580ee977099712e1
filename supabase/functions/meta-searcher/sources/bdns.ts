import { fieldsOf } from "../../_shared/shape.ts";
import { failed } from "../core/reply.ts";
import { fold } from "../core/words.ts";
import { joined, rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

const SITE = "https://www.infosubvenciones.es/bdnstrans/GE/es";

/** Spain's national register of public grants: it holds everything, so it is asked for study only. */
export const bdns: Source = {
  key: "bdns",
  name: "BDNS (España)",
  base: "https://www.infosubvenciones.es/bdnstrans/api",
  otherHosts: ["www.pap.hacienda.gob.es", "www.subvenciones.gob.es"],
  linkHosts: ["www.infosubvenciones.es"],
  isOn: true,
  weight: 0.9,
  timeoutMs: 3_500,
  // It bears ten a second from one address, those at once included.
  perMinute: 120,
  // Its form takes no words from an address.
  searchLink: () => `${SITE}/convocatorias`,
  async search(query, { base, limit, today, http, signal }) {
    const reply = await http.json({
      url: addressOf(`${base}/convocatorias/busqueda`, {
        vpd: "GE",
        page: 0,
        pageSize: limit,
        descripcion: forStudy(query.text),
        // All words.
        descripcionTipoBusqueda: 1,
        order: "numeroConvocatoria",
        direccion: "desc",
        fechaDesde: aYearBefore(today),
      }),
      signal,
    });
    if (!reply.ok) return reply;
    // No content is its way to say that there is nothing.
    if (reply.value === null) return { ok: true, value: [] };
    const page = fieldsOf(reply.value);
    if ("codigo" in page || "error" in page)
      return failed("shape", { detail: `code ${page.codigo}` });
    return rowsOf(page.content, (call) => {
      const number = String(call.numeroConvocatoria);
      if (!/^\d{1,12}$/.test(number)) return null;
      return {
        id: number,
        title: sentence(call.descripcion),
        description: joined([call.nivel2, call.nivel3]),
        link: `${SITE}/convocatoria/${number}`,
        publishedAt: call.fechaRecepcion,
      };
    });
  },
};

function forStudy(text: string): string {
  return /\b(beca|ayuda|movilidad|estudio)/.test(fold(text))
    ? text
    : `beca ${text}`;
}

/** It holds years of closed calls, and says no deadline. "2026-11-21" becomes "21/11/2025". */
function aYearBefore(today: string): string {
  const [year, month, day] = today.split("-");
  // The year before a leap year's last of February has none.
  const last = month === "02" && day === "29" ? "28" : day;
  return `${last}/${month}/${Number(year) - 1}`;
}

/** Titles are in capitals. */
function sentence(title: unknown): unknown {
  if (typeof title !== "string" || title !== title.toUpperCase()) return title;
  return title.charAt(0) + title.slice(1).toLowerCase();
}
