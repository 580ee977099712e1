import { SESSION_STORAGE_KEY } from "#app/platform/session/session-storage.ts";
import { DEVICE_PROFILE_KEY } from "#app/platform/student/device-profile.ts";

/** Kinds of data in this browser, as the screen names them. */
export type DeviceEntry =
  | "profile"
  | "favourites"
  | "comments"
  | "drafts"
  | "answers"
  | "searches"
  | "country"
  | "places"
  | "theme"
  | "other";

const PREFIX = "trampolin-";

/**
 * Prefixes of the entries' names. Each feature names its own entry; this only labels
 * them for users.
 */
const ENTRIES: ReadonlyArray<readonly [beginning: string, DeviceEntry]> = [
  [DEVICE_PROFILE_KEY, "profile"],
  ["trampolin-device-favo", "favourites"],
  ["trampolin-mentorship-feedback", "comments"],
  ["trampolin-draft", "drafts"],
  ["trampolin-bring-along-asked", "answers"],
  ["trampolin-searches", "searches"],
  ["trampolin-country", "country"],
  ["trampolin-places", "places"],
  ["trampolin-theme", "theme"],
  [PREFIX, "other"],
];

type Shelf = Pick<Storage, "key" | "length" | "removeItem">;

/** Kinds of stored data, each once. Excludes the session: signing out ends that. */
export function deviceEntries(
  ...shelves: ReadonlyArray<Shelf>
): ReadonlyArray<DeviceEntry> {
  const storedKeys = shelves
    .flatMap(ownKeys)
    .map(
      (key) =>
        ENTRIES.find(([beginning]) => key.startsWith(beginning))?.[1] ??
        "other",
    );
  const named = new Set(ENTRIES.map(([, entry]) => entry));
  return [...named].filter((entry) => storedKeys.includes(entry));
}

/** Removes all of it. */
export function clearDevice(...shelves: ReadonlyArray<Shelf>): void {
  for (const shelf of shelves)
    for (const key of ownKeys(shelf)) shelf.removeItem(key);
}

function ownKeys(shelf: Shelf): ReadonlyArray<string> {
  return Array.from({ length: shelf.length }, (_, at) => shelf.key(at)).filter(
    (key): key is string =>
      key?.startsWith(PREFIX) === true && key !== SESSION_STORAGE_KEY,
  );
}
