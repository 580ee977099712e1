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
  const four = fourIn(address);
  if (four !== null) return isPublicFour(four);
  const groups = groupsIn(address);
  return groups !== null && isPublicSix(groups);
}

/** What IANA has set apart: this network, private and shared ones, loopback, link, documentation, tests, groups, the rest. */
const SET_APART: ReadonlyArray<readonly [start: string, bits: number]> = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

function isPublicFour(four: number): boolean {
  return !SET_APART.some(([start, bits]) => {
    const size = 2 ** (32 - bits);
    const first = fourIn(start) ?? 0;
    return four >= first && four < first + size;
  });
}

/** Only 2000::/3 is given out; some of it leads elsewhere or nowhere. */
function isPublicSix(groups: ReadonlyArray<number>): boolean {
  const [first = 0, second = 0, , , , , seventh = 0, eighth = 0] = groups;
  const start = groups.slice(0, 6).join();
  // An address of the old kind in the new one's clothes, by itself or through a translator.
  if (start === "0,0,0,0,0,65535" || start === `${0x64},${0xff9b},0,0,0,0`)
    return isPublicFour(seventh * 65_536 + eighth);
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first !== 0x3fff || second >= 0x1000;
}

function fourIn(address: string): number | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return null;
  const bytes = address.split(".").map(Number);
  if (bytes.some((byte) => byte > 255)) return null;
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The eight groups of an address of the new kind; null for anything else. */
function groupsIn(address: string): ReadonlyArray<number> | null {
  const host = URL.parse(`http://[${address}]/`)?.hostname;
  if (!host) return null;
  const [head = [], tail] = host
    .slice(1, -1)
    .split("::")
    .map((half) =>
      half === ""
        ? []
        : half.split(":").map((group) => Number.parseInt(group, 16)),
    );
  if (!tail) return head;
  return [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
}
