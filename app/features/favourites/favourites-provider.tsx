import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { failure } from "#app/platform/result.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import {
  addFavourite,
  type Favourite,
  loadFavourites,
  removeFavourite,
} from "./favourites.data.ts";
import {
  ACTION_REQUIRED_NOTICE,
  ADD_NOTICES,
  type FavouriteNotice,
  LOAD_NOTICES,
  REMOVE_NOTICES,
} from "./favourites.notices.ts";

type Favourites = {
  /** True while they are being fetched. */
  readonly isLoading: boolean;
  readonly has: (favourite: Favourite) => boolean;
  /** Adds and tells the outcome; the list changes only after the server confirms. */
  readonly add: (favourite: Favourite) => Promise<void>;
  /** Removes likewise; signed out it does nothing (specification §5). */
  readonly remove: (favourite: Favourite) => Promise<void>;
};

const FavouritesContext = createContext<Favourites | null>(null);

type Held = {
  readonly userId: string | null;
  readonly list: ReadonlyArray<Favourite>;
  readonly isLoading: boolean;
};

const NOBODYS: Held = { userId: null, list: [], isLoading: false };

/** The member's favourites: fetched when known who it is, emptied on logout (specification §4). */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const { session, backend } = useSession();
  const say = useSay();
  const [held, setHeld] = useState(NOBODYS);
  const userId = session.status === "authenticated" ? session.user.id : null;

  useEffect(() => {
    if (userId === null) {
      setHeld(NOBODYS);
      return;
    }
    let isCurrent = true;
    setHeld({ userId, list: [], isLoading: true });
    backend()
      .then((client) =>
        client
          ? loadFavourites(client, userId)
          : failure("unreachable" as const),
      )
      .then((result) => {
        if (!isCurrent) return;
        const list = result.ok ? result.data : [];
        setHeld({ userId, list, isLoading: false });
        if (!result.ok) say(LOAD_NOTICES[result.reason]);
      });
    return () => {
      isCurrent = false;
    };
  }, [userId, backend, say]);

  const change = useCallback(
    async (
      send: typeof addFavourite,
      favourite: Favourite,
      notices: typeof ADD_NOTICES | typeof REMOVE_NOTICES,
      apply: (list: ReadonlyArray<Favourite>) => ReadonlyArray<Favourite>,
    ) => {
      if (userId === null) return;
      const client = await backend();
      const result = client
        ? await send(client, userId, favourite)
        : failure("unreachable" as const);
      if (result.ok || result.reason === "duplicate")
        setHeld((now) =>
          now.userId === userId ? { ...now, list: apply(now.list) } : now,
        );
      if (result.ok) say(notices.done);
      else say(notices[result.reason], result.message);
    },
    [userId, backend, say],
  );

  const favourites = useMemo<Favourites>(
    () => ({
      isLoading: held.isLoading,
      has: (favourite) => held.list.some(isSame(favourite)),
      add: async (favourite) => {
        if (userId === null) return say(ACTION_REQUIRED_NOTICE);
        await change(addFavourite, favourite, ADD_NOTICES, (list) => [
          ...list.filter((one) => !isSame(favourite)(one)),
          favourite,
        ]);
      },
      remove: (favourite) =>
        change(removeFavourite, favourite, REMOVE_NOTICES, (list) =>
          list.filter((one) => !isSame(favourite)(one)),
        ),
    }),
    [held, userId, change, say],
  );
  return <FavouritesContext value={favourites}>{children}</FavouritesContext>;
}

export function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext);
  if (!favourites)
    throw new Error("useFavourites needs a FavouritesProvider above it");
  return favourites;
}

function isSame(favourite: Favourite) {
  return ({ itemId, itemType }: Favourite) =>
    itemId === favourite.itemId && itemType === favourite.itemType;
}

/** Shows a notice in the reader's language, with the server's message where it has no text of its own. */
function useSay() {
  const { notify } = useToasts();
  const { t } = useTranslation("favourites");
  return useCallback(
    ({ tone, title, text }: FavouriteNotice, message = "") =>
      notify({ tone, title: t(title), description: text ? t(text) : message }),
    [notify, t],
  );
}
