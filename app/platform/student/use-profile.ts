import { useMemo, useSyncExternalStore } from "react";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { sessionStore } from "../session/session-store.ts";
import {
  onDeviceProfile,
  parseDeviceProfile,
  storedDeviceProfile,
} from "./device-profile.ts";

/**
 * The member's profile, else the device's; null while unknown and without one. Lists use
 * it, not `useStudent`: for a visitor without a profile it never changes, and a change
 * makes React drop what the server rendered where a part's code is still to come.
 */
export function useProfile(): Partial<StudentProfile> | null {
  const own = useSyncExternalStore(
    sessionStore.subscribe,
    memberProfile,
    () => null,
  );
  const stored = useSyncExternalStore(subscribe, deviceProfile, () => null);
  return useMemo(() => own ?? parseDeviceProfile(stored), [own, stored]);
}

function memberProfile(): Partial<StudentProfile> | null {
  const session = sessionStore.get();
  return session.status === "authenticated" && session.user.isProfileRead
    ? session.user.profile
    : null;
}

/** The profile of this device, which counts for visitors only. */
function deviceProfile(): string | null {
  return sessionStore.get().status === "signedOut"
    ? storedDeviceProfile()
    : null;
}

function subscribe(onChange: () => void): () => void {
  const endSession = sessionStore.subscribe(onChange);
  const endDevice = onDeviceProfile(onChange);
  return () => {
    endSession();
    endDevice();
  };
}
