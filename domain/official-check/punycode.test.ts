import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeHost } from "./punycode.ts";

test.each([
  ["xn--uam-7ma.mx", "uñam.mx"],
  ["www.xn--espaa-rta.es", "www.españa.es"],
  ["unam.mx", "unam.mx"],
  ["xn--e1afmkfd.org", "пример.org"],
])("%s decodes to %s", (encoded, host) => {
  expect(decodeHost(encoded)).toBe(host);
});

test.each(["xn--", "xn--é", "xn--99999999", "xn--!-", "xn--a-\u0080"])(
  "the malformed host %j is returned unchanged",
  (host) => {
    expect(decodeHost(host)).toBe(host);
  },
);

test("a host encoded by `domainToASCII` is decoded to the original", () => {
  const letter = fc.constantFrom(..."abñáéüçпримерαβγ中文ăș");
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 1, maxLength: 20 }),
      (letters) => {
        const host = letters.join("");
        const encoded = domainToASCII(host);
        fc.pre(encoded !== "");
        expect(decodeHost(encoded)).toBe(host);
      },
    ),
  );
});
