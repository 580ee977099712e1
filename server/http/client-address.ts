import type { IncomingMessage } from "node:http";
import { networkFromAddress } from "#supabase/functions/_shared/network.ts";

/**
 * The address that limits count by. With `trustedProxies` proxies in front it is the
 * entry that the outermost of them added to X-Forwarded-For; entries before that are
 * the client's. An IPv6 address counts by its /64 network.
 */
export function clientAddress(
  request: IncomingMessage,
  trustedProxies: number,
): string {
  const peerAddress = request.socket.remoteAddress ?? "unknown";
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const address = trustedProxies
    ? (forwarded.at(-trustedProxies) ?? peerAddress)
    : peerAddress;
  return networkFromAddress(address);
}
