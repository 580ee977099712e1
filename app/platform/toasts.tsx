import {
  createContext,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from "react";
import type { NoticeTone } from "./notice.ts";

/** A notification with its text. */
export type Toast = {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description: string;
  /** Its actions. */
  readonly actions?: ReadonlyArray<{
    readonly label: string;
    readonly onSelect: () => void;
  }>;
  /** True for a question, until the user answers or closes it. */
  readonly staysOpen?: boolean;
};

type Toasts = {
  /** One at a time: a new one replaces the shown one (specification §4). */
  readonly notify: (toast: Omit<Toast, "id">) => void;
  readonly dismiss: () => void;
};

type ToastStore = Toasts & {
  readonly current: () => Toast | null;
  readonly subscribe: (onChange: () => void) => () => void;
};

const ToastsContext = createContext<ToastStore | null>(null);

/** A constant value: a changing one would hydrate every waiting part before a toast shows. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <ToastsContext value={store}>{children}</ToastsContext>;
}

export function useToasts(): Toasts {
  return useToastStore();
}

/** The shown toast. */
export function useCurrentToast(): Toast | null {
  const { subscribe, current } = useToastStore();
  return useSyncExternalStore(subscribe, current, () => null);
}

function useToastStore(): ToastStore {
  const store = useContext(ToastsContext);
  if (!store) throw new Error("useToasts needs a ToastsProvider above it");
  return store;
}

function createToastStore(): ToastStore {
  let toast: Toast | null = null;
  // Never reused: an action's result must not pass for its toast.
  let latest = 0;
  const listeners = new Set<() => void>();
  const show = (next: Toast | null) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toast,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    notify(next) {
      latest += 1;
      show({ ...next, id: latest });
    },
    dismiss: () => show(null),
  };
}
