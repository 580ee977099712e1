import ipaddr from "ipaddr.js";
import { isPublicName } from "./address.ts";

/** All addresses of a name; null where the platform gives no DNS. Rejects when there are none. */
export type Resolve = (
  hostname: string,
) => Promise<ReadonlyArray<string> | null>;

/** Decides which hosts our requests may reach. */
export type NetworkPolicy = {
  /** False for other schemes than http(s), credentials, unusual ports and names outside the public DNS. */
  readonly allowsUrl: (url: URL) => boolean;
  /**
   * False when a hostname resolves to a private address; true where the platform gives no
   * DNS, so that only `allowsUrl` decides. Rejects when it does not resolve.
   */
  readonly allowsHost: (hostname: string) => Promise<boolean>;
};

/**
 * Allows public hosts on the default ports and, on any port, the private hosts that the
 * operator lists ("127.0.0.1", "searxng.internal").
 */
export function createNetworkPolicy(
  resolve: Resolve,
  privateHosts: ReadonlyArray<string> = [],
): NetworkPolicy {
  return {
    allowsUrl: ({ protocol, username, password, port, hostname }) =>
      /^https?:$/.test(protocol) &&
      !username &&
      !password &&
      (privateHosts.includes(hostname) ||
        (port === "" && isPublicName(hostname))),
    async allowsHost(hostname) {
      if (privateHosts.includes(hostname)) return true;
      const addresses = await resolve(hostname);
      return addresses?.every(isPublicIp) ?? true;
    },
  };
}

/** True for unicast addresses of the public internet. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Treats IPv4-mapped IPv6 addresses as IPv4.
  const ip = ipaddr.process(address);
  if (ip.range() !== "rfc6052") return ip.range() === "unicast";
  // NAT64 holds an IPv4 address in its last four bytes.
  return new ipaddr.IPv4(ip.toByteArray().slice(12)).range() === "unicast";
}
