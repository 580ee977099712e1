import type { RunResult } from "./run-scraper.ts";

/** The platform ends a call after 150 s; what is left then is for the next one. */
const WORK_MS = 120_000;

export type HandlerParts = {
  /** What the caller must know; at least 32 characters. */
  readonly token: string;
  /** Goes on with the run that is due until it is told to stop. */
  readonly work: (signal: AbortSignal) => Promise<RunResult>;
  readonly onFailure: (error: unknown) => void;
};

/** The edge function: each call works on the run for a while and tells how far it came. */
export function createHandler({ token, work, onFailure }: HandlerParts) {
  if (token.length < 32)
    throw new Error("SCRAPER_TOKEN must have at least 32 characters");
  return async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return said(405, { error: "POST only" });
    const given = request.headers.get("authorization") ?? "";
    if (!(await isSame(given, `Bearer ${token}`)))
      return said(401, { error: "not allowed" });
    try {
      return said(200, await work(AbortSignal.timeout(WORK_MS)));
    } catch (error) {
      onFailure(error);
      return said(500, { error: "the scraper failed" });
    }
  };
}

/** Compared as digests, which take the same time whatever was guessed. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map(async (text) => {
      const bytes = new TextEncoder().encode(text);
      return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    }),
  );
  return a?.every((byte, index) => byte === b?.[index]) ?? false;
}

function said(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store" },
  });
}
