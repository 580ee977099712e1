import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "../render-hook.fixture.tsx";
import { sessionStore } from "../session/session-store.ts";
import { DEVICE_PROFILE_KEY } from "./device-profile.ts";
import { useProfile } from "./use-profile.ts";

const ANA = { country: "PE" };

let stored: string | null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === DEVICE_PROFILE_KEY ? stored : null),
  });
  for (const name of ["addEventListener", "removeEventListener"])
    vi.stubGlobal(name, () => {});
  sessionStore.set({ status: "loading" });
});

test("without a device profile, a session that becomes signed out causes no render", async () => {
  const { profile, renders, show } = await start();
  await show("signedOut");
  expect(profile()).toBeNull();
  expect(renders()).toBe(1);
});

test("the device's profile is used only while the visitor is signed out", async () => {
  stored = JSON.stringify(ANA);
  const { profile, show } = await start();
  expect(profile()).toBeNull();
  await show("signedOut");
  expect(profile()).toEqual(ANA);
  await show({ profile: { country: "MX" } });
  expect(profile()).toEqual({ country: "MX" });
});

test("a member's profile replaces another member's, and an unread one is null", async () => {
  const { profile, show } = await start();
  await show({ profile: ANA });
  expect(profile()).toEqual(ANA);
  await show({ profile: {}, isProfileLoaded: false });
  expect(profile()).toBeNull();
  await show({ profile: { country: "CO" } });
  expect(profile()).toEqual({ country: "CO" });
  await show("signedOut");
  expect(profile()).toBeNull();
});

async function start() {
  let count = 0;
  const { latest, act } = await renderHook(() => {
    count += 1;
    return useProfile();
  }, null);
  return {
    profile: latest,
    renders: () => count,
    show: (
      next: "signedOut" | { profile: object; isProfileLoaded?: boolean },
    ) =>
      act(() =>
        sessionStore.set(
          next === "signedOut"
            ? { status: next }
            : ({
                status: "authenticated",
                user: { isProfileLoaded: true, ...next },
              } as never),
        ),
      ),
  };
}
