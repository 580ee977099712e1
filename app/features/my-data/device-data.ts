import { SESSION_STORAGE_KEY } from "#app/platform/session/session-storage.ts";
import { DEVICE_PROFILE_KEY } from "#app/platform/student/device-profile.ts";

/** Kinds of data in this browser, which the screen lists. */
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
  | "pages"
  | "other";

const PREFIX = "trampolin-";

/** Kinds by the prefix of their storage keys, which the features define; first match wins. */
const KINDS: ReadonlyArray<readonly [prefix: string, DeviceDataKind]> = [
  [DEVICE_PROFILE_KEY, "profile"],
  ["trampolin-device-favourites", "favourites"],
  ["trampolin-mentorship-feedback", "comments"],
  ["trampolin-draft", "drafts"],
  ["trampolin-bring-along-asked", "answers"],
  ["trampolin-searches", "searches"],
  ["trampolin-country", "country"],
  ["trampolin-places", "places"],
  ["trampolin-theme", "theme"],
  [PREFIX, "other"],
];

type DeviceStorage = Pick<Storage, "key" | "length" | "removeItem">;

/** Kinds of stored data, each once. Excludes the session, which signing out removes. */
export function listDeviceDataKinds(
  ...storages: ReadonlyArray<DeviceStorage>
): ReadonlyArray<DeviceDataKind> {
  const storedKinds = storages
    .flatMap(siteKeys)
    .map((key) => KINDS.find(([prefix]) => key.startsWith(prefix))?.[1]);
  return KINDS.map(([, kind]) => kind).filter((kind) =>
    storedKinds.includes(kind),
  );
}

/** Removes the site's entries except the session. */
export function clearDeviceData(
  ...storages: ReadonlyArray<DeviceStorage>
): void {
  for (const storage of storages)
    for (const key of siteKeys(storage)) storage.removeItem(key);
}

/** Keys with the site's prefix, except the session. */
function siteKeys(storage: DeviceStorage): ReadonlyArray<string> {
  return Array.from({ length: storage.length }, (_, at) =>
    storage.key(at),
  ).filter(
    (key): key is string =>
      key?.startsWith(PREFIX) === true && key !== SESSION_STORAGE_KEY,
  );
}
