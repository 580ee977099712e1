import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import type { NoticeTone } from "./notice.ts";

/** A message as the reader sees it: already in words. */
export type Toast = {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description: string;
  /** Something that can be done about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
};

type Toasts = {
  /** One at a time: a new one replaces the one on show (specification §4). */
  readonly toast: Toast | null;
  readonly notify: (toast: Omit<Toast, "id">) => void;
  readonly dismiss: () => void;
};

const ToastsContext = createContext<Toasts | null>(null);

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  // Never used twice: the answer to a toast's own action must not pass for that toast.
  const latest = useRef(0);
  const notify = useCallback((next: Omit<Toast, "id">) => {
    latest.current += 1;
    setToast({ ...next, id: latest.current });
  }, []);
  const dismiss = useCallback(() => setToast(null), []);
  const toasts = useMemo(
    () => ({ toast, notify, dismiss }),
    [toast, notify, dismiss],
  );
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error("useToasts needs a ToastsProvider above it");
  return toasts;
}
