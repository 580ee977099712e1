import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { deviceEntry } from "./device-entry.ts";

/** Local storage entry of the profile of a student without an account. */
export const DEVICE_PROFILE_KEY = "trampolin-device-profile";

const entry = deviceEntry(DEVICE_PROFILE_KEY);

export const storedDeviceProfile = entry.read;
export const onDeviceProfile = entry.onChange;

/** Parses a stored profile; null when invalid. */
export function parseDeviceProfile(
  stored: string | null,
): Partial<StudentProfile> | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? "null");
    return typeof parsed === "object" && !Array.isArray(parsed)
      ? (parsed as Partial<StudentProfile> | null)
      : null;
  } catch {
    return null;
  }
}

/** Stores the profile on this device; null removes it. False without space or storage. */
export function storeDeviceProfile(
  profile: Partial<StudentProfile> | null,
): boolean {
  return entry.store(profile && JSON.stringify(profile));
}
