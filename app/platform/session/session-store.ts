import { useLayoutEffect } from "react";
import type { PublicBackend } from "../request-context.ts";
import { createStore, useStore } from "../store.ts";
import { runWhenIdle } from "../when-idle.ts";
import type { Session } from "./session.ts";
import {
  browserStorage,
  mayHaveSession,
  SESSION_STORAGE_KEY,
} from "./session-storage.ts";
import type { SessionClient } from "./start-session.ts";

/** The session that screens show, with the member's profile; always `loading` on the server. */
export const sessionStore = createStore<Session>({ status: "loading" });

/** The same session, updated without waiting for an idle browser: guards read it. */
export const loadedSessionStore = createStore<Session>({
  status: "loading",
});

const loadClient = () => import("./start-session.ts");

// Requested with the page's own modules, because members' features need the client.
if (!import.meta.env.SSR && mayHaveSession(browserStorage, location))
  loadClient().catch(() => {
    // `loadBackend` retries.
  });

let publicBackend: PublicBackend | null = null;
let client: Promise<SessionClient | null> | null = null;
let isIdle = false;

/** Updates `sessionStore` only when the browser is idle: an earlier update restarts the hydration of lists. */
function publish(session: Session) {
  loadedSessionStore.set(session);
  if (isIdle) sessionStore.set(session);
}

/**
 * Loads the Supabase clients on first use and caches them; null when they cannot be
 * loaded now.
 */
export function loadBackend(): Promise<SessionClient | null> {
  client ??= loadClient().then(
    ({ startSession }) =>
      startSession(
        publicBackend?.url ?? location.origin,
        publicBackend?.publishableKey ?? "",
        publish,
      ),
    () => {
      // Offline: the next call retries.
      client = null;
      return null;
    },
  );
  return client;
}

export function useSession(): Session {
  return useStore(sessionStore);
}

/** Starts the session in a layout effect, before passive effects call `loadBackend`. */
export function useStartSession(backend: PublicBackend | undefined): void {
  useLayoutEffect(() => {
    if (backend && !publicBackend) start(backend);
  }, [backend]);
}

function start(backend: PublicBackend) {
  publicBackend = backend;
  runWhenIdle(() => {
    isIdle = true;
    const session = loadedSessionStore.get();
    if (session.status !== "loading") sessionStore.set(session);
  });
  if (mayHaveSession(browserStorage, location)) {
    loadBackend().then((sessionClient) => {
      // Without the client the visitor stays signed out.
      if (!sessionClient) publish({ status: "signedOut" });
    });
    return;
  }
  publish({ status: "signedOut" });
  // After a sign-in in another tab; the client then synchronises the tabs itself.
  addEventListener("storage", ({ key }) => {
    if (key === SESSION_STORAGE_KEY) loadBackend();
  });
}
