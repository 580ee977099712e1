import type { BackendClient } from "#app/platform/backend-client.ts";
import { callBackend } from "#app/platform/backend-result.ts";
import type { Toast } from "#app/platform/toasts.ts";
import {
  type FavouriteIndex,
  indexFavourites,
} from "#domain/favourites/favourite-index.ts";
import { ok, type Result } from "#domain/result.ts";
import {
  addDeviceFavourite,
  deviceFavourites,
  removeDeviceFavourite,
} from "./device-favourites.ts";
import { storedDeviceFavourites } from "./device-storage.ts";
import {
  addFavourite,
  type Favourite,
  type FavouriteFailure,
  loadFavourites,
  removeFavourite,
} from "./favourites.data.ts";
import {
  ADD_NOTICES,
  DEVICE_ADD_NOTICES,
  DEVICE_REMOVE_NOTICES,
  type FavouriteNotice,
  LOAD_NOTICES,
  noticeReason,
  REMOVE_NOTICES,
} from "./favourites.notices.ts";
import {
  addPendingFavourite,
  clearFavouritesForAccount,
  readFavouritesForAccount,
  storeFavouritesForAccount,
  takePendingFavourites,
} from "./pending-favourites.ts";
import { type HeartPlace, SIGNED_OUT_NOTICES } from "./signed-out.notices.ts";

/** A member's id, "device", or empty while the session loads. */
type Owner = string;

const DEVICE = "device";

export type FavouriteChange = "add" | "keepOnDevice" | "remove";

/** Notification for the user; `notice` is null for none, `message` is the server's. */
export type FavouriteNotification = {
  readonly notice: FavouriteNotice | null;
  readonly message?: string;
  /** Actions of the toast that offers the place to save. */
  readonly answers?: typeof answers;
};

type Backend = () => Promise<BackendClient | null>;

/**
 * Reads the owner's favourites; null with a notification when that fails. Adds pending
 * favourites to a member's account, with a notification when one cannot be added.
 */
export async function readFavourites(
  owner: Owner,
  backend: Backend,
): Promise<
  FavouriteNotification & { readonly favourites: FavouriteIndex | null }
> {
  const result = await load(owner, backend);
  if (!result.ok)
    return {
      favourites: null,
      notice: LOAD_NOTICES[noticeReason(result.error.reason)],
      message: result.error.message,
    };
  const favourites = indexFavourites(result.value);
  return owner === DEVICE
    ? { favourites, notice: null }
    : addPending(favourites, owner, backend);
}

/** Adds the pending favourites that the account does not have under any id. */
async function addPending(
  loaded: FavouriteIndex,
  userId: string,
  backend: Backend,
): Promise<FavouriteNotification & { readonly favourites: FavouriteIndex }> {
  let favourites = loaded;
  let failure: FavouriteNotification = { notice: null };
  for (const favourite of readFavouritesForAccount()) {
    if (favourites.find(favourite).length > 0) continue;
    const added = await changeInAccount("add", favourite, userId, backend);
    if (added.isDone) favourites = listAfter(favourites.list, "add", favourite);
    else failure = added;
  }
  // Cleared last, so that a concurrent load lists them too.
  clearFavouritesForAccount();
  return { ...failure, favourites };
}

type Where = {
  readonly owner: Owner;
  readonly backend: Backend;
  readonly place?: HeartPlace | undefined;
};

type Changed = FavouriteNotification & {
  readonly isDone: boolean;
  /** Some stored ids were removed before one failed: the list must be reloaded. */
  readonly isPartial?: boolean;
};

/**
 * Adds a favourite, or removes it under every id in `stored`. `isDone` is also true when it
 * was added or removed before. Without an account `add` only offers a choice until the
 * visitor has chosen this device.
 */
export async function changeFavourite(
  kind: FavouriteChange,
  favourite: Favourite,
  { stored = [], ...where }: Where & { stored?: ReadonlyArray<Favourite> },
): Promise<Changed> {
  if (kind !== "remove" || stored.length === 0)
    return changeOne(kind, favourite, where);
  const [first = favourite, ...rest] = stored;
  let changed = await changeOne(kind, first, where);
  for (const one of rest) {
    if (!changed.isDone) break;
    changed = await changeOne(kind, one, where);
    if (!changed.isDone) return { ...changed, isPartial: true };
  }
  return changed;
}

/** The list after a change, without duplicates. */
export function listAfter(
  list: ReadonlyArray<Favourite>,
  kind: FavouriteChange,
  favourite: Favourite,
): FavouriteIndex {
  const same = indexFavourites(list).find(favourite);
  const others = list.filter((one) => !same.includes(one));
  return indexFavourites(kind === "remove" ? others : [...others, favourite]);
}

async function changeOne(
  kind: FavouriteChange,
  favourite: Favourite,
  { owner, backend, place = "page" }: Where,
): Promise<Changed> {
  const isMember = owner !== DEVICE && owner !== "";
  // Also `keepOnDevice`, when the visitor has signed in meanwhile.
  if (isMember) return changeInAccount(kind, favourite, owner, backend);
  if (kind === "add" && storedDeviceFavourites() === null) {
    addPendingFavourite(favourite);
    return {
      notice: SIGNED_OUT_NOTICES[place],
      answers,
      isDone: false,
    };
  }
  return changeOnDevice(kind, favourite);
}

export type KeepOnDevice = (favourites: ReadonlyArray<Favourite>) => void;

/** Toast actions: save on this device, or log in. The toast stays until a choice. */
function answers({
  t,
  navigate,
  keepOnDevice,
}: {
  t: (key: "keepOnDevice" | "signedOut") => string;
  navigate: (to: string, options: { state: { from: string } }) => unknown;
  keepOnDevice: KeepOnDevice | undefined;
}): Pick<Toast, "actions" | "staysOpen"> {
  const from = location.pathname + location.search;
  return {
    staysOpen: true,
    actions: [
      {
        label: t("keepOnDevice"),
        onSelect: () => keepOnDevice?.(takePendingFavourites()),
      },
      {
        label: t("signedOut"),
        onSelect() {
          storeFavouritesForAccount();
          navigate("/login", { state: { from } });
        },
      },
    ],
  };
}

async function changeInAccount(
  kind: FavouriteChange,
  favourite: Favourite,
  userId: string,
  backend: Backend,
): Promise<Changed> {
  const [send, notices] =
    kind === "remove"
      ? [removeFavourite, REMOVE_NOTICES]
      : [addFavourite, ADD_NOTICES];
  const result = await callBackend(backend, (client) =>
    send(client, userId, favourite),
  );
  if (result.ok) return { notice: notices.done, isDone: true };
  return {
    notice: notices[noticeReason(result.error.reason)],
    message: result.error.message,
    isDone: result.error.reason === "duplicate",
  };
}

function changeOnDevice(kind: FavouriteChange, favourite: Favourite): Changed {
  const [result, notices] =
    kind === "remove"
      ? [removeDeviceFavourite(favourite), DEVICE_REMOVE_NOTICES]
      : [addDeviceFavourite(favourite), DEVICE_ADD_NOTICES];
  return {
    notice: notices[result.ok ? "done" : result.error],
    isDone: result.ok,
  };
}

async function load(
  owner: Owner,
  backend: Backend,
): Promise<Result<ReadonlyArray<Favourite>, FavouriteFailure>> {
  if (owner === DEVICE) return ok(deviceFavourites().favourites);
  return callBackend(backend, (client) => loadFavourites(client, owner));
}
