import type { ClientActionFunctionArgs } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Guard, guestsOnly, membersOnly, runUnguarded } from "./guards.ts";
import type { Session } from "./session.ts";
import { knownSession } from "./session-store.ts";

const MEMBER = { status: "authenticated" } as Session;
const SIGNED_OUT: Session = { status: "signedOut" };
const PROFILE = "/perfil?paso=2";

beforeEach(() => {
  knownSession.set({ status: "loading" });
});

test("a guard waits for the session and lets a member pass", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  const outcome = run(membersOnly(onDenied), PROFILE);
  const done = vi.fn();
  outcome.then(done);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  knownSession.set(MEMBER);
  expect(await outcome).toBeNull();
  expect(onDenied).not.toHaveBeenCalled();
});

test("a visitor of a members' screen is redirected once, with its address", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  knownSession.set(SIGNED_OUT);
  expect(await run(membersOnly(onDenied), PROFILE)).toBe(
    "/login?from=%2Fperfil%3Fpaso%3D2",
  );
  expect(onDenied).toHaveBeenCalledOnce();
});

test("a session that ends on the screen makes the router decide once again", async () => {
  const { revalidate } = openBrowser(PROFILE);
  knownSession.set(MEMBER);
  await run(membersOnly(), PROFILE);
  knownSession.set({ ...MEMBER });
  knownSession.set({ status: "loading" });
  expect(revalidate).not.toHaveBeenCalled();
  knownSession.set(SIGNED_OUT);
  knownSession.set({ ...SIGNED_OUT });
  expect(revalidate).toHaveBeenCalledOnce();
});

test("a session that ends on another screen moves nobody", async () => {
  const { show, revalidate } = openBrowser(PROFILE);
  knownSession.set(MEMBER);
  await run(membersOnly(), PROFILE);
  show("/becas");
  knownSession.set(SIGNED_OUT);
  expect(revalidate).not.toHaveBeenCalled();
});

test("a reader who went elsewhere before the session was known is not redirected", async () => {
  openBrowser(PROFILE);
  const onDenied = vi.fn();
  const leaving = new AbortController();
  const outcome = run(membersOnly(onDenied), PROFILE, leaving.signal);
  leaving.abort();
  knownSession.set(SIGNED_OUT);
  expect(await outcome).toBeNull();
  expect(onDenied).not.toHaveBeenCalled();
});

test.each([
  ["a link keeps the page of the link behind it", "loading", null],
  ["the first page does not", "idle", "true"],
])("the redirect of %s", async (_title, navigation, isReplaced) => {
  const { state } = openBrowser(PROFILE);
  state.navigation = { state: navigation };
  knownSession.set(SIGNED_OUT);
  const answer = await respond(membersOnly(), PROFILE);
  expect(answer?.headers.get("X-Remix-Replace")).toBe(isReplaced);
});

test("signing out on the screen does not redirect to the login", async () => {
  const { revalidate } = openBrowser(PROFILE);
  knownSession.set(MEMBER);
  await run(membersOnly(), PROFILE);
  await runUnguarded(async () => knownSession.set(SIGNED_OUT));
  expect(revalidate).not.toHaveBeenCalled();
  knownSession.set(MEMBER);
  await run(membersOnly(), PROFILE);
  const failed = runUnguarded(() => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  knownSession.set(SIGNED_OUT);
  expect(revalidate).toHaveBeenCalledOnce();
});

test("guests stay, and one who becomes a member here is redirected as new", async () => {
  openBrowser("/register?from=/becas");
  const guard = guestsOnly((from, isNew) => `${from}?${isNew}`);
  knownSession.set(SIGNED_OUT);
  expect(await run(guard, "/register?from=/becas")).toBeNull();
  knownSession.set(MEMBER);
  expect(await run(guard, "/register?from=/becas")).toBe("/becas?true");
  expect(await run(guard, "/register?from=/becas")).toBe("/becas?false");
});

test("the return path of the screen before wins, and a foreign one is refused", async () => {
  const { show } = openBrowser("/login?from=/becas");
  const guard = guestsOnly((from) => from);
  knownSession.set(MEMBER);
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
  const answer = await respond(guard, path, signal);
  return answer?.headers.get("Location") ?? null;
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

/** A router that shows a screen. */
function openBrowser(path: string) {
  const revalidate = vi.fn();
  const state = {
    initialized: true,
    navigation: { state: "idle" },
    location: {},
  };
  const show = (shown: string, given: unknown = null) => {
    const { pathname } = new URL(shown, "https://site.example");
    state.location = { pathname, state: given };
  };
  show(path);
  vi.stubGlobal("window", { __reactRouterDataRouter: { state, revalidate } });
  return { revalidate, show, state };
}
