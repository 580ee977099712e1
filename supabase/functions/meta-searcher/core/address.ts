import ipaddr from "ipaddr.js";
import { bareHost } from "../../_shared/address.ts";

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;
const MAX_LENGTH = 2_048;

/**
 * Whether a source may be asked at this address: one of its own hosts, over https on
 * its usual port, public, without credentials. `isTest` lets this machine itself in.
 */
export function mayFetch(
  url: URL,
  hosts: ReadonlyArray<string>,
  isTest: boolean,
): boolean {
  if (url.username || url.password || !hosts.includes(url.host)) return false;
  if (isTest && isLoopback(url.hostname)) return true;
  return url.protocol === "https:" && url.port === "" && isPublic(url.hostname);
}

/**
 * A remote link that a reader may be given, or null: http(s), without credentials, and
 * on one of the `hosts`, with or without "www."; where none are told, on any public one.
 */
export function safeLink(
  value: unknown,
  hosts: ReadonlyArray<string> | null,
): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return null;
  const url = URL.parse(value.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username || url.password || url.href.length > MAX_LENGTH) return null;
  const host = bareHost(url.host);
  const isAllowed = hosts
    ? hosts.some((own) => bareHost(own) === host)
    : isPublic(url.hostname);
  return isAllowed ? url.href : null;
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || rangeOf(hostname) === "loopback";
}

function isPublic(hostname: string): boolean {
  const range = rangeOf(hostname);
  if (range) return range === "unicast";
  return hostname.includes(".") && !LOCAL_NAME.test(hostname);
}

/** "private", "loopback" … of an address in figures; null for a name. `URL` has already read forms such as 0x7f.1. */
function rangeOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare).range() : null;
}
