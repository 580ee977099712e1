import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { stopSignal } from "./stop-signal.ts";

test.each(["SIGINT", "SIGTERM"])(
  "%s aborts the signal, and a repeated one does not end the process",
  (name) => {
    const events = new EventEmitter();
    const signal = stopSignal(events);
    expect(signal.aborted).toBe(false);
    for (let times = 0; times < 3; times += 1) {
      // Without a listener the process would end at once.
      expect(events.emit(name)).toBe(true);
      expect(signal.aborted).toBe(true);
    }
  },
);
