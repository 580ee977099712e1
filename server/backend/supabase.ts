import { StartError } from "../env.ts";
import type { Backend } from "./backend.ts";
import { answersHealthCheck } from "./health-check.ts";

const TIMEOUT_MS = 5_000;

/** Uses Supabase, or another server with its APIs, which browsers call directly. */
export async function openSupabase(
  url: string,
  publishableKey: string,
  secretKey: string | null,
): Promise<Backend> {
  const isReady = () =>
    answersHealthCheck(fetchWithTimeout, url, publishableKey);
  if (!(await isReady()))
    throw new StartError(
      `The server in SUPABASE_URL (${url}) does not answer a read of "profiles": check the address, SUPABASE_PUBLISHABLE_KEY and that the migrations were applied.`,
    );
  return {
    kind: "supabase",
    public: { url, publishableKey },
    fetch: null,
    verifyToken: null,
    isReady,
    sql: null,
    operator: secretKey
      ? { url, key: secretKey, fetch: fetchWithTimeout }
      : null,
    close: async () => {},
  };
}

function fetchWithTimeout(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}
