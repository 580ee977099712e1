import type { IncomingMessage } from "node:http";

/**
 * The address that counts for limits. With `trustedProxies` proxies in front it is
 * the entry that the outermost of them added to X-Forwarded-For; a client can
 * write what it likes before that. An IPv6 address counts by its /64 network.
 */
export function clientAddress(
  request: IncomingMessage,
  trustedProxies: number,
): string {
  const own = request.socket.remoteAddress ?? "unknown";
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const address = trustedProxies ? (forwarded.at(-trustedProxies) ?? own) : own;
  return networkOf(address);
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
  return plain.includes(":") ? groupsOf(plain).slice(0, 4).join(":") : plain;
}

/** The groups of an IPv6 address, "::" written out, without leading zeros. */
function groupsOf(address: string): ReadonlyArray<string> {
  const [left = [], right = []] = address
    .split("::", 2)
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}
