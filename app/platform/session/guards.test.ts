import type { ClientActionFunctionArgs } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Guard, guestsOnly, membersOnly, runUnguarded } from "./guards.ts";
import type { Session } from "./session.ts";
import { sessionStore } from "./session-store.ts";

const MEMBER = { status: "authenticated" } as Session;
const SIGNED_OUT: Session = { status: "signedOut" };
const PROFILE = "/perfil?paso=2";

beforeEach(() => {
  sessionStore.set({ status: "loading" });
});

test("a guard waits for the session and lets a member pass", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  const outcome = run(membersOnly(onDenied), PROFILE);
  const done = vi.fn();
  outcome.then(done);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  sessionStore.set(MEMBER);
  expect(await outcome).toBeNull();
  expect(onDenied).not.toHaveBeenCalled();
});

test("a visitor of a members' screen is redirected once, with its address", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  sessionStore.set(SIGNED_OUT);
  expect(await run(membersOnly(onDenied), PROFILE)).toBe(
    "/login?from=%2Fperfil%3Fpaso%3D2",
  );
  expect(onDenied).toHaveBeenCalledOnce();
});

test("a session that ends on the screen makes the router decide once again", async () => {
  const { revalidate } = openBrowser(PROFILE);
  sessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  sessionStore.set({ ...MEMBER });
  sessionStore.set({ status: "loading" });
  expect(revalidate).not.toHaveBeenCalled();
  sessionStore.set(SIGNED_OUT);
  sessionStore.set({ ...SIGNED_OUT });
  expect(revalidate).toHaveBeenCalledOnce();
});

test("a session that ends on another screen moves nobody", async () => {
  const { show, revalidate } = openBrowser(PROFILE);
  sessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  show("/becas");
  sessionStore.set(SIGNED_OUT);
  expect(revalidate).not.toHaveBeenCalled();
});

test("signing out on the screen does not redirect to the login", async () => {
  const { revalidate } = openBrowser(PROFILE);
  sessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  await runUnguarded(async () => sessionStore.set(SIGNED_OUT));
  expect(revalidate).not.toHaveBeenCalled();
  sessionStore.set(MEMBER);
  await run(membersOnly(), PROFILE);
  const failed = runUnguarded(() => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  sessionStore.set(SIGNED_OUT);
  expect(revalidate).toHaveBeenCalledOnce();
});

test("guests stay, and one who becomes a member here is redirected as new", async () => {
  openBrowser("/register?from=/becas");
  const guard = guestsOnly((from, isNew) => `${from}?${isNew}`);
  sessionStore.set(SIGNED_OUT);
  expect(await run(guard, "/register?from=/becas")).toBeNull();
  sessionStore.set(MEMBER);
  expect(await run(guard, "/register?from=/becas")).toBe("/becas?true");
  expect(await run(guard, "/register?from=/becas")).toBe("/becas?false");
});

test("the return path of the screen before wins, and a foreign one is refused", async () => {
  const { show } = openBrowser("/login?from=/becas");
  const guard = guestsOnly((from) => from);
  sessionStore.set(MEMBER);
  show("/login", { from: "/mis-datos" });
  expect(await run(guard, "/login?from=/becas")).toBe("/mis-datos");
  show("/login");
  expect(await run(guard, "/login?from=//evil.example")).toBe("/");
});

/** Resolves with the path of the guard's redirect, or null. */
async function run(guard: Guard, path: string): Promise<string | null> {
  const request = new Request(`https://site.example${path}`);
  const args = { request } as ClientActionFunctionArgs;
  try {
    await guard(args, async () => undefined);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location");
    throw thrown;
  }
}

/** A router that shows a screen. */
function openBrowser(path: string) {
  const revalidate = vi.fn();
  const state = { navigation: {}, location: {} };
  const show = (shown: string, given: unknown = null) => {
    const { pathname } = new URL(shown, "https://site.example");
    state.location = { pathname, state: given };
  };
  show(path);
  vi.stubGlobal("window", { __reactRouterDataRouter: { state, revalidate } });
  return { revalidate, show };
}
