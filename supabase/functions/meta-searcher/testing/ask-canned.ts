import { createHttp } from "../core/http.ts";
import { itemsOf } from "../core/item.ts";
import { readQuery } from "../core/query.ts";
import { createMemoryStore } from "../core/store.ts";
import { readSettings } from "../settings.ts";
import { BODIES } from "./bodies.ts";

const VARIABLES: Readonly<Record<string, string>> = {
  SEARXNG_URL: "https://searxng.example",
  BRAVE_API_KEY: "the-key",
  ROR_CLIENT_ID: "the-client",
  CONTACT_EMAIL: "hola@site.example",
};
const ALL_ON = Object.fromEntries(
  Object.keys(BODIES).map((key) => [key, { on: true }]),
);
/** Every source that there is, switched on. */
export const { sources } = readSettings(
  { sources: ALL_ON },
  (name) => VARIABLES[name],
);

/** Asks one source over a canned answer. */
export async function askCanned(
  key: string,
  response: Response,
  text = "becas curso México",
  today = "2026-11-21",
) {
  const source = sources.find((one) => one.key === key);
  if (!source) throw new Error(`no source ${key}`);
  const asked: Array<string> = [];
  let headers: Headers | undefined;
  const http = createHttp(
    {
      fetch: async (url, init) => {
        asked.push(
          [init?.method ?? "GET", String(url), init?.body]
            .filter(Boolean)
            .join(" "),
        );
        headers = new Headers(init?.headers);
        return response.clone();
      },
      store: createMemoryStore(100_000, () => 0),
      now: () => 0,
      userAgent: "test",
      isTest: false,
      allowance: { take: () => true, spend: () => {} },
    },
    [new URL(source.base).host],
  );
  const reply = await source.search(readQuery(text), {
    base: source.base,
    limit: 10,
    locale: "es",
    today,
    http,
    signal: AbortSignal.timeout(5_000),
  });
  return {
    asked,
    headers,
    items: reply.ok ? itemsOf(reply.value, source.linkHosts) : null,
    failure: reply.ok ? null : reply.failure,
  };
}
