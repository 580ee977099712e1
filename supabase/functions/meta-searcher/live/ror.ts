import { fold } from "#domain/text/fold.ts";
import { type Fields, filterObjects, toFields } from "../../_shared/shape.ts";
import {
  joinTexts,
  type LiveApi,
  readRows,
  urlWith,
  wrongShape,
} from "./live-api.ts";

const UNIVERSITY = /\b(universi|institut|tecnologic|facultad|college|escuela)/;
/** "UNAM". */
const ACRONYM = /(^|\s)\p{Lu}{3,8}(\s|$)/u;

/** Universities of the world. A client id, which is free, raises the limit. */
export function ror(clientId: string | null): LiveApi {
  return {
    key: "ror",
    name: "ROR",
    base: "https://api.ror.org",
    linkHosts: null,
    weight: 0.4,
    // Its limit in five minutes is 50, or 2,000 with a client id.
    quota: clientId
      ? { requests: 30, seconds: 5 }
      : { requests: 8, seconds: 60 },
    suits: ({ text }) => UNIVERSITY.test(fold(text)) || ACRONYM.test(text),
    searchLink: ({ text }) =>
      urlWith("https://ror.org/search", { query: text }).href,
    request: ({ text }, { base }) => ({
      url: urlWith(`${base}/v2/organizations`, {
        query: text,
        filter: "types:education",
      }),
      ...(clientId ? { headers: { "client-id": clientId } } : {}),
    }),
    read(body) {
      const { errors, items } = toFields(body);
      // Its errors have status 200.
      if (errors !== undefined) return wrongShape("errors");
      return readRows(items, toRow);
    },
  };
}

function toRow(organization: Fields) {
  const names = filterObjects(organization.names);
  const displayName =
    names.find(({ lang, types }) => lang === "es" && has(types, "label")) ??
    names.find(({ types }) => has(types, "ror_display"));
  const place = toFields(
    toFields(filterObjects(organization.locations)[0]).geonames_details,
  );
  const website = filterObjects(organization.links).find(
    ({ type }) => type === "website",
  );
  return {
    title: displayName?.value,
    description: joinTexts([place.name, place.country_name]),
    link: website?.value ?? organization.id,
  };
}

function has(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}
