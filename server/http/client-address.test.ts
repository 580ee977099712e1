import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { aRequest } from "./exchange.fixture.ts";

test("without a proxy the connection's address counts, whatever the headers say", () => {
  expect(addressFor("198.51.100.7", 0)).toBe("198.51.100.7");
  expect(addressFor("198.51.100.7", 0, "203.0.113.9")).toBe("198.51.100.7");
});

test("behind one proxy the last `X-Forwarded-For` entry counts, not the client's own", () => {
  expect(addressFor("10.0.0.1", 1, "203.0.113.9")).toBe("203.0.113.9");
  expect(addressFor("10.0.0.1", 1, "1.2.3.4, 203.0.113.9")).toBe("203.0.113.9");
});

test("behind two proxies the second-to-last `X-Forwarded-For` entry counts", () => {
  expect(addressFor("10.0.0.1", 2, "1.2.3.4, 203.0.113.9, 10.0.0.2")).toBe(
    "203.0.113.9",
  );
});

test("with fewer `X-Forwarded-For` entries than proxies the connection's address counts", () => {
  expect(addressFor("10.0.0.1", 2, "203.0.113.9")).toBe("10.0.0.1");
  expect(addressFor("10.0.0.1", 1, " , ")).toBe("10.0.0.1");
  expect(addressFor("10.0.0.1", 1)).toBe("10.0.0.1");
});

test("an IPv4-mapped IPv6 address equals its IPv4 address", () => {
  expect(addressFor("::ffff:198.51.100.7", 0)).toBe("198.51.100.7");
  expect(addressFor("::FFFF:198.51.100.7", 0)).toBe("198.51.100.7");
});

test("an IPv6 address counts by its /64 network, in any notation", () => {
  const network = addressFor("2001:db8:1:2:aaaa:bbbb:cccc:dddd", 0);
  expect(addressFor("2001:db8:1:2:1:2:3:4", 0)).toBe(network);
  expect(addressFor("2001:db8:1:2::9", 0)).toBe(network);
  expect(addressFor("2001:0DB8:0001:0002::9", 0)).toBe(network);
  expect(addressFor("2001:db8:1:3::9", 0)).not.toBe(network);
});

test("a /64 network that ends in zeros counts as one, in any notation", () => {
  const network = addressFor("2001:db8:0:0:1:2:3:4", 0);
  expect(addressFor("2001:db8::1:2:3:4", 0)).toBe(network);
  expect(addressFor("2001:db8::9", 0)).toBe(network);
  expect(addressFor("2001:db8::", 0)).toBe(network);
});

test("a closed connection counts as unknown", () => {
  expect(addressFor(undefined, 0)).toBe("unknown");
});

function addressFor(
  remoteAddress: string | undefined,
  trustedProxies: number,
  forwarded?: string,
): string {
  const request = aRequest({
    ...(remoteAddress !== undefined && { remoteAddress }),
    headers: { ...(forwarded && { "x-forwarded-for": forwarded }) },
  });
  return clientAddress(request, trustedProxies);
}
