import { expect, test } from "vitest";
import type { Language } from "#locales/languages.ts";
import { requestLanguage } from "./language.ts";

test("the query overrides the cookie, the cookie the browser, and Spanish is the default (§9)", () => {
  expect(detect({ query: "lng=es", cookie: "i18next=en", accept: "en" })).toBe(
    "es",
  );
  expect(detect({ cookie: "i18next=en", accept: "es" })).toBe("en");
  expect(detect({ accept: "en" })).toBe("en");
  expect(detect({})).toBe("es");
});

test("unsupported languages are skipped", () => {
  expect(detect({ query: "lng=fr", cookie: "i18next=en" })).toBe("en");
  expect(detect({ cookie: "i18next=fr", accept: "en-GB" })).toBe("en");
  expect(detect({ query: "lng=", cookie: "i18next=", accept: "fr" })).toBe(
    "es",
  );
});

test.each<[accept: string, Language]>([
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["fr,es-MX;q=0.5,en;q=0.8", "en"],
  ["en;q=0.8,es;q=0.9", "es"],
  ["en; q=0.8, es; q=0.9", "es"],
  ["en ; q=0.9", "en"],
  ["en;q=0,fr", "es"],
  ["en;q=x", "es"],
  ["*", "es"],
  ["en,es", "en"],
  [`${"fr,".repeat(50)}en`, "es"],
])("a browser that prefers %j gets %s", (accept, language) => {
  expect(detect({ accept })).toBe(language);
});

test.each<[cookie: string, Language]>([
  ["a=b; i18next=en; c=d", "en"],
  ["i18next=en-US", "en"],
  ["xi18next=en", "es"],
  ["i18nextx=en", "es"],
  ["i18next", "es"],
])("the cookie header %j gives %s", (cookie, language) => {
  expect(detect({ cookie })).toBe(language);
});

function detect(parts: { query?: string; cookie?: string; accept?: string }) {
  return requestLanguage(
    new URLSearchParams(parts.query),
    parts.cookie,
    parts.accept,
  );
}
