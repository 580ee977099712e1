import { lookup } from "node:dns/promises";

/** All addresses of a name, as `fetch` resolves it: including the hosts file. */
export async function resolveHost(
  hostname: string,
): Promise<ReadonlyArray<string>> {
  const addresses = await lookup(hostname, { all: true });
  return addresses.map(({ address }) => address);
}
