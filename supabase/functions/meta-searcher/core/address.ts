import {
  bareHost,
  isLoopback,
  isPublicAddress,
  isPublicName,
} from "../../_shared/address.ts";

const MAX_LENGTH = 2_048;

/**
 * Whether a source may be asked at this address: one of its own hosts, with or without
 * "www.", public, over https. `isTest` lets this machine itself in.
 */
export function mayFetch(
  url: URL,
  hosts: ReadonlyArray<string>,
  isTest: boolean,
): boolean {
  const isSafe =
    url.protocol === "https:" || (isTest && isLoopback(url.hostname));
  return isSafe && isOneOf(hosts, url) && isPublicAddress(url, isTest);
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
  const isAllowed = hosts ? isOneOf(hosts, url) : isPublicName(url.hostname);
  return isAllowed ? url.href : null;
}

function isOneOf(hosts: ReadonlyArray<string>, { host }: URL): boolean {
  return hosts.some((own) => bareHost(own) === bareHost(host));
}
