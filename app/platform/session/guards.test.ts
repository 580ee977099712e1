import type { ClientActionFunctionArgs } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Guard, guestsOnly, membersOnly, runUnguarded } from "./guards.ts";
import type { Session } from "./session.ts";
import { loadedSessionStore } from "./session-store.ts";

const MEMBER = { status: "authenticated" } as Session;
const SIGNED_OUT: Session = { status: "signedOut" };
const PROFILE = "/perfil?paso=2";

beforeEach(() => {
  loadedSessionStore.set({ status: "loading" });
});

test("a guard waits for the session and lets a member pass", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  const outcome = run(membersOnly(onDenied), PROFILE);
  const done = vi.fn();
  outcome.then(done);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  loadedSessionStore.set(MEMBER);
  expect(await outcome).toBeNull();
  expect(onDenied).not.toHaveBeenCalled();
});

test("a visitor of a members' screen is redirected to the login, with the screen's address", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  loadedSessionStore.set(SIGNED_OUT);
  expect(await run(membersOnly(onDenied), PROFILE)).toBe(
    "/login?from=%2Fperfil%3Fpaso%3D2",
  );
  expect(onDenied).toHaveBeenCalledOnce();
});

test("a session that ends on a guarded screen revalidates that screen once", async () => {
  const { revalidate } = openBrowser(PROFILE);
  loadedSessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  loadedSessionStore.set({ ...MEMBER });
  loadedSessionStore.set({ status: "loading" });
  expect(revalidate).not.toHaveBeenCalled();
  loadedSessionStore.set(SIGNED_OUT);
  loadedSessionStore.set({ ...SIGNED_OUT });
  expect(revalidate).toHaveBeenCalledOnce();
});

test("a session that ends on another screen revalidates nothing", async () => {
  const { show, revalidate } = openBrowser(PROFILE);
  loadedSessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  show("/becas");
  loadedSessionStore.set(SIGNED_OUT);
  expect(revalidate).not.toHaveBeenCalled();
});

test("a visitor who leaves while the session is loading is not redirected", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  const leaving = new AbortController();
  const outcome = run(membersOnly(onDenied), PROFILE, leaving.signal);
  leaving.abort();
  loadedSessionStore.set(SIGNED_OUT);
  expect(await outcome).toBeNull();
  expect(onDenied).not.toHaveBeenCalled();
});

test.each([
  ["during a navigation adds a history entry", true, "loading", null],
  ["of a shown page replaces its history entry", true, "idle", "true"],
  ["of the first page replaces its history entry", false, "loading", "true"],
])("a redirect %s", async (_title, initialized, navigation, replaceHeader) => {
  const { state } = openBrowser(PROFILE);
  Object.assign(state, { initialized, navigation: { state: navigation } });
  loadedSessionStore.set(SIGNED_OUT);
  const response = await respond(membersOnly(), PROFILE);
  expect(response?.headers.get("X-Remix-Replace")).toBe(replaceHeader);
});

test("a sign-out in `runUnguarded` revalidates nothing, and one after its failure does", async () => {
  const { revalidate } = openBrowser(PROFILE);
  loadedSessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  await runUnguarded(async () => loadedSessionStore.set(SIGNED_OUT));
  expect(revalidate).not.toHaveBeenCalled();
  loadedSessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  const failed = runUnguarded(() => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  loadedSessionStore.set(SIGNED_OUT);
  expect(revalidate).toHaveBeenCalledOnce();
});

test("a guest stays, and one who becomes a member on the screen is redirected as new", async () => {
  openBrowser("/register?from=/becas");
  const guard = guestsOnly((from, isNew) => `${from}?${isNew}`);
  loadedSessionStore.set(SIGNED_OUT);
  expect(await run(guard, "/register?from=/becas")).toBeNull();
  loadedSessionStore.set(MEMBER);
  expect(await run(guard, "/register?from=/becas")).toBe("/becas?true");
  expect(await run(guard, "/register?from=/becas")).toBe("/becas?false");
});

test("a return path in the history state takes precedence; one to another site is rejected", async () => {
  const { show } = openBrowser("/login?from=/becas");
  const guard = guestsOnly((from) => from);
  loadedSessionStore.set(MEMBER);
  show("/login", { from: "/mis-datos" });
  expect(await run(guard, "/login?from=/becas")).toBe("/mis-datos");
  show("/login");
  expect(await run(guard, "/login?from=//evil.example")).toBe("/");
});

/** Resolves with the path of the guard's redirect, or null. */
async function run(
  guard: Guard,
  path: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const response = await respond(guard, path, signal);
  return response?.headers.get("Location") ?? null;
}

/** Resolves with the guard's redirect, or null. */
async function respond(guard: Guard, path: string, signal?: AbortSignal) {
  const request = new Request(`https://site.example${path}`, { signal });
  const args = { request } as ClientActionFunctionArgs;
  try {
    await guard(args, async () => undefined);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** Stubs the router, showing a screen; `show` changes its screen and history state. */
function openBrowser(path: string) {
  const revalidate = vi.fn();
  const state = {
    initialized: true,
    navigation: { state: "idle" },
    location: {},
  };
  const show = (address: string, historyState: unknown = null) => {
    const { pathname } = new URL(address, "https://site.example");
    state.location = { pathname, state: historyState };
  };
  show(path);
  vi.stubGlobal("window", { __reactRouterDataRouter: { state, revalidate } });
  return { revalidate, show, state };
}
