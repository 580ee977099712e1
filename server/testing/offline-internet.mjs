/**
 * Loaded with `--import` into a product under test: replaces the internet with one
 * WordPress site of one post; other addresses except 127.0.0.1 answer 404. Nothing
 * leaves the machine.
 */
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";

const SITE = "secihti.mx";
const PUBLIC_IP = "93.184.215.14";

dns.lookup = async () => [{ address: PUBLIC_IP, family: 4 }];
syncBuiltinESMExports();

const fetchLoopback = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.hostname === "127.0.0.1") return fetchLoopback(input, init);
  if (url.hostname !== SITE || !url.pathname.startsWith("/wp-json/"))
    return new Response(null, { status: 404 });
  return Response.json([aPost()], { headers: { "x-wp-totalpages": "1" } });
};

function aPost() {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  return {
    id: 1,
    date_gmt: yesterday.slice(0, 19),
    modified_gmt: yesterday.slice(0, 19),
    link: `https://${SITE}/convocatoria/oceanografia/`,
    title: { rendered: "Beca de oceanografía" },
    excerpt: { rendered: "<p>Para estudiar el mar</p>" },
  };
}
