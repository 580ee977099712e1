import { expect, test } from "vitest";
import { canonicalUrl, urlKey } from "./canonical-url.ts";

test.each([
  [
    "https://Example.org/beca/?utm_source=x&id=7#como",
    "https://example.org/beca/?id=7",
  ],
  ["https://example.org/?fbclid=1&ref=home&_hsenc=2", "https://example.org/"],
  ["https://example.org/app#/beca/7", "https://example.org/app#/beca/7"],
])(
  "canonicalUrl of %s drops tracking and anchor, and keeps a hash route",
  (link, expected) => {
    expect(canonicalUrl(link)).toBe(expected);
  },
);

test.each(["javascript:alert(1)", "mailto:a@example.org", "//x", "https://"])(
  "canonicalUrl of %s is null",
  (link) => {
    expect(canonicalUrl(link)).toBeNull();
  },
);

test("URLs of one page share a key, and different pages do not", () => {
  const key = urlKey("https://example.org/beca?a=1&b=2");
  expect(urlKey("http://www.example.org/beca/?b=2&a=1&utm_medium=m#top")).toBe(
    key,
  );
  expect(urlKey("https://example.org/beca?a=1&b=3")).not.toBe(key);
  expect(urlKey("https://otro.example.org/beca?a=1&b=2")).not.toBe(key);
});
