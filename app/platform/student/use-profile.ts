import { useMemo, useSyncExternalStore } from "react";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { sessionStore } from "../session/session-store.ts";
import {
  onDeviceProfile,
  parseDeviceProfile,
  storedDeviceProfile,
} from "./device-profile.ts";

/**
 * The member's profile or, when signed out, the device's; null while loading, after a
 * failed read and without a profile. Lists use `useProfile`, not `useStudent`: for a
 * visitor without a profile `useProfile` never changes, and a change makes React discard
 * server-rendered parts whose code is not loaded yet.
 */
export function useProfile(): Partial<StudentProfile> | null {
  const memberProfile = useSyncExternalStore(
    sessionStore.subscribe,
    readMemberProfile,
    () => null,
  );
  const stored = useSyncExternalStore(subscribe, readDeviceProfile, () => null);
  return useMemo(
    () => memberProfile ?? parseDeviceProfile(stored),
    [memberProfile, stored],
  );
}

function readMemberProfile(): Partial<StudentProfile> | null {
  const session = sessionStore.get();
  return session.status === "authenticated" && session.user.isProfileLoaded
    ? session.user.profile
    : null;
}

/** Null unless the visitor is signed out. */
function readDeviceProfile(): string | null {
  return sessionStore.get().status === "signedOut"
    ? storedDeviceProfile()
    : null;
}

function subscribe(onChange: () => void): () => void {
  const unsubscribeSession = sessionStore.subscribe(onChange);
  const unsubscribeDevice = onDeviceProfile(onChange);
  return () => {
    unsubscribeSession();
    unsubscribeDevice();
  };
}
