import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("a subscriber is called on a change, and not after it unsubscribes", () => {
  const store = createStore("first");
  const onChange = vi.fn();
  const stop = store.subscribe(onChange);
  store.set("second");
  expect(store.get()).toBe("second");
  expect(store.initial).toBe("first");
  stop();
  store.set("third");
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.get()).toBe("third");
});

test("a listener that resubscribes during a change is called once for that change", () => {
  const store = createStore(0);
  const onChange = vi.fn(() => {
    stop();
    stop = store.subscribe(onChange);
  });
  let stop = store.subscribe(onChange);
  store.set(1);
  expect(onChange).toHaveBeenCalledOnce();
});
