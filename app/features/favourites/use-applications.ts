import { useCallback, useEffect, useRef, useState } from "react";
import { callBackend } from "#app/platform/backend-result.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import {
  type Application,
  NEW_APPLICATION,
} from "#domain/favourites/application.ts";
import { ok, type Result } from "#domain/result.ts";
import {
  loadApplications,
  type SavedApplication,
  saveApplication,
} from "./applications.data.ts";
import {
  deviceFavourites,
  saveDeviceApplication,
} from "./device-favourites.ts";
import type { Favourite } from "./favourites.data.ts";

export type SaveChange = (
  favourite: Favourite,
  change: Partial<Application>,
) => Promise<Result<unknown, unknown>>;

type Loaded = {
  readonly owner: string | null;
  readonly list: ReadonlyArray<SavedApplication>;
  readonly hasFailed: boolean;
};

/** Statuses and notes of saved items, the member's or, for a null `userId`, this device's. */
export function useApplications(userId: string | null) {
  const owner = userId ?? "device";
  const [loaded, setLoaded] = useState<Loaded>({
    owner: null,
    list: [],
    hasFailed: false,
  });

  const reads = useRef(0);
  const saves = useRef(0);
  const reload = useCallback(async () => {
    reads.current += 1;
    const turn = reads.current;
    const savesBefore = saves.current;
    const result = await read(userId);
    // A newer request, perhaps for another owner, replaces this one.
    if (turn !== reads.current) return;
    // Requested before a save: the response may lack it.
    if (saves.current !== savesBefore) return reload();
    setLoaded((now) => {
      if (result.ok) return { owner, list: result.value, hasFailed: false };
      // Earlier data is better than none.
      return now.owner === owner && !now.hasFailed
        ? now
        : { owner, list: [], hasFailed: true };
    });
  }, [userId, owner]);
  useEffect(() => {
    reload();
  }, [reload]);

  const save = useCallback<SaveChange>(
    async (favourite, change) => {
      const result = await write(userId, favourite, change);
      if (result.ok) {
        saves.current += 1;
        // The owner may have changed.
        setLoaded((now) =>
          now.owner === owner ? withChange(now, favourite, change) : now,
        );
      }
      return result;
    },
    [userId, owner],
  );

  const isKnown = loaded.owner === owner;
  return {
    isLoading: !isKnown,
    hasFailed: isKnown && loaded.hasFailed,
    of: (favourite: Favourite): Application =>
      loaded.list.find((one) => isSame(one, favourite)) ?? NEW_APPLICATION,
    save,
    reload,
  };
}

async function read(userId: string | null) {
  if (userId === null) return ok(deviceFavourites().applications);
  return callBackend(loadBackend, (client) => loadApplications(client, userId));
}

async function write(
  userId: string | null,
  favourite: Favourite,
  change: Partial<Application>,
): Promise<Result<unknown, unknown>> {
  if (userId === null) return saveDeviceApplication(favourite, change);
  return callBackend(loadBackend, (client) =>
    saveApplication(client, userId, favourite, change),
  );
}

function withChange(
  loaded: Loaded,
  { itemId, itemType }: Favourite,
  change: Partial<Application>,
): Loaded {
  const key = { itemId, itemType };
  const before = loaded.list.find((one) => isSame(one, key));
  return {
    ...loaded,
    list: [
      ...loaded.list.filter((one) => !isSame(one, key)),
      { ...NEW_APPLICATION, ...before, ...change, ...key },
    ],
  };
}

function isSame(one: Favourite, other: Favourite): boolean {
  return one.itemId === other.itemId && one.itemType === other.itemType;
}
