import { fail } from "#domain/result.ts";
import { type AppParts, createApp } from "../app.ts";
import type { Backend } from "../backend/backend.ts";
import type { AppBindings } from "../http/app-bindings.ts";
import { aRequest, aResponse } from "../http/exchange.fixture.ts";
import { createQueues } from "../http/queues.ts";
import { recordingLimits } from "../http/rate-limits.fixture.ts";
import { nonPageHeaders } from "../http/security-headers.ts";
import { createSignInDelay } from "../http/sign-in-delay.ts";
import { createLog } from "../log.ts";

/** Creates the app over fakes; `parts` replace some of them. */
export function anApp(parts: Partial<AppParts> = {}) {
  return createApp({
    backend: aBackend(),
    metaSearch: async () => Response.json({ results: [] }),
    limits: recordingLimits().limits,
    signInDelay: createSignInDelay(1, null),
    queues: createQueues(1, "embedded"),
    screens: [],
    publicUrl: "https://site.example",
    renderCalendar: async () => "",
    today: () => "2026-11-21",
    securityHeaders: nonPageHeaders({ isSecure: false }),
    log: createLog("silent"),
    operatorMail: null,
    status: {
      isReady: async () => true,
      report: () => Promise.reject(new Error("no status in this test")),
    },
    renderPage: async (c) => c.text("a page"),
    ...parts,
  });
}

export async function requestApp(
  parts: Partial<AppParts>,
  path: string,
  request?: RequestInit,
): Promise<Response> {
  const incoming = aRequest();
  const bindings: AppBindings = {
    incoming,
    outgoing: aResponse(incoming).response,
    clientAddress: "198.51.100.7",
    peerAddress: "10.0.0.1",
  };
  return anApp(parts).request(path, request, bindings);
}

export function aBackend(parts: Partial<Backend> = {}): Backend {
  return {
    kind: "embedded",
    public: { url: null, publishableKey: "public-key" },
    fetch: async () => Response.json([]),
    verifyToken: async () => fail("badSignature"),
    isReady: async () => true,
    sql: null,
    operator: null,
    close: async () => {},
    ...parts,
  };
}
