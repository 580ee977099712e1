import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const NO_VARIABLES = () => undefined;
const WITH_EMAIL = (name: string) =>
  name === "CONTACT_EMAIL" ? "hola@site.example" : undefined;

test("with a contact and no keys, the four APIs without a key are on", () => {
  const settings = readSettings({}, WITH_EMAIL);
  expect(settings).toMatchObject({
    timeoutMs: 1_500,
    freshMs: 6 * 3_600_000,
    staleMs: 7 * 86_400_000,
    failureMs: 30_000,
    limit: 10,
    privateHosts: [],
    withoutContact: [],
  });
  expect(settings.apis.map(({ key }) => key)).toEqual([
    "bdns",
    "wikipedia_es",
    "grants_gov",
    "ror",
  ]);
});

test("the configuration of the product's tests has no API", () => {
  const config = readFileSync("server/testing/no-sources.json", "utf8");
  expect(readSettings(JSON.parse(config), NO_VARIABLES).apis).toEqual([]);
});

test("a key or a URL in the environment adds its API", () => {
  const variables: Readonly<Record<string, string>> = {
    SEARXNG_URL: "https://searxng.example/",
    BRAVE_API_KEY: "key",
  };
  const { apis } = readSettings({}, (name) => variables[name]);
  expect(apis.slice(-2).map(({ key, base }) => [key, base])).toEqual([
    ["searxng", "https://searxng.example"],
    ["brave", "https://api.search.brave.com"],
  ]);
});

test("a configuration changes limits and sources", () => {
  const settings = readSettings(
    {
      timeoutMs: 900,
      freshHours: 1,
      staleDays: 1,
      failureSeconds: 0,
      limit: 5,
      sources: {
        bdns: { on: false },
        ror: { weight: 2, base: "https://mirror.example/c/" },
      },
    },
    NO_VARIABLES,
  );
  expect(settings).toMatchObject({
    timeoutMs: 900,
    freshMs: 3_600_000,
    staleMs: 86_400_000,
    failureMs: 0,
    limit: 5,
  });
  expect(settings.apis).toMatchObject([
    { key: "grants_gov" },
    { key: "ror", weight: 2, base: "https://mirror.example/c" },
  ]);
});

test.each([
  [[], "the configuration must be an object"],
  [null, "the configuration must be an object"],
  [{ budget: 1 }, "the configuration must not have budget"],
  [{ timeoutMs: "4" }, "timeoutMs must be a number from 50 to 10000"],
  [{ limit: 50 }, "limit must be a number from 1 to 10"],
  [{ privateHosts: "localhost" }, "privateHosts must be a list of host names"],
  [{ sources: [] }, "sources must be an object"],
  [{ sources: { nobody: {} } }, "sources must not have nobody"],
  [{ sources: { bdns: { url: "x" } } }, "sources.bdns must not have url"],
  [
    { sources: { bdns: { on: "false" } } },
    "sources.bdns.on must be true or false",
  ],
  [
    { sources: { bdns: { weight: 11 } } },
    "sources.bdns.weight must be a number from 0 to 10",
  ],
  [{ sources: { bdns: { base: 3 } } }, "sources.bdns.base must be an address"],
])("%j is rejected: %s", (config, message) => {
  expect(() => readSettings(config, NO_VARIABLES)).toThrow(message);
});

test.each([
  "http://127.0.0.1:1",
  "http://mirror.example",
  "https://10.0.0.1",
  "https://mirror.example:8443",
  "https://user:word@mirror.example",
  "https://mirror.example/?a=b",
  "mirror.example",
])("the API address %s is rejected", (base) => {
  const message =
    /^(sources\.bdns\.base|SEARXNG_URL) must be an https:\/\/ address/;
  const config = { sources: { bdns: { base } } };
  expect(() => readSettings(config, NO_VARIABLES)).toThrow(message);
  expect(() =>
    readSettings({}, (name) => (name === "SEARXNG_URL" ? base : undefined)),
  ).toThrow(message);
});

test("only an API at one of `privateHosts` may use http and another port", () => {
  const readAt = (base: string) =>
    readSettings(
      { privateHosts: ["search.internal"], sources: { bdns: { base } } },
      NO_VARIABLES,
    ).apis[0]?.base;
  expect(readAt("http://search.internal:4000/bdns")).toBe(
    "http://search.internal:4000/bdns",
  );
  expect(() => readAt("http://other.internal:4000/bdns")).toThrow("base");
});

test("the user agent names the site and the e-mail", () => {
  const variables: Readonly<Record<string, string>> = {
    PUBLIC_URL: "https://site.example",
    CONTACT_EMAIL: "hola@site.example",
  };
  expect(readSettings({}, (name) => variables[name]).userAgent).toBe(
    "TrampolinMetaSearch/1.0 (+https://site.example; mailto:hola@site.example)",
  );
});

test.each([
  "http://127.0.0.1:3000",
  "http://localhost:3000",
  "http://192.168.1.5:3000",
  "http://router.local",
])("%s is not a contact, so an API that needs one is off", (site) => {
  const { apis, withoutContact, userAgent } = readSettings({}, (name) =>
    name === "PUBLIC_URL" ? site : undefined,
  );
  expect(userAgent).toBe("TrampolinMetaSearch/1.0");
  expect(apis.map(({ key }) => key)).toEqual(["bdns", "grants_gov", "ror"]);
  expect(withoutContact).toEqual(["wikipedia_es"]);
});

test("an API that is off needs no contact", () => {
  const sources = { wikipedia_es: { on: false } };
  expect(readSettings({ sources }, NO_VARIABLES).withoutContact).toEqual([]);
});
