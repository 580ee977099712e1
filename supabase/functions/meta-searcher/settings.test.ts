import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answered } from "./core/reply.ts";
import { readSettings } from "./settings.ts";
import { harvest } from "./sources/harvest.ts";

const NOTHING = () => undefined;
const WITH_EMAIL = (name: string) =>
  name === "CONTACT_EMAIL" ? "hola@site.example" : undefined;

test("without a configuration the sources that need no key and were checked are on", () => {
  const { sources, withoutContact, budgetMs } = readSettings({}, WITH_EMAIL);
  expect(budgetMs).toBe(4_000);
  expect(withoutContact).toEqual([]);
  expect(sources.map(({ key }) => key)).toEqual([
    ...["secihti", "opportunitiescircle", "opportunitydesk", "scholars4dev"],
    ...["opportunitiesforyouth", "bdns", "wikipedia_es", "grants_gov", "ror"],
  ]);
});

const OWN = harvest(async () => answered([]), "https://site.example");

test("the product's own tests ask nobody", () => {
  const config = readFileSync("server/testing/no-sources.json", "utf8");
  const { sources } = readSettings(JSON.parse(config), NOTHING, [OWN]);
  expect(sources.map(({ key }) => key)).toEqual(["cosecha"]);
});

test("a key or an address in the environment brings its source", () => {
  const variables: Readonly<Record<string, string>> = {
    SEARXNG_URL: "https://searxng.example/",
    BRAVE_API_KEY: "key",
  };
  const { sources } = readSettings({}, (name) => variables[name]);
  expect(sources.map(({ key }) => key).slice(-2)).toEqual(["searxng", "brave"]);
  expect(sources.at(-2)?.base).toBe("https://searxng.example");
});

test("a configuration switches sources and changes what they may take", () => {
  const settings = readSettings(
    {
      budgetMs: 2_000,
      freshHours: 1,
      staleDays: 1,
      limit: 5,
      sources: {
        bdns: { on: false },
        coursera: {
          on: true,
          timeoutMs: 900,
          weight: 2,
          base: "https://mirror.example/c/",
        },
      },
    },
    NOTHING,
  );
  expect(settings).toMatchObject({
    budgetMs: 2_000,
    freshMs: 3_600_000,
    staleMs: 86_400_000,
    limit: 5,
  });
  const keys = settings.sources.map(({ key }) => key);
  expect(keys).not.toContain("bdns");
  expect(settings.sources.find(({ key }) => key === "coursera")).toMatchObject({
    timeoutMs: 900,
    weight: 2,
    base: "https://mirror.example/c",
  });
});

test("a source of ours comes last and is configured like the others", () => {
  const keysOf = (sources: object) =>
    readSettings({ sources }, NOTHING, [OWN]).sources.map(({ key }) => key);
  expect(keysOf({}).at(-1)).toBe("cosecha");
  expect(keysOf({ cosecha: { on: false } })).not.toContain("cosecha");
});

test.each([
  [[], "the configuration must be an object"],
  [{ budget: 1 }, "the configuration must not have budget"],
  [{ budgetMs: "4" }, "budgetMs must be a number from 300 to 10000"],
  [{ limit: 50 }, "limit must be a number from 1 to 10"],
  [{ sources: { nobody: {} } }, "sources must not have nobody"],
  [{ sources: { bdns: { url: "x" } } }, "sources.bdns must not have url"],
  [
    { sources: { bdns: { on: "false" } } },
    "on of sources.bdns must be true or false",
  ],
  [{ isTest: 1 }, "isTest of the configuration must be true or false"],
])("%j is refused by name", (config, why) => {
  expect(() => readSettings(config, NOTHING)).toThrow(why);
});

test.each([
  "http://127.0.0.1:1",
  "http://mirror.example",
  "https://10.0.0.1",
  "https://mirror.example:8443",
  "https://user:word@mirror.example",
  "https://mirror.example/?a=b",
  "mirror.example",
  3,
])("a source cannot be at %s, and the start says so", (base) => {
  const why =
    /^(sources\.bdns\.base|SEARXNG_URL) must be an https:\/\/ address/;
  expect(() => readSettings({ sources: { bdns: { base } } }, NOTHING)).toThrow(
    why,
  );
  expect(() =>
    readSettings({}, (name) =>
      name === "SEARXNG_URL" ? String(base) : undefined,
    ),
  ).toThrow(why);
});

test("a test may not put a source at another private address either", () => {
  const config = {
    isTest: true,
    sources: { bdns: { base: "http://10.0.0.1" } },
  };
  expect(() => readSettings(config, NOTHING)).toThrow("sources.bdns.base");
});

test("a site that others can visit is never run as a test", () => {
  const readAt = (site: string) => () =>
    readSettings({ isTest: true }, (name) =>
      name === "PUBLIC_URL" ? site : undefined,
    );
  expect(readAt("https://site.example")).toThrow("isTest");
  expect(readAt("http://192.168.1.5:3000")).toThrow("isTest");
  expect(readAt("http://127.0.0.1:3000")).not.toThrow();
  expect(readAt("http://localhost:3000")).not.toThrow();
});

test("only a test may put a source on this machine", () => {
  const sources = { bdns: { base: "http://127.0.0.1:4000/bdns" } };
  expect(() => readSettings({ sources }, NOTHING)).toThrow();
  expect(() => readSettings({ sources, isTest: true }, NOTHING)).not.toThrow();
});

test("sources are told who asks and whom to write to", () => {
  const variables: Readonly<Record<string, string>> = {
    PUBLIC_URL: "https://site.example",
    CONTACT_EMAIL: "hola@site.example",
  };
  expect(readSettings({}, (name) => variables[name]).userAgent).toBe(
    "TrampolinMetaSearch/1.0 (+https://site.example; mailto:hola@site.example)",
  );
  expect(readSettings({}, NOTHING).userAgent).toBe("TrampolinMetaSearch/1.0");
});

test.each([
  "http://127.0.0.1:3000",
  "http://localhost:3000",
  "http://192.168.1.5:3000",
  "http://router.local",
])("a site at %s is no contact, and who needs one is not asked", (site) => {
  const { sources, withoutContact, userAgent } = readSettings(
    { sources: { wikipedia_es: { on: true } } },
    (name) => (name === "PUBLIC_URL" ? site : undefined),
  );
  expect(userAgent).toBe("TrampolinMetaSearch/1.0");
  expect(sources.map(({ key }) => key)).not.toContain("wikipedia_es");
  expect(sources).toHaveLength(8);
  expect(withoutContact).toEqual(["wikipedia_es"]);
});

test("what is off is not missed for want of a contact", () => {
  const sources = { wikipedia_es: { on: false } };
  expect(readSettings({ sources }, NOTHING).withoutContact).toEqual([]);
});
