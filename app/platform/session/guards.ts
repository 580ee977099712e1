import { type MiddlewareFunction, redirect, replace } from "react-router";
import { safeReturnPath } from "#domain/accounts/return-path.ts";
import type { Session } from "./session.ts";
import { loadedSessionStore } from "./session-store.ts";

/** A route's `clientMiddleware`. */
export type Guard = MiddlewareFunction<unknown>;

/**
 * Redirects visitors to the login, with the screen's address (specification §2,
 * Protected routes). `onDenied` is called before that.
 */
export function membersOnly(onDenied?: () => void): Guard {
  return guard(({ status }, { pathname, search }) => {
    if (status === "authenticated") return null;
    onDenied?.();
    return `/login?${new URLSearchParams({ from: pathname + search })}`;
  });
}

/**
 * Redirects members to the path that `findPath` returns for their return path. `isNew`:
 * they signed in on this screen.
 */
export function guestsOnly(
  findPath: (from: string, isNew: boolean) => string,
): Guard {
  return guard(({ status }, { searchParams }, isNew) => {
    if (status !== "authenticated") return null;
    const { location, navigation } = browserRouter().state;
    const { state } = navigation.location ?? location;
    return findPath(
      safeReturnPath(state?.from ?? searchParams.get("from")),
      isNew,
    );
  });
}

/** Resolves with the session once its status is not `loading`. */
export function settledSession(): Promise<
  Exclude<Session, { status: "loading" }>
> {
  return new Promise((resolve) => {
    const check = () => {
      const session = loadedSessionStore.get();
      if (session.status === "loading") return;
      stop();
      resolve(session);
    };
    const stop = loadedSessionStore.subscribe(check);
    check();
  });
}

/** True for a request of the shown screen: its revalidation, or the first load. */
export function isShown({ url }: Request): boolean {
  return browserRouter().state.location.pathname === new URL(url).pathname;
}

let isLeaving = false;

/** Runs work that ends the session and then opens another screen: no guard redirects meanwhile. */
export async function runUnguarded<Value>(
  work: () => Promise<Value>,
): Promise<Value> {
  isLeaving = true;
  try {
    return await work();
  } finally {
    isLeaving = false;
  }
}

/** Unsubscribes the last guard from the session. */
let stopWatching = () => {};

/** Calls `findRedirect` when the screen opens, and again when the session's status changes on it. */
function guard(
  findRedirect: (
    session: Session,
    address: URL,
    hasChanged: boolean,
  ) => string | null,
): Guard {
  let hasChanged = false;
  return async ({ request }) => {
    stopWatching();
    const address = new URL(request.url);
    const session = await settledSession();
    // The visitor left the screen meanwhile.
    if (request.signal.aborted) return;
    const path = findRedirect(session, address, hasChanged && isShown(request));
    hasChanged = false;
    if (path !== null) throw isOpening() ? redirect(path) : replace(path);
    const stop = loadedSessionStore.subscribe(() => {
      const { status } = loadedSessionStore.get();
      if (isLeaving || status === "loading" || status === session.status)
        return;
      stop();
      const router = browserRouter();
      const { location, navigation } = router.state;
      const screens = [location.pathname, navigation.location?.pathname];
      hasChanged = screens.includes(address.pathname);
      if (hasChanged) router.revalidate();
    });
    stopWatching = stop;
  };
}

/** True during a navigation: its redirect must keep the previous page in the history. */
function isOpening(): boolean {
  const { initialized, navigation } = browserRouter().state;
  return initialized && navigation.state !== "idle";
}

function browserRouter() {
  const { __reactRouterDataRouter: router } = window;
  if (!router) throw new Error("A guard runs in the hydrated page only");
  return router;
}
