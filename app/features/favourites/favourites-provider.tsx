import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Session } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import type { FavouriteIndex } from "#domain/favourites/favourite-index.ts";
import type {
  Change,
  FavouriteNotification,
  KeepOnDevice,
} from "./change-favourites.ts";
import {
  onDeviceFavourites,
  storedDeviceFavourites,
} from "./device-storage.ts";
import type { Favourite } from "./favourites.data.ts";
import type { HeartPlace } from "./signed-out.notices.ts";

type Favourites = {
  /** Without duplicates, in order of addition; empty until loaded. */
  readonly distinct: ReadonlyArray<Favourite>;
  /** True while they are loading. */
  readonly isLoading: boolean;
  /** Loading failed: the empty list means nothing. */
  readonly hasFailed: boolean;
  readonly has: (favourite: Favourite) => boolean;
  /**
   * Adds to the account, or to this device once the visitor has chosen it, and
   * notifies; the list changes only after confirmation.
   */
  readonly add: (favourite: Favourite, place: HeartPlace) => Promise<void>;
  /** Removes from the account, or from this device, likewise. */
  readonly remove: (favourite: Favourite) => Promise<void>;
  /** Reloads them; the shown list stays until then. */
  readonly reload: () => void;
};

const FavouritesContext = createContext<Favourites | null>(null);

type Held = FavouriteIndex & {
  readonly owner: string;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

const DEVICE = "device";
const NOTHING = {
  list: [],
  distinct: [],
  find: () => [],
  isLoading: false,
  hasFailed: false,
};
const LOADING = { ...NOTHING, isLoading: true };

/** Loads the read and write code when it is needed. */
const loadChanges = () => import("./change-favourites.ts");

/**
 * The member's favourites, or those of this device: loaded with the session, cleared on
 * logout (specification §4).
 */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const { session, backend } = useSession();
  const say = useNotifyFavourites();
  const owner = sessionOwner(session);
  const [latest, setHeld] = useState<Held>({ owner, ...NOTHING });
  // Another owner's list is not shown: this one's is loading.
  const held = latest.owner === owner ? latest : LOADING;
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => onDeviceFavourites(reload), [reload]);

  /** Owner of the shown list: reloading it shows no loading state. */
  const known = useRef("");
  const changes = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reloads.
  useEffect(() => {
    // Nothing to empty: a change would render every card once more for each one not yet hydrated.
    if (owner === "" && known.current === "") return;
    const hasNone = owner === DEVICE && storedDeviceFavourites() === null;
    if (owner === "" || hasNone) {
      known.current = owner;
      startTransition(() => setHeld({ owner, ...NOTHING }));
      return;
    }
    let isCurrent = true;
    const isQuiet = known.current === owner;
    const changesBefore = changes.current;
    if (!isQuiet) setHeld({ owner, ...LOADING });
    loadChanges()
      .then(({ readFavourites }) => readFavourites(owner, backend))
      .catch(notLoaded)
      .then((answer) => {
        if (!isCurrent) return;
        // Requested before a change: the response may lack it.
        if (changes.current !== changesBefore) return reload();
        if (answer.favourites) {
          known.current = owner;
          setHeld({ owner, ...NOTHING, ...answer.favourites });
        } else if (!isQuiet) {
          setHeld({ owner, ...NOTHING, hasFailed: true });
        }
        if (answer.favourites || !isQuiet) say(answer);
      });
    return () => {
      isCurrent = false;
    };
  }, [owner, turn, backend, say]);

  const favourites = useMemo<Favourites>(() => {
    const change = async (
      kind: Change,
      favourite: Favourite,
      place?: HeartPlace,
    ) => {
      const loaded = await loadChanges().catch(() => null);
      if (!loaded) return say(notLoaded());
      const stored = held.find(favourite);
      const where = { owner, backend, place, stored };
      const notification = await loaded.changeFavourite(kind, favourite, where);
      if (notification.isDone) {
        changes.current += 1;
        setHeld((now) =>
          now.owner === owner
            ? { ...now, ...loaded.listAfter(now.list, kind, favourite) }
            : now,
        );
      }
      if (notification.isPartial) {
        changes.current += 1;
        reload();
      }
      say(notification, async (waiting) => {
        for (const one of waiting) await change("keepOnDevice", one);
      });
    };
    return {
      ...held,
      has: (favourite) => held.find(favourite).length > 0,
      add: (favourite, place) => change("add", favourite, place),
      remove: (favourite) => change("remove", favourite),
      reload,
    };
  }, [held, owner, backend, reload, say]);
  return <FavouritesContext value={favourites}>{children}</FavouritesContext>;
}

export function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext);
  if (!favourites)
    throw new Error("useFavourites needs a FavouritesProvider above it");
  return favourites;
}

/** The member's id, the device, or empty while unknown. */
function sessionOwner(session: Session): string {
  if (session.status === "loading") return "";
  return session.status === "authenticated" ? session.user.id : DEVICE;
}

/** For a failed module load. */
function notLoaded(): FavouriteNotification & { readonly favourites: null } {
  const [title, text] = navigator.onLine
    ? (["unexpected", "loadUnexpectedText"] as const)
    : (["offline", "offlineText"] as const);
  return { favourites: null, notice: { tone: "destructive", title, text } };
}

/**
 * Shows a notification in the user's language, with the server's message if it has no
 * text of its own.
 */
function useNotifyFavourites() {
  const { notify } = useToasts();
  const { t } = useTranslation("favourites");
  const navigate = useNavigate();
  return useCallback(
    (
      { notice, message = "", answers }: FavouriteNotification,
      keepOnDevice?: KeepOnDevice,
    ) => {
      if (!notice) return;
      const { tone, title, text } = notice;
      notify({
        tone,
        title: t(title),
        description: text ? t(text) : message,
        ...answers?.({ t, navigate, keepOnDevice }),
      });
    },
    [notify, t, navigate],
  );
}
