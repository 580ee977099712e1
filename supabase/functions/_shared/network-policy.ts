import { isPublicAddress } from "./address.ts";
import { leadsToPublic, type Resolve } from "./public-host.ts";

/** Decides which hosts our requests may reach. */
export type NetworkPolicy = {
  /** False for other schemes than http(s), credentials, unusual ports and names without a public suffix. */
  readonly allowsUrl: (url: URL) => boolean;
  /** False when a hostname resolves to a private address. Rejects when it does not resolve. */
  readonly allowsHost: (hostname: string) => Promise<boolean>;
};

/**
 * The public internet, and beside it the private hosts that an operator names ("127.0.0.1",
 * "searxng.internal"), over http and on any port.
 */
export function createNetworkPolicy(
  resolve: Resolve,
  privateHosts: ReadonlyArray<string> = [],
): NetworkPolicy {
  const isPrivateAllowed = (hostname: string) =>
    privateHosts.includes(hostname);
  return {
    allowsUrl: (url) =>
      isPublicAddress(url, false) ||
      (/^https?:$/.test(url.protocol) &&
        !url.username &&
        !url.password &&
        isPrivateAllowed(url.hostname)),
    allowsHost: async (hostname) =>
      isPrivateAllowed(hostname) || leadsToPublic(hostname, resolve, false),
  };
}
