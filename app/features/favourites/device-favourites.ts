import {
  type Application,
  MAX_DEVICE_FAVOURITES,
  MAX_NOTE,
  NEW_APPLICATION,
  parseApplicationStatus,
} from "#domain/favourites/application.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { SavedApplication } from "./applications.data.ts";
import {
  storeDeviceFavourites,
  storedDeviceFavourites,
} from "./device-storage.ts";
import type { Favourite } from "./favourites.data.ts";

/** Favourites and notes on this device, of a visitor without an account. */
export type DeviceFavourites = {
  readonly favourites: ReadonlyArray<Favourite>;
  readonly applications: ReadonlyArray<SavedApplication>;
};

/** Parses stored favourites and notes; drops invalid and surplus ones. */
export function parseDeviceFavourites(stored: string | null): DeviceFavourites {
  const parsed = parseObject(stored);
  return {
    favourites: recordsIn(parsed.favourites)
      .flatMap(favouriteIn)
      .slice(0, MAX_DEVICE_FAVOURITES),
    applications: recordsIn(parsed.applications)
      .flatMap((record) =>
        favouriteIn(record).map((favourite) => ({
          ...favourite,
          status: parseApplicationStatus(record.status),
          note:
            typeof record.note === "string"
              ? record.note.slice(0, MAX_NOTE)
              : "",
        })),
      )
      .slice(0, MAX_DEVICE_FAVOURITES),
  };
}

export function deviceFavourites(): DeviceFavourites {
  return parseDeviceFavourites(storedDeviceFavourites());
}

export function addDeviceFavourite(
  favourite: Favourite,
): Result<Favourite, "full" | "rejected"> {
  const current = deviceFavourites();
  const others = current.favourites.filter(isOther(favourite));
  if (others.length >= MAX_DEVICE_FAVOURITES) return fail("full");
  return store({ ...current, favourites: [...others, favourite] }, favourite);
}

/** Leaves the item's note stored: the tap may be a mistake. */
export function removeDeviceFavourite(
  favourite: Favourite,
): Result<Favourite, "rejected"> {
  const current = deviceFavourites();
  const favourites = current.favourites.filter(isOther(favourite));
  return store({ ...current, favourites }, favourite);
}

/** Writes the given fields of one item and keeps the others. */
export function saveDeviceApplication(
  favourite: Favourite,
  change: Partial<Application>,
): Result<Favourite, "rejected"> {
  const current = deviceFavourites();
  const before = current.applications.find((one) => !isOther(favourite)(one));
  const applications = [
    ...current.applications.filter(isOther(favourite)),
    { ...NEW_APPLICATION, ...before, ...change, ...favourite },
  ].slice(-MAX_DEVICE_FAVOURITES);
  return store({ ...current, applications }, favourite);
}

function store(
  { favourites, applications }: DeviceFavourites,
  favourite: Favourite,
): Result<Favourite, "rejected"> {
  // Stored when empty too: it marks the choice of this device.
  const text = JSON.stringify({ favourites, applications });
  return storeDeviceFavourites(text) ? ok(favourite) : fail("rejected");
}

function isOther({ itemId, itemType }: Favourite) {
  return (one: Favourite) => one.itemId !== itemId || one.itemType !== itemType;
}

type Loose = Readonly<Record<string, unknown>>;

function parseObject(stored: string | null): Loose {
  try {
    const parsed: unknown = JSON.parse(stored ?? "null");
    // The type "object" allows no access by key.
    return typeof parsed === "object" && parsed !== null
      ? (parsed as Loose)
      : {};
  } catch {
    return {};
  }
}

function recordsIn(list: unknown): ReadonlyArray<Loose> {
  if (!Array.isArray(list)) return [];
  return list.filter((one) => typeof one === "object" && one !== null);
}

function favouriteIn({ itemId, itemType }: Loose): ReadonlyArray<Favourite> {
  return typeof itemId === "string" && typeof itemType === "string"
    ? [{ itemId, itemType }]
    : [];
}
