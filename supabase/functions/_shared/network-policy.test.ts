import { expect, test } from "vitest";
import { createNetworkPolicy, isPublicIp } from "./network-policy.ts";

test.each([
  "8.8.8.8",
  "100.63.255.255",
  "100.128.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "198.20.0.0",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2a00:1450:4003:80e::200e",
  "2001:4860:4860::8888",
  // NAT64.
  "64:ff9b::808:808",
  "::ffff:8.8.8.8",
])("%s is public", (address) => {
  expect(isPublicIp(address)).toBe(true);
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.2.1",
  "192.168.1.1",
  "198.19.255.255",
  "203.0.113.9",
  "224.0.0.1",
  "255.255.255.255",
  "256.1.1.1",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "64:ff9b::7f00:1",
  "100::1",
  "fd00::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "",
  "router.lan",
])("%j is not public", (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each([
  [["8.8.8.8", "2606:4700:4700::1111"], true],
  [["8.8.8.8", "10.0.0.1"], false],
  [["2606:4700:4700::1111", "::1"], false],
  // Without DNS only the name decides.
  [null, true],
])(
  "a host with the addresses %j is allowed: %j",
  async (addresses, isAllowed) => {
    const { allowsHost } = createNetworkPolicy(async () => addresses);
    expect(await allowsHost("sitio.example")).toBe(isAllowed);
  },
);

test("a listed private host is allowed over http on port 8080, unlisted ones are not", async () => {
  const policy = createNetworkPolicy(async () => ["127.0.0.1"], ["127.0.0.1"]);
  expect(await policy.allowsHost("127.0.0.1")).toBe(true);
  expect(await policy.allowsHost("sitio.example")).toBe(false);
  expect(policy.allowsUrl(new URL("http://127.0.0.1:8080/a"))).toBe(true);
  expect(policy.allowsUrl(new URL("http://user@127.0.0.1/"))).toBe(false);
  expect(policy.allowsUrl(new URL("http://127.0.0.2/"))).toBe(false);
});
