import { gzipSync } from "node:zlib";
import { FEED } from "./bodies.ts";
import {
  type Behaviour,
  json,
  raw,
  refusing,
  stalling,
} from "./source-server.ts";

const HTML = "text/html; charset=utf-8";
const SECIHTI = "https://secihti.mx/convocatoria";

/** Sources that want to do harm, or are simply broken, each in another way. */
export const HOSTILE: Readonly<Record<string, Behaviour>> = {
  secihti: json([
    aPost(1, "<script>alert(1)</script>Beca <b onclick=x>buena</b>"),
    aPost(2, "&lt;img src=x onerror=alert(1)&gt;"),
    aPost(3, `gpj.\u202eexe\u0000 ${"x".repeat(10_000)}`),
    aPost(4, "Mala", "javascript:alert(1)"),
    aPost(5, "Ajena", "https://other.example/"),
    aPost(6, "Otra vez", `http://www.secihti.mx/convocatoria/1?utm_source=a`),
    { toString: 1 },
  ]),
  bdns: refusing(204),
  wikipedia_es: json({
    query: {
      search: [
        { pageid: 1, title: "Media \ud83d letra", snippet: "" },
        { pageid: 2, title: "Beca", snippet: "Una beca" },
      ],
    },
  }),
  scholars4dev: raw(
    withWrongByte(
      JSON.stringify([
        aPost(
          7,
          "Beca m?sica de universidad",
          "https://www.scholars4dev.com/7/",
        ),
      ]),
    ),
    "application/json",
  ),
  opportunitiesforyouth: (response, request) => {
    const behaviour = request.url?.includes("/feed/")
      ? raw(FEED, "application/rss+xml")
      : refusing(403);
    behaviour(response, request);
  },
  ror: raw(
    Buffer.from(
      JSON.stringify({
        items: [
          {
            id: "https://ror.org/01",
            names: [
              {
                lang: "es",
                types: ["label"],
                value: "Universidad de M\u00fasica",
              },
            ],
          },
        ],
      }),
      "latin1",
    ),
    "application/json; charset=iso-8859-1",
  ),
  daad_programmes: stalling,
  searxng: raw("<title>Just a moment...</title>", HTML),
  brave: refusing(403, { server: "cloudflare", "content-type": HTML }),
  hipolabs: raw(gzipSync(`["${"x".repeat(9_000_000)}"]`), "application/json", {
    "content-encoding": "gzip",
  }),
  grants_gov: refusing(429, { "retry-after": "2" }),
};

function aPost(id: number, title: string, link = `${SECIHTI}/${id}/`) {
  return { id, title: { rendered: title }, link };
}

/** The text with a byte that is no UTF-8 where its question mark was. */
function withWrongByte(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf("?")] = 0xff;
  return bytes;
}
