import type { Resolve } from "./network-policy.ts";

/** `Deno.resolveDns`; a platform may lack or forbid it. */
type AskDns = (
  hostname: string,
  type: "A" | "AAAA",
) => Promise<ReadonlyArray<string>>;

const FORBIDDEN = new Set(["PermissionDenied", "NotCapable", "NotSupported"]);

/** Resolves the addresses of a name through Deno. */
export function createDnsResolve(ask: AskDns | undefined): Resolve {
  return async (hostname) => {
    if (!ask) return null;
    const answers = await Promise.allSettled([
      ask(hostname, "A"),
      ask(hostname, "AAAA"),
    ]);
    const addresses: Array<string> = [];
    for (const answer of answers) {
      if (answer.status === "fulfilled") addresses.push(...answer.value);
      else if (FORBIDDEN.has(errorName(answer.reason))) return null;
      // A name may have addresses of one family only.
      else if (errorName(answer.reason) !== "NotFound") throw answer.reason;
    }
    if (addresses.length === 0) throw new Error("no address");
    return addresses;
  };
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
