/** The network that an address counts for in limits: itself, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
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
