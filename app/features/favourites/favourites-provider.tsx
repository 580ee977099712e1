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
import type { Change, KeepOnDevice, Told } from "./change-favourites.ts";
import {
  onDeviceFavourites,
  storedDeviceFavourites,
} from "./device-storage.ts";
import type { Favourite } from "./favourites.data.ts";
import type { HeartPlace } from "./signed-out.notices.ts";

type Favourites = {
  /** Each once, in the order in which they were added; empty until they are loaded. */
  readonly distinct: ReadonlyArray<Favourite>;
  /** True while they are being fetched. */
  readonly isLoading: boolean;
  /** They could not be read: an empty list says nothing. */
  readonly hasFailed: boolean;
  readonly has: (favourite: Favourite) => boolean;
  /**
   * Adds to the account, or to this device once the visitor has chosen it, and tells the
   * outcome; the list changes only after that is confirmed.
   */
  readonly add: (favourite: Favourite, place: HeartPlace) => Promise<void>;
  /** Removes from the account, or from this device, likewise. */
  readonly remove: (favourite: Favourite) => Promise<void>;
  /** Reads them anew; what is on show stays until then. */
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

/** What reads and writes them is loaded when there is something to read or write. */
const loadChanges = () => import("./change-favourites.ts");

/**
 * The member's favourites, or those kept on this device: fetched when it is known who
 * it is, emptied on logout (specification §4).
 */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const { session, backend } = useSession();
  const say = useSay();
  const owner = ownerOf(session);
  const [latest, setHeld] = useState<Held>({ owner, ...NOTHING });
  // Another's list is nobody's: this reader's is on its way.
  const held = latest.owner === owner ? latest : LOADING;
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => onDeviceFavourites(reload), [reload]);

  /** Whose list is on show: reading it again disturbs nobody. */
  const known = useRef("");
  const changes = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew.
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
        // Asked for before a change, the answer may not know of it.
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
      const told = await loaded.changeFavourite(kind, favourite, where);
      if (told.isDone) {
        changes.current += 1;
        setHeld((now) =>
          now.owner === owner
            ? { ...now, ...loaded.listAfter(now.list, kind, favourite) }
            : now,
        );
      }
      if (told.isPartial) {
        changes.current += 1;
        reload();
      }
      say(told, async (waiting) => {
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

/** The member's id, the device, or nobody while that is not known. */
function ownerOf(session: Session): string {
  if (session.status === "loading") return "";
  return session.status === "authenticated" ? session.user.id : DEVICE;
}

/** Where not even the code arrived. */
function notLoaded(): Told & { readonly favourites: null } {
  const [title, text] = navigator.onLine
    ? (["unexpected", "loadUnexpectedText"] as const)
    : (["offline", "offlineText"] as const);
  return { favourites: null, notice: { tone: "destructive", title, text } };
}

/** Shows a notice in the reader's language, with the server's message where it has no text of its own. */
function useSay() {
  const { notify } = useToasts();
  const { t } = useTranslation("favourites");
  const navigate = useNavigate();
  return useCallback(
    ({ notice, message = "", answers }: Told, keepOnDevice?: KeepOnDevice) => {
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
