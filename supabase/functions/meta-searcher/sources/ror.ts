import { type Fields, fieldsOf, objectsIn } from "../../_shared/shape.ts";
import { failed } from "../core/reply.ts";
import { fold } from "../core/words.ts";
import { joined, rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

/** "universidad", "instituto", or an acronym as it is written: "UNAM". */
const UNIVERSITY = /\b(universi|institut|tecnologic|facultad|college|escuela)/;
const ACRONYM = /(^|\s)\p{Lu}{3,8}(\s|$)/u;

/** Universities of the world. A client id, which is free, allows more questions. */
export function ror(clientId: string | null): Source {
  return {
    key: "ror",
    name: "ROR",
    base: "https://api.ror.org",
    linkHosts: null,
    isOn: true,
    weight: 0.4,
    timeoutMs: 2_500,
    // 50, or 2,000, in five minutes from one address, those at once included.
    perMinute: clientId ? 390 : 8,
    suits: ({ text }) => UNIVERSITY.test(fold(text)) || ACRONYM.test(text),
    searchLink: ({ text }) =>
      addressOf("https://ror.org/search", { query: text }).href,
    async search(query, { base, http, signal }) {
      const reply = await http.json({
        url: addressOf(`${base}/v2/organizations`, {
          query: query.text,
          filter: "types:education",
        }),
        signal,
        headers: clientId ? { "client-id": clientId } : {},
      });
      if (!reply.ok) return reply;
      const answer = fieldsOf(reply.value);
      // Its refusals have status 200.
      if ("errors" in answer) return failed("shape", { detail: "errors" });
      return rowsOf(answer.items, rowOf);
    },
  };
}

function rowOf(organization: Fields) {
  const names = objectsIn(organization.names);
  const shown =
    names.find(({ lang, types }) => lang === "es" && has(types, "label")) ??
    names.find(({ types }) => has(types, "ror_display"));
  const place = fieldsOf(
    fieldsOf(objectsIn(organization.locations)[0]).geonames_details,
  );
  const website = objectsIn(organization.links).find(
    ({ type }) => type === "website",
  );
  return {
    id: String(organization.id).split("/").at(-1),
    title: shown?.value,
    description: joined([place.name, place.country_name]),
    link: website?.value ?? organization.id,
  };
}

function has(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}
