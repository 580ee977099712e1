import ipaddr from "ipaddr.js";

/** Some proxies write the port beside the address: "203.0.113.9:52814", "[2001:db8::9]:52814". */
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$|^\[([^\]]+)\](?::\d{1,5})?$/;

/** Characters. */
const MAX_LENGTH = 64;

/**
 * Returns the network by which limits count an address: the IPv4 address itself, or the
 * /64 network of an IPv6 address. All invalid addresses are one network.
 */
export function networkFromAddress(address: string): string {
  if (address.length > MAX_LENGTH) return "unknown";
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const withoutPort = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.isValid(withoutPort)) return "unknown";
  // Treats IPv4-mapped IPv6 addresses as IPv4.
  const ip = ipaddr.process(withoutPort);
  return ip instanceof ipaddr.IPv6
    ? `${ip.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : ip.toString();
}
