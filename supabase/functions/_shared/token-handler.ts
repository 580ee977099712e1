/** The platform ends a call after 150 s; the next call resumes the work. */
const WORK_MS = 120_000;

export type TokenHandlerParts = {
  /** Shared with the caller; at least 32 characters. */
  readonly token: string;
  /** Variable that holds the token: "SCRAPER_TOKEN". */
  readonly tokenName: string;
  /** Continues due work until the signal aborts. */
  readonly work: (signal: AbortSignal) => Promise<object>;
  readonly onFailure: (error: unknown) => void;
};

/**
 * Creates an edge function for a schedule: each call continues the work for up to
 * `WORK_MS` and returns the result.
 */
export function createTokenHandler({
  token,
  tokenName,
  work,
  onFailure,
}: TokenHandlerParts) {
  if (token.length < 32)
    throw new Error(`${tokenName} must have at least 32 characters`);
  return async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return answer(405, { error: "POST only" });
    const authorization = request.headers.get("authorization") ?? "";
    if (!(await isSame(authorization, `Bearer ${token}`)))
      return answer(401, { error: "not allowed" });
    try {
      return answer(200, await work(AbortSignal.timeout(WORK_MS)));
    } catch (error) {
      onFailure(error);
      return answer(500, { error: "the work failed" });
    }
  };
}

/** Compares digests, so that the time reveals nothing about the token. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map(async (text) => {
      const bytes = new TextEncoder().encode(text);
      return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    }),
  );
  return a?.every((byte, index) => byte === b?.[index]) ?? false;
}

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store" },
  });
}
