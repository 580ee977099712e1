import type { BackendClient } from "#app/platform/backend-client.ts";
import { failure, type Result, success } from "#app/platform/result.ts";
import {
  addDeviceFavourite,
  deviceFavourites,
  removeDeviceFavourite,
} from "./device-favourites.ts";
import {
  addFavourite,
  type Favourite,
  type FavouriteFailure,
  loadFavourites,
  removeFavourite,
} from "./favourites.data.ts";
import {
  ACTION_REQUIRED_NOTICE,
  ADD_NOTICES,
  DEVICE_ADD_NOTICES,
  DEVICE_REMOVE_NOTICES,
  type FavouriteNotice,
  LOAD_NOTICES,
  REMOVE_NOTICES,
} from "./favourites.notices.ts";

/** A member's id, "device", or nobody's while it is not known who reads. */
type Owner = string;

const DEVICE = "device";

export type Change = "add" | "keepOnDevice" | "remove";

/** What to tell the reader, null for nothing; `message` is the server's own word. */
export type Told = {
  readonly notice: FavouriteNotice | null;
  readonly message?: string;
};

type Backend = () => Promise<BackendClient | null>;

/** The owner's favourites, or why they cannot be told. */
export async function favouritesOf(
  owner: Owner,
  backend: Backend,
): Promise<ReadonlyArray<Favourite> | Told> {
  const result = await load(owner, backend);
  if (result.ok) return result.data;
  return { notice: LOAD_NOTICES[result.reason], message: result.message };
}

/**
 * Adds or removes one. `isDone` once it is so where they are kept, which it may have
 * been before. Without an account `add` only tells what it takes, and `remove` takes
 * from this device.
 */
export async function changeFavourite(
  kind: Change,
  favourite: Favourite,
  owner: Owner,
  backend: Backend,
): Promise<Told & { readonly isDone: boolean }> {
  const isMember = owner !== DEVICE && owner !== "";
  if (kind === "add" && !isMember)
    return { notice: ACTION_REQUIRED_NOTICE, isDone: false };
  // She has signed in meanwhile: it goes where her favourites are.
  if (isMember) return changeInAccount(kind, favourite, owner, backend);
  return changeOnDevice(kind, favourite);
}

async function changeInAccount(
  kind: Change,
  favourite: Favourite,
  userId: string,
  backend: Backend,
): Promise<Told & { readonly isDone: boolean }> {
  const client = await backend();
  const [send, notices] =
    kind === "remove"
      ? [removeFavourite, REMOVE_NOTICES]
      : [addFavourite, ADD_NOTICES];
  const result = client
    ? await send(client, userId, favourite)
    : failure("unreachable" as const);
  if (result.ok) return { notice: notices.done, isDone: true };
  return {
    notice: notices[result.reason],
    message: result.message,
    isDone: result.reason === "duplicate",
  };
}

function changeOnDevice(
  kind: Change,
  favourite: Favourite,
): Told & { readonly isDone: boolean } {
  const [result, notices] =
    kind === "remove"
      ? [removeDeviceFavourite(favourite), DEVICE_REMOVE_NOTICES]
      : [addDeviceFavourite(favourite), DEVICE_ADD_NOTICES];
  return {
    notice: notices[result.ok ? "done" : result.reason],
    isDone: result.ok,
  };
}

async function load(
  owner: Owner,
  backend: Backend,
): Promise<Result<ReadonlyArray<Favourite>, FavouriteFailure>> {
  if (owner === DEVICE) return success(deviceFavourites().favourites);
  const client = await backend();
  return client ? loadFavourites(client, owner) : failure("unreachable");
}
