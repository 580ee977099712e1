import { expect, test } from "vitest";
import { networkFromAddress } from "./network.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:52814", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:a:b:c:d", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:52814", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("the network of %s is %s", (address, network) => {
  expect(networkFromAddress(address)).toBe(network);
});

test.each([
  [""],
  ["nonsense"],
  ["203.0.113.9, 10.0.0.1"],
  ["203.0.113.999"],
  ["1:2:3"],
  ["a".repeat(12_000)],
  [`${":".repeat(6_000)}${"1:".repeat(3_000)}`],
  [`fe80::1%${"z".repeat(12_000)}`],
])("the network of invalid address %# is `unknown`", (address) => {
  expect(networkFromAddress(address)).toBe("unknown");
});
