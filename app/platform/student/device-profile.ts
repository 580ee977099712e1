import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** Local storage entry that holds the profile of a student without an account. */
export const DEVICE_PROFILE_KEY = "trampolin-device-profile";

/** Told in this tab; other tabs hear of it by the browser's own `storage` event. */
const CHANGED = "trampolin:device-profile";

/** The profile kept on this device, as its stored text: null where there is none or storage is forbidden. */
export function storedDeviceProfile(): string | null {
  try {
    return localStorage.getItem(DEVICE_PROFILE_KEY);
  } catch {
    return null;
  }
}

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
  try {
    if (profile)
      localStorage.setItem(DEVICE_PROFILE_KEY, JSON.stringify(profile));
    else localStorage.removeItem(DEVICE_PROFILE_KEY);
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** Calls back whenever it may have changed, in this tab or another. Returns how to stop. */
export function onDeviceProfile(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener("storage", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", changed);
  };
}
