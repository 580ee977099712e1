import ipaddr from "ipaddr.js";

/** Some proxies write the port beside the address: "203.0.113.9:52814", "[2001:db8::9]:52814". */
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$|^\[([^\]]+)\](?::\d{1,5})?$/;

/** No address is longer. */
const MAX_LENGTH = 64;

/** The network that an address counts for in limits: itself, or the /64 network of an IPv6 address. All that is no address is one network. */
export function networkOf(address: string): string {
  if (address.length > MAX_LENGTH) return "unknown";
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const figure = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.isValid(figure)) return "unknown";
  // One of the old kind in the new one's clothes counts as what it is.
  const known = ipaddr.process(figure);
  return known instanceof ipaddr.IPv6
    ? `${known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : known.toString();
}
