import { SESSION_STORAGE_KEY } from "#app/platform/session/session-storage.ts";
import { DEVICE_PROFILE_KEY } from "#app/platform/student/device-profile.ts";

/** Kinds of data in this browser, as the screen names them. */
export type DeviceDataKind =
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
 * Kinds by key prefix. Each feature defines its own key; this list only labels the keys
 * for users.
 */
const ENTRIES: ReadonlyArray<readonly [prefix: string, DeviceDataKind]> = [
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

type EntryStorage = Pick<Storage, "key" | "length" | "removeItem">;

/** Kinds of stored data, each once. Excludes the session, which signing out removes. */
export function deviceEntries(
  ...storages: ReadonlyArray<EntryStorage>
): ReadonlyArray<DeviceDataKind> {
  const storedKeys = storages
    .flatMap(siteKeys)
    .map(
      (key) =>
        ENTRIES.find(([prefix]) => key.startsWith(prefix))?.[1] ?? "other",
    );
  const kinds = new Set(ENTRIES.map(([, entry]) => entry));
  return [...kinds].filter((entry) => storedKeys.includes(entry));
}

/** Removes all entries with our prefix except the session. */
export function clearDevice(...storages: ReadonlyArray<EntryStorage>): void {
  for (const storage of storages)
    for (const key of siteKeys(storage)) storage.removeItem(key);
}

function siteKeys(storage: EntryStorage): ReadonlyArray<string> {
  return Array.from({ length: storage.length }, (_, at) =>
    storage.key(at),
  ).filter(
    (key): key is string =>
      key?.startsWith(PREFIX) === true && key !== SESSION_STORAGE_KEY,
  );
}
