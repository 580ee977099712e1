import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { aRequest } from "./exchange.fixture.ts";

test("without a proxy the connection's own address counts, whatever is claimed", () => {
  expect(ask("198.51.100.7", 0)).toBe("198.51.100.7");
  expect(ask("198.51.100.7", 0, "203.0.113.9")).toBe("198.51.100.7");
});

test("behind one proxy the last entry counts; what a client wrote before it does not", () => {
  expect(ask("10.0.0.1", 1, "203.0.113.9")).toBe("203.0.113.9");
  expect(ask("10.0.0.1", 1, "1.2.3.4, 203.0.113.9")).toBe("203.0.113.9");
});

test("behind two proxies the entry of the outer one counts", () => {
  expect(ask("10.0.0.1", 2, "1.2.3.4, 203.0.113.9, 10.0.0.2")).toBe(
    "203.0.113.9",
  );
});

test("fewer entries than proxies leave the connection's own address", () => {
  expect(ask("10.0.0.1", 2, "203.0.113.9")).toBe("10.0.0.1");
  expect(ask("10.0.0.1", 1, " , ")).toBe("10.0.0.1");
  expect(ask("10.0.0.1", 1)).toBe("10.0.0.1");
});

test("an IPv4 address is the same in its IPv6 clothes", () => {
  expect(ask("::ffff:198.51.100.7", 0)).toBe("198.51.100.7");
  expect(ask("::FFFF:198.51.100.7", 0)).toBe("198.51.100.7");
});

test("an IPv6 address counts by its /64 network, however it is written", () => {
  const whole = ask("2001:db8:1:2:aaaa:bbbb:cccc:dddd", 0);
  expect(ask("2001:db8:1:2:1:2:3:4", 0)).toBe(whole);
  expect(ask("2001:db8:1:2::9", 0)).toBe(whole);
  expect(ask("2001:0DB8:0001:0002::9", 0)).toBe(whole);
  expect(ask("2001:db8:1:3::9", 0)).not.toBe(whole);
});

test("a network that ends in zeros is one network", () => {
  const whole = ask("2001:db8:0:0:1:2:3:4", 0);
  expect(ask("2001:db8::1:2:3:4", 0)).toBe(whole);
  expect(ask("2001:db8::9", 0)).toBe(whole);
  expect(ask("2001:db8::", 0)).toBe(whole);
});

test("a connection that is gone counts as unknown", () => {
  expect(ask(undefined, 0)).toBe("unknown");
});

function ask(
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
