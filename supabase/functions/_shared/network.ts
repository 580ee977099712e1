import ipaddr from "ipaddr.js";

/** Some proxies write the port beside the address: "203.0.113.9:52814", "[2001:db8::9]:52814". */
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$|^\[([^\]]+)\](?::\d{1,5})?$/;

/** Maximum length of an address. */
const MAX_LENGTH = 64;

/**
 * The network that an address counts as in limits: itself, or the /64 network of an
 * IPv6 address. Invalid addresses are one network.
 */
export function clientNetwork(address: string): string {
  if (address.length > MAX_LENGTH) return "unknown";
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const figure = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.isValid(figure)) return "unknown";
  // Treats IPv4-mapped IPv6 addresses as IPv4.
  const known = ipaddr.process(figure);
  return known instanceof ipaddr.IPv6
    ? `${known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : known.toString();
}
