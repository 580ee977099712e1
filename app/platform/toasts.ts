import type { NoticeTone } from "./notice.ts";
import { createStore, useStore } from "./store.ts";

/** A notification with its text. */
export type Toast = {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description: string;
  readonly actions?: ReadonlyArray<{
    readonly label: string;
    readonly onSelect: () => void;
  }>;
  /** True for a question: the toast stays until the user answers or closes it. */
  readonly staysOpen?: boolean;
};

const toasts = createStore<Toast | null>(null);

/** Ids are never reused: React must not treat an action's result as the same toast. */
let lastId = 0;

/** Shows one toast at a time: a new one replaces the shown one (specification §4). */
export function notify(toast: Omit<Toast, "id">): void {
  lastId += 1;
  toasts.set({ ...toast, id: lastId });
}

export function dismissToast(): void {
  toasts.set(null);
}

export function useCurrentToast(): Toast | null {
  return useStore(toasts);
}
