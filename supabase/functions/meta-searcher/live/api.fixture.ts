import { itemFrom } from "../item.ts";
import { readQuery } from "../query.ts";
import { readSettings } from "../settings.ts";
import { VARIABLES } from "../testing/search-with.ts";

/** Every live API, those with a key included. */
export const { apis } = readSettings({}, (name) => VARIABLES[name]);

/** Builds the request of an API for a text. */
export function buildRequest(
  key: string,
  text = "becas curso México",
  today = "2026-11-21",
) {
  const api = apiNamed(key);
  const parameters = {
    base: api.base,
    limit: 10,
    locale: "es",
    today,
  } as const;
  return api.request(readQuery(text), parameters);
}

/** Reads an API's items from a body; gives the failure when the body has another shape. */
export function readItems(key: string, body: unknown) {
  const api = apiNamed(key);
  const rows = api.read(body);
  return rows.ok
    ? rows.value.flatMap((row) => itemFrom(row, api, api.linkHosts) ?? [])
    : rows.error;
}

function apiNamed(key: string) {
  const api = apis.find((one) => one.key === key);
  if (!api) throw new Error(`no API ${key}`);
  return api;
}
