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
  ADD_NOTICES,
  DEVICE_ADD_NOTICES,
  DEVICE_REMOVE_NOTICES,
  type FavouriteNotice,
  LOAD_NOTICES,
  REMOVE_NOTICES,
} from "./favourites.notices.ts";

/** Whose favourites they are: a member's, by her id, or this device's. */
export type Owner = { readonly userId: string } | "device";

type Backend = () => Promise<BackendClient | null>;

/** What to tell the reader; `message` is the server's own word. */
export type Told = {
  readonly notice: FavouriteNotice;
  readonly message: string;
};

/** The owner's favourites, or why they cannot be told. */
export async function favouritesOf(
  owner: Owner,
  backend: Backend,
): Promise<ReadonlyArray<Favourite> | Told> {
  const result = await load(owner, backend);
  if (result.ok) return result.data;
  return { notice: LOAD_NOTICES[result.reason], message: result.message };
}

/** Adds or removes one. `isDone` once it is so where they are kept; it may have been so before. */
export async function changeFavourite(
  kind: "add" | "remove",
  favourite: Favourite,
  owner: Owner,
  backend: Backend,
): Promise<Told & { readonly isDone: boolean }> {
  if (owner === "device") {
    const result =
      kind === "add"
        ? addDeviceFavourite(favourite)
        : removeDeviceFavourite(favourite);
    const notices = kind === "add" ? DEVICE_ADD_NOTICES : DEVICE_REMOVE_NOTICES;
    const notice = notices[result.ok ? "done" : result.reason];
    return { notice, message: "", isDone: result.ok };
  }
  const client = await backend();
  const send = kind === "add" ? addFavourite : removeFavourite;
  const notices = kind === "add" ? ADD_NOTICES : REMOVE_NOTICES;
  const result = client
    ? await send(client, owner.userId, favourite)
    : failure("unreachable" as const);
  return result.ok
    ? { notice: notices.done, message: "", isDone: true }
    : {
        notice: notices[result.reason],
        message: result.message,
        isDone: result.reason === "duplicate",
      };
}

async function load(
  owner: Owner,
  backend: Backend,
): Promise<Result<ReadonlyArray<Favourite>, FavouriteFailure>> {
  if (owner === "device") return success(deviceFavourites().favourites);
  const client = await backend();
  return client ? loadFavourites(client, owner.userId) : failure("unreachable");
}
