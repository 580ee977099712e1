import { onTestFinished, vi } from "vitest";
import { type BackendClient, createBackendClient } from "./backend-client.ts";

/** Stubbed response to a request. Throwing means offline. */
export type StubHandler = (request: Request) => Response | Promise<Response>;

/** The real clients over a stubbed network. */
export function clientOver(respond: StubHandler): BackendClient {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
    respond(new Request(input, init)),
  );
  const client = createBackendClient("https://backend.example", "public-key");
  onTestFinished(async () => {
    await client.auth.stopAutoRefresh();
    vi.unstubAllGlobals();
  });
  return client;
}

/** A missing network, as `fetch` reports it. */
export function offline(): never {
  throw new TypeError("fetch failed");
}

/** Advances the clock past the four seconds in which a read is retried. */
export async function afterRetries<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const outcome = work();
  await vi.advanceTimersByTimeAsync(8_000);
  return outcome;
}

/** The response to a sign-in or sign-up that opens a session. */
export function aSessionAnswer(): Response {
  return aSessionAnswerWithToken("access-token");
}

export function aSessionAnswerWithToken(accessToken: string): Response {
  return Response.json({
    access_token: accessToken,
    refresh_token: "refresh-token",
    token_type: "bearer",
    expires_in: 3600,
    user: { id: "user-1", email: "ana@example.org", user_metadata: {} },
  });
}
