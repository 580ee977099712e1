import { expect, test } from "vitest";
import { createDnsResolve } from "./dns-resolve.ts";

test("a name has its addresses of both families", async () => {
  const resolve = createDnsResolve(async (_, type) =>
    type === "A" ? ["8.8.8.8"] : ["2606:4700:4700::1111"],
  );
  expect(await resolve("sitio.example")).toEqual([
    "8.8.8.8",
    "2606:4700:4700::1111",
  ]);
});

test("a name with addresses of one family has only these", async () => {
  const resolve = createDnsResolve(async (_, type) => {
    if (type === "AAAA") throw named("NotFound");
    return ["10.0.0.1"];
  });
  expect(await resolve("sitio.example")).toEqual(["10.0.0.1"]);
});

test.each(["NotFound", "TimedOut"])(
  "a name with DNS result %s has no address",
  async (name) => {
    const resolve = createDnsResolve(() => Promise.reject(named(name)));
    await expect(resolve("sitio.example")).rejects.toThrow();
  },
);

test.each(["PermissionDenied", "NotCapable", "NotSupported"])(
  'DNS error %s is "unknown"',
  async (name) => {
    const resolve = createDnsResolve(() => Promise.reject(named(name)));
    expect(await resolve("sitio.example")).toBeNull();
  },
);

test("without a resolver the addresses are unknown", async () => {
  expect(await createDnsResolve(undefined)("sitio.example")).toBeNull();
});

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}
