import ipaddr from "ipaddr.js";
import { isLoopback } from "./address.ts";

/** All addresses of a name; null where nobody here can tell. Rejects when it has none. */
export type Resolve = (
  hostname: string,
) => Promise<ReadonlyArray<string> | null>;

/**
 * Whether a name leads into the public net with every address that it has: anybody can
 * give a name of theirs one of our own network. `isTest` lets this machine itself in.
 */
export async function leadsToPublic(
  hostname: string,
  resolve: Resolve,
  isTest: boolean,
): Promise<boolean> {
  if (isTest && isLoopback(hostname)) return true;
  const addresses = await resolve(hostname);
  return addresses?.every(isPublicFigure) ?? true;
}

/** Whether an address in figures is one of the public net, for one receiver. */
export function isPublicFigure(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // One of the old kind in the new one's clothes is judged as what it is.
  const figure = ipaddr.process(address);
  if (figure.range() === "rfc6052")
    return isUnicast(new ipaddr.IPv4(figure.toByteArray().slice(12)));
  return isUnicast(figure);
}

function isUnicast(figure: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return figure.range() === "unicast";
}
