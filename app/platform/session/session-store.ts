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

/** The session of this browser, with the member's profile. On the server it is always `loading`. */
export const sessionStore = createStore<Session>({ status: "loading" });

/** The session as soon as it is loaded: guards do not wait until the browser is idle. */
export const loadedSessionStore = createStore<Session>({
  status: "loading",
});

const loadClient = () => import("./start-session.ts");

// Requested with the page's own modules: a member's parts wait for the client.
if (!import.meta.env.SSR && mayHaveSession(browserStorage, location))
  loadClient().catch(() => {
    // Retried when the page is mounted.
  });

let publicBackend: PublicBackend | null = null;
let client: Promise<SessionClient | null> | null = null;
let isIdle = false;

/** `sessionStore` waits until the browser is idle: an earlier update restarts the hydration of lists. */
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

/** Starts the session with the page, before any part of it asks for the backend. */
export function useStartedSession(backend: PublicBackend | undefined): void {
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
  // A form may load the client before the browser is idle; its session replaces this one.
  loadedSessionStore.set({ status: "signedOut" });
  // When another tab signs in, the client is loaded and then synchronises the tabs itself.
  addEventListener("storage", ({ key }) => {
    if (key === SESSION_STORAGE_KEY) loadBackend();
  });
}
