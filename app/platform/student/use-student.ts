import { useMemo, useSyncExternalStore } from "react";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { useSession } from "../session/session-provider.tsx";
import {
  onDeviceProfile,
  parseDeviceProfile,
  storedDeviceProfile,
} from "./device-profile.ts";

/** Profile for the personal parts of the product. */
export type Student =
  /** Still loading. */
  | { readonly status: "loading" }
  /** Neither an account nor a profile on this device. */
  | { readonly status: "none" }
  /** A member whose profile could not be read, unlike an empty one. */
  | { readonly status: "unread" }
  | {
      readonly status: "member" | "device";
      /** Empty when not filled in. */
      readonly profile: Partial<StudentProfile>;
    };

/** The member's profile, else the device's. */
export function useStudent(): Student {
  const { session } = useSession();
  const stored = useSyncExternalStore(
    onDeviceProfile,
    storedDeviceProfile,
    () => null,
  );
  return useMemo(() => {
    if (session.status === "loading") return { status: "loading" };
    if (session.status === "authenticated")
      return session.user.isProfileRead
        ? { status: "member", profile: session.user.profile }
        : { status: "unread" };
    const profile = parseDeviceProfile(stored);
    return profile ? { status: "device", profile } : { status: "none" };
  }, [session, stored]);
}
