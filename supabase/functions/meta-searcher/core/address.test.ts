import { expect, test } from "vitest";
import { canonicalLink } from "../../_shared/address.ts";
import { mayFetch, safeLink } from "./address.ts";

const HOSTS = ["api.example.org"];

test.each(["https://api.example.org/a?b=c", "https://API.example.org:443/"])(
  "a source may be asked at %s",
  (address) => {
    expect(mayFetch(new URL(address), HOSTS, false)).toBe(true);
  },
);

test("a site may lead from its bare name to the one with www., and back", () => {
  const at = (host: string) => new URL(`https://${host}/wp-json/`);
  expect(mayFetch(at("www.example.org"), ["example.org"], false)).toBe(true);
  expect(mayFetch(at("example.org"), ["www.example.org"], false)).toBe(true);
  expect(mayFetch(at("www.other.org"), ["example.org"], false)).toBe(false);
  expect(mayFetch(at("a.example.org"), ["example.org"], false)).toBe(false);
});

test.each([
  "http://api.example.org/",
  "https://api.example.org:8443/",
  "https://user:word@api.example.org/",
  "https://other.example.org/",
  "https://api.example.org.evil.example/",
  "http://169.254.169.254/latest/meta-data/",
])("a source may not be asked at %s", (address) => {
  expect(mayFetch(new URL(address), HOSTS, false)).toBe(false);
});

test.each([
  ...["127.0.0.1", "10.0.0.8", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
  ...["0.0.0.0", "[::1]", "[fd00::1]", "[::ffff:10.0.0.1]", "2130706433"],
  ...["0x7f.1", "localhost", "db.internal", "printer.local", "intranet."],
  ...["DB.INTERNAL.", "intranet", "8.8.8.8", "[2606:4700::1111]"],
])("not even an own host may be %s", (host) => {
  const url = new URL(`https://${host}/`);
  expect(mayFetch(url, [url.host], false)).toBe(false);
  expect(safeLink(url.href, null)).toBeNull();
});

test("a test may ask this machine, and no other private one", () => {
  const local = new URL("http://127.0.0.1:4000/");
  expect(mayFetch(local, [local.host], true)).toBe(true);
  expect(mayFetch(local, HOSTS, true)).toBe(false);
  const near = new URL("http://10.0.0.8:4000/");
  expect(mayFetch(near, [near.host], true)).toBe(false);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://files.example.org/",
  "https://user:pw@site.example.org/",
  "/relative",
  `https://site.example.org/${"x".repeat(3_000)}`,
  42,
  null,
])("%s is no link for a reader", (value) => {
  expect(safeLink(value, null)).toBeNull();
});

test("a site's own links may have www. or not, and no other host", () => {
  const own = ["www.example.org"];
  expect(safeLink("https://example.org/a", own)).toBe("https://example.org/a");
  expect(safeLink("http://www.example.org/a", own)).not.toBeNull();
  expect(safeLink("https://evil.example/a", own)).toBeNull();
});

test.each([
  "https://www.example.org/beca/",
  "http://example.org/beca",
  "https://EXAMPLE.org/beca?utm_source=x&fbclid=1#arriba",
])("%s leads to the same page as the others", (link) => {
  expect(canonicalLink(link)).toBe("example.org/beca");
});

test("what makes another page stays in the address, in one order", () => {
  expect(canonicalLink("https://example.org/?p=2&a=1")).toBe(
    canonicalLink("https://example.org/?a=1&p=2"),
  );
  expect(canonicalLink("https://example.org/?p=2")).not.toBe(
    canonicalLink("https://example.org/?p=3"),
  );
});
