import { useMemo, useSyncExternalStore } from "react";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { useSession } from "../session/session-store.ts";
import {
  onDeviceProfile,
  parseDeviceProfile,
  storedDeviceProfile,
} from "./device-profile.ts";

/** Profile for the personal parts of the product. */
export type Student =
  | { readonly status: "loading"; readonly profile: null }
  /** Neither an account nor a profile on this device. */
  | { readonly status: "none"; readonly profile: null }
  /** A member whose profile could not be read, unlike an empty one. */
  | { readonly status: "unread"; readonly profile: null }
  | {
      readonly status: "member" | "device";
      /** Empty when not filled in. */
      readonly profile: Partial<StudentProfile>;
    };

/** A student with a profile, in an account or on this device. */
export type StudentWithProfile = Extract<
  Student,
  { readonly status: "member" | "device" }
>;

/** The member's profile or, when signed out, the device's. */
export function useStudent(): Student {
  const session = useSession();
  const stored = useSyncExternalStore(
    onDeviceProfile,
    storedDeviceProfile,
    () => null,
  );
  return useMemo(() => {
    if (session.status === "loading")
      return { status: "loading", profile: null };
    if (session.status === "authenticated")
      return session.user.isProfileLoaded
        ? { status: "member", profile: session.user.profile }
        : { status: "unread", profile: null };
    const profile = parseDeviceProfile(stored);
    return profile
      ? { status: "device", profile }
      : { status: "none", profile: null };
  }, [session, stored]);
}
