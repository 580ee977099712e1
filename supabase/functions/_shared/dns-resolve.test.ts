import { expect, test } from "vitest";
import { createDnsResolve } from "./dns-resolve.ts";

test("a name with an IPv4 and an IPv6 address resolves to both", async () => {
  const resolve = createDnsResolve(async (_, type) =>
    type === "A" ? ["8.8.8.8"] : ["2606:4700:4700::1111"],
  );
  expect(await resolve("sitio.example")).toEqual([
    "8.8.8.8",
    "2606:4700:4700::1111",
  ]);
});

test("a name without an IPv6 address resolves to its IPv4 address", async () => {
  const resolve = createDnsResolve(async (_, type) => {
    if (type === "AAAA") throw anError("NotFound");
    return ["10.0.0.1"];
  });
  expect(await resolve("sitio.example")).toEqual(["10.0.0.1"]);
});

test.each(["NotFound", "TimedOut"])("DNS error %s rejects", async (name) => {
  const resolve = createDnsResolve(() => Promise.reject(anError(name)));
  await expect(resolve("sitio.example")).rejects.toThrow();
});

test.each(["PermissionDenied", "NotCapable", "NotSupported"])(
  "DNS error %s gives null",
  async (name) => {
    const resolve = createDnsResolve(() => Promise.reject(anError(name)));
    expect(await resolve("sitio.example")).toBeNull();
  },
);

test("without a resolver the result is null", async () => {
  expect(await createDnsResolve(undefined)("sitio.example")).toBeNull();
});

function anError(name: string): Error {
  return Object.assign(new Error(name), { name });
}
