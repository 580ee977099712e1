import { expect, test } from "vitest";
import { hostFromUrl } from "./host.ts";

test.each([
  ["https://www.chevening.org/scholarships/", "chevening.org"],
  ["https://becas.gob.mx", "becas.gob.mx"],
  ["https://www2.daad.de/x?y=www.", "www2.daad.de"],
  ["https://www.gob.mx:8443/a", "gob.mx"],
  ["https://EXAMPLE.org", "example.org"],
])("the host of %s is %s", (address, host) => {
  expect(hostFromUrl(address)).toBe(host);
});

test("an address without a scheme throws", () => {
  expect(() => hostFromUrl("chevening.org")).toThrow();
});
