import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { deviceEntry } from "./device-entry.ts";

/** Local storage entry that holds the profile of a student without an account. */
export const DEVICE_PROFILE_KEY = "trampolin-device-profile";

const entry = deviceEntry(DEVICE_PROFILE_KEY);

export const storedDeviceProfile = entry.read;
export const onDeviceProfile = entry.onChange;

/** What a stored text says; null where it is no profile. */
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

/** Keeps it on this device, or removes it with null. False where there is no room or storage is forbidden. */
export function storeDeviceProfile(
  profile: Partial<StudentProfile> | null,
): boolean {
  return entry.store(profile && JSON.stringify(profile));
}
