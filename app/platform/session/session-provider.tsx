import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { PublicBackend } from "../request-context.ts";
import { runWhenIdle } from "../when-idle.ts";
import type { Session } from "./session.ts";
import {
  browserStorage,
  mayHaveSession,
  SESSION_STORAGE_KEY,
} from "./session-storage.ts";
import type { SessionClient } from "./start-session.ts";

type SessionContextValue = {
  readonly session: Session;
  /**
   * Loads the official clients on first use and keeps them; null when they cannot be
   * loaded now.
   */
  readonly backend: () => Promise<SessionClient | null>;
  /** True while the member is signing out. */
  readonly leaving: RefObject<boolean>;
};

const SessionContext = createContext<SessionContextValue | null>(null);

const UNKNOWN: Session = { status: "loading" };

const loadClient = () => import("./start-session.ts");

// Requested with the page's own modules: a member's parts wait for it.
if (!import.meta.env.SSR && mayHaveSession(browserStorage, location))
  loadClient().catch(() => {
    // Tried again when the page is mounted.
  });

/**
 * Provides the session. Starts in the browser; on the server it is always `loading`.
 * A change of session before React has hydrated all cards would render the whole list
 * once for each of them, so the first one is shown when the browser is idle; it is read
 * meanwhile.
 */
export function SessionProvider({
  backend: { url, publishableKey },
  children,
}: {
  backend: PublicBackend;
  children: ReactNode;
}) {
  const [session, setSession] = useState<Session>(UNKNOWN);
  const isIdle = useRef(false);
  const latest = useRef<Session | null>(null);
  const show = useCallback((next: Session) => {
    latest.current = next;
    if (isIdle.current) setSession(next);
  }, []);
  const started = useRef<Promise<SessionClient | null> | null>(null);
  const backend = useCallback(() => {
    started.current ??= loadClient().then(
      ({ startSession }) =>
        startSession(url ?? location.origin, publishableKey, show),
      () => {
        // Offline: the next call retries.
        started.current = null;
        return null;
      },
    );
    return started.current;
  }, [url, publishableKey, show]);

  useEffect(
    () =>
      runWhenIdle(() => {
        isIdle.current = true;
        if (latest.current) setSession(latest.current);
      }),
    [],
  );

  useEffect(() => {
    if (started.current) return;
    if (mayHaveSession(browserStorage, location)) {
      backend().then((loaded) => {
        // Without the client the visitor stays signed out.
        if (!loaded) show({ status: "signedOut" });
      });
      return;
    }
    const cancel = runWhenIdle(() =>
      startTransition(() =>
        // The client knows better where a form has started it meanwhile.
        setSession((known) =>
          known === UNKNOWN ? { status: "signedOut" } : known,
        ),
      ),
    );
    // Another tab signed in: from here on the client itself synchronises the tabs.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_STORAGE_KEY) backend();
    };
    addEventListener("storage", onStorage);
    return () => {
      cancel();
      removeEventListener("storage", onStorage);
    };
  }, [backend, show]);

  const leaving = useRef(false);
  const value = useMemo(
    () => ({ session, backend, leaving }),
    [session, backend],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error("useSession needs a SessionProvider above it");
  return value;
}
