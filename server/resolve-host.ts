import { lookup } from "node:dns/promises";

/** All addresses of a name, as `fetch` finds them: the hosts file of the machine included. */
export async function resolveHost(
  hostname: string,
): Promise<ReadonlyArray<string>> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}
