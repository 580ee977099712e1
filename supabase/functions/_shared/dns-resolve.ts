import type { Resolve } from "./network-policy.ts";

/** `Deno.resolveDns`; a platform may lack or forbid it. */
type ResolveDns = (
  hostname: string,
  type: "A" | "AAAA",
) => Promise<ReadonlyArray<string>>;

const FORBIDDEN = new Set(["PermissionDenied", "NotCapable", "NotSupported"]);

/** Resolves through Deno; null where DNS is missing or forbidden. */
export function createDnsResolve(resolveDns: ResolveDns | undefined): Resolve {
  return async (hostname) => {
    if (!resolveDns) return null;
    const answers = await Promise.allSettled([
      resolveDns(hostname, "A"),
      resolveDns(hostname, "AAAA"),
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
