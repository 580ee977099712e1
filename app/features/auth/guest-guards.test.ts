import { setI18n } from "react-i18next";
import type { ClientLoaderFunctionArgs } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Session } from "#app/platform/session/session.ts";
import { knownSession } from "#app/platform/session/session-store.ts";
import { loginGuard } from "./guest-guards.ts";

const MEMBER = { status: "authenticated" } as Session;
const CONFIRMED = "#access_token=one&type=signup";

beforeEach(() => {
  knownSession.set({ status: "loading" });
  const wording = {
    language: "es",
    hasResourceBundle: () => true,
    reloadResources: async () => {},
    getFixedT: () => (key: string) => key,
  };
  setI18n(wording as never);
  onTestFinished(() => setI18n(undefined as never));
});

test("a confirmed member goes on to the profile, also after the tokens left the address", async () => {
  const { show, setHash } = openBrowser(CONFIRMED);
  const first = redirect();
  setHash("");
  const second = redirect();
  knownSession.set(MEMBER);
  expect(await first).toBe("/completar-perfil");
  expect(await second).toBe("/completar-perfil");
  show("/completar-perfil");
  expect(await redirect()).toBe("/");
});

test("a link that failed leaves a visitor on the login", async () => {
  openBrowser("#error=access_denied");
  knownSession.set({ status: "signedOut" });
  expect(await redirect()).toBeNull();
});

/** Resolves with the path of the login's redirect, or null. */
async function redirect(): Promise<string | null> {
  const request = new Request("https://site.example/login");
  try {
    await loginGuard({ request } as ClientLoaderFunctionArgs, async () => null);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location");
    throw thrown;
  }
}

/** The login with a fragment in its address, and a router that shows it. */
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
