import { setI18n } from "react-i18next";
import type { ClientLoaderFunctionArgs } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Session } from "#app/platform/session/session.ts";
import { loadedSessionStore } from "#app/platform/session/session-store.ts";
import { loginGuard } from "./guest-guards.ts";

// The guard reads nothing else.
const MEMBER = {
  status: "authenticated",
  user: { email: "ana@example.test" },
} as Session;
const CONFIRMED = "#access_token=one&type=signup";

beforeEach(() => {
  loadedSessionStore.set({ status: "loading" });
  const i18n = {
    language: "es",
    hasResourceBundle: () => true,
    reloadResources: async () => {},
    getFixedT: () => (key: string) => key,
  };
  // The guard uses only these members of i18next; the tests have no instance of their own.
  setI18n(i18n as never);
  onTestFinished(() => setI18n(undefined as never));
});

test("after a confirmation link the login redirects to the profile form until that is shown", async () => {
  const { show, setHash } = openBrowser(CONFIRMED);
  const first = findRedirect();
  setHash("");
  const second = findRedirect();
  loadedSessionStore.set(MEMBER);
  expect(await first).toBe("/completar-perfil");
  expect(await second).toBe("/completar-perfil");
  show("/completar-perfil");
  expect(await findRedirect()).toBe("/");
});

test("a failed confirmation link keeps the visitor on the login screen", async () => {
  openBrowser("#error=access_denied");
  loadedSessionStore.set({ status: "signedOut" });
  expect(await findRedirect()).toBeNull();
});

/** Runs the login's guard; resolves with the path of its redirect, or null. */
async function findRedirect(): Promise<string | null> {
  const request = new Request("https://site.example/login");
  try {
    // The guard reads only the request.
    await loginGuard({ request } as ClientLoaderFunctionArgs, async () => null);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location");
    throw thrown;
  }
}

/** Stubs the URL fragment and the router of the login screen; `show` changes the shown screen. */
function openBrowser(hash: string) {
  const state = {
    initialized: false,
    navigation: { state: "idle" },
    location: { pathname: "/login" },
  };
  const setHash = (next: string) => vi.stubGlobal("location", { hash: next });
  setHash(hash);
  vi.stubGlobal("window", { __reactRouterDataRouter: { state } });
  return {
    setHash,
    show: (pathname: string) => {
      state.location = { pathname };
    },
  };
}
