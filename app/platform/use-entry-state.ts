import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** States by name and history entry, until the page is reloaded. The server writes none. */
const states = new Map<string, unknown>();

/** State that Back and Forward restore in the first render, with the scroll position. */
export function useEntryState<Value>(name: string, initial: Value) {
  return useNamedState(useLocation().key, name, initial);
}

/** `entry` identifies the current history entry. */
export function useNamedState<Value>(
  entry: string,
  name: string,
  initial: Value,
) {
  const id = `${name} ${entry}`;
  const [value, setValue] = useState(() =>
    states.has(id) ? (states.get(id) as Value) : initial,
  );
  useEffect(() => {
    states.set(id, value);
  }, [id, value]);
  return [value, setValue] as const;
}
