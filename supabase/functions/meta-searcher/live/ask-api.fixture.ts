import { createHttpClient } from "../../_shared/http-client.ts";
import { createNetworkPolicy } from "../../_shared/network-policy.ts";
import { itemFrom } from "../item.ts";
import { readQuery } from "../query.ts";
import { readSettings } from "../settings.ts";
import { VARIABLES } from "../testing/search-with.ts";
import { createFetchJson } from "./fetch-json.ts";

/** Every live API. */
export const { apis } = readSettings({}, (name) => VARIABLES[name]);

/** Asks one API, which gives this response. */
export async function askApi(
  key: string,
  response: Response,
  text = "becas curso México",
  today = "2026-11-21",
) {
  const api = apis.find((one) => one.key === key);
  if (!api) throw new Error(`no API ${key}`);
  const requests: Array<string> = [];
  let headers = new Headers();
  const http = createHttpClient({
    fetch: async (url, init) => {
      requests.push(
        [init?.method, String(url), init?.body].filter(Boolean).join(" "),
      );
      headers = new Headers(init?.headers);
      return response.clone();
    },
    network: createNetworkPolicy(async () => null),
    userAgent: "test",
    timeoutMs: 5_000,
  });
  const reply = await api.search(readQuery(text), {
    base: api.base,
    limit: 10,
    locale: "es",
    today,
    fetchJson: createFetchJson({
      http,
      hosts: [new URL(api.base).host],
      protocol: "https:",
      signal: new AbortController().signal,
      now: () => 0,
    }),
  });
  return {
    requests,
    headers,
    items: reply.ok
      ? reply.value.flatMap((row) => itemFrom(row, api, api.linkHosts) ?? [])
      : null,
    failure: reply.ok ? null : reply.error,
  };
}
