import { useSyncExternalStore } from "react";

/** A value that outlives screens. Only the browser sets it: the server renders the initial one. */
export type Store<Value> = {
  readonly initial: Value;
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      value = next;
      // A copy: a listener may subscribe again.
      for (const listener of [...listeners]) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The store's value; while React hydrates, the initial one. */
export function useStore<Value>({
  initial,
  get,
  subscribe,
}: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
