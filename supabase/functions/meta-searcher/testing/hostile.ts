import { gzipSync } from "node:zlib";
import {
  type Behaviour,
  json,
  raw,
  refusing,
  stalling,
} from "./source-server.ts";

const HTML = "text/html; charset=utf-8";

/** Sources that are malicious or broken in different ways. */
export const HOSTILE: Readonly<Record<string, Behaviour>> = {
  searxng: json({
    results: [
      aHit("1", "<script>alert(1)</script>Beca <b onclick=x>buena</b>"),
      aHit("2", "&lt;img src=x onerror=alert(1)&gt;"),
      aHit("3", `gpj.\u202eexe\u0000 ${"x".repeat(10_000)}`),
      { title: "Mala", url: "javascript:alert(1)" },
      { title: "Con clave", url: "https://user:pw@sitio.example/4" },
      { title: "Otra vez", url: "http://www.sitio.example/1?utm_source=a" },
      { toString: 1 },
    ],
  }),
  wikipedia_es: json({
    query: {
      search: [
        { pageid: 1, title: "Media \ud83d letra", snippet: "" },
        { pageid: 2, title: "Beca", snippet: "Una beca" },
      ],
    },
  }),
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
  bdns: stalling,
  brave: raw(gzipSync(`["${"x".repeat(9_000_000)}"]`), "application/json", {
    "content-encoding": "gzip",
  }),
  grants_gov: refusing(403, { server: "cloudflare", "content-type": HTML }),
};

function aHit(path: string, title: string) {
  return { title, url: `https://sitio.example/${path}`, content: "" };
}
