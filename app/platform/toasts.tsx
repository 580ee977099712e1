import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import type { NoticeTone } from "./notice.ts";

/** A message as the reader sees it: already in words. */
export type Toast = {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description: string;
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
  const notify = useCallback((next: Omit<Toast, "id">) => {
    setToast((current) => ({ ...next, id: (current?.id ?? 0) + 1 }));
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
