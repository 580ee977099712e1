import {
  createContext,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from "react";
import type { NoticeTone } from "./notice.ts";

/** A message as the reader sees it: already in words. */
export type Toast = {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description: string;
  /** What can be done about it. */
  readonly actions?: ReadonlyArray<{
    readonly label: string;
    readonly onSelect: () => void;
  }>;
  /** Until the reader answers or closes it, for a question. */
  readonly staysOpen?: boolean;
};

type Toasts = {
  /** One at a time: a new one replaces the one on show (specification §4). */
  readonly notify: (toast: Omit<Toast, "id">) => void;
  readonly dismiss: () => void;
};

type ToastStore = Toasts & {
  readonly current: () => Toast | null;
  readonly subscribe: (onChange: () => void) => () => void;
};

const ToastsContext = createContext<ToastStore | null>(null);

/** Its value never changes: one that did would hydrate every waiting part before a toast shows. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <ToastsContext value={store}>{children}</ToastsContext>;
}

export function useToasts(): Toasts {
  return useToastStore();
}

/** The toast on show. */
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
  // Never used twice: the answer to a toast's own action must not pass for that toast.
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
