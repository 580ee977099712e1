import { expect } from "vitest";
import type { SearchAnswer } from "../core/search.ts";
import { createHandler, type Handler } from "../handler.ts";
import { readSettings } from "../settings.ts";
import { BODIES } from "./bodies.ts";
import type { SourceServer } from "./source-server.ts";

/** A question that is for every source. */
export const QUESTION = "curso de la universidad";
export const ALL_KEYS = Object.keys(BODIES);

export function statusOf({ sources }: SearchAnswer, key: string) {
  return sources.find((source) => source.key === key)?.status;
}

/** Asks a handler as a browser does, with keys of ours that are nobody else's business. */
export async function search(
  handler: Handler,
  query = QUESTION,
  source?: string,
): Promise<SearchAnswer> {
  const response = await handler(
    new Request("https://site.example/functions/v1/meta-searcher", {
      method: "POST",
      headers: { authorization: "Bearer secret", apikey: "secret" },
      body: JSON.stringify({ query, source }),
    }),
  );
  expect(response.status).toBe(200);
  return (await response.json()) as SearchAnswer;
}

/** Only these sources. Little time for those that will keep us waiting; for the others as much as a busy machine may need. */
export function quickHandler(
  { bases }: SourceServer,
  keys: ReadonlyArray<string>,
  {
    hanging = [],
    ...more
  }: { hanging?: ReadonlyArray<string>; freshHours?: number } = {},
  now?: () => number,
): Handler {
  const sources = Object.fromEntries(
    ALL_KEYS.map((key) => [
      key,
      {
        ...bases[key],
        on: keys.includes(key),
        timeoutMs: hanging.includes(key) ? 1_000 : 9_000,
      },
    ]),
  );
  return handlerWith({ budgetMs: 10_000, sources, ...more }, now);
}

/** Every source, with the limits of `patientLimits`. */
export function fullHandler(
  server: SourceServer,
  hanging?: ReadonlyArray<string>,
): Handler {
  return handlerWith(patientLimits(server, hanging));
}

/** Configures every source. Those that hang have the very limits of production; the others as much time as a busy machine may need. */
export function patientLimits(
  { bases }: SourceServer,
  hanging: ReadonlyArray<string> = [],
) {
  const sources = Object.fromEntries(
    ALL_KEYS.map((key) => [
      key,
      hanging.includes(key) ? bases[key] : { ...bases[key], timeoutMs: 9_000 },
    ]),
  );
  return { budgetMs: 10_000, sources };
}

function handlerWith(config: object, now: () => number = Date.now): Handler {
  const variables: Readonly<Record<string, string>> = {
    SEARXNG_URL: "https://searxng.example",
    BRAVE_API_KEY: "key",
    PUBLIC_URL: "http://localhost:3000",
    CONTACT_EMAIL: "hola@site.example",
  };
  const ours = {
    path: "/becas/nuestra",
    title: "Nuestra",
    description: "",
    link: "https://nuestra.example/",
  };
  return createHandler({
    settings: readSettings(
      { isTest: true, ...config },
      (name) => variables[name],
    ),
    searchCatalogue: () => ({ exact: [ours], near: [] }),
    publicUrl: "https://site.example",
    onFailure: () => {},
    now,
  });
}
