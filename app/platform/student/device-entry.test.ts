import { expect, onTestFinished, test, vi } from "vitest";
import { deviceEntry } from "./device-entry.ts";

test("another tab's change of this entry, or a clear, is reported until unsubscribed", () => {
  const tab = aTab();
  const changed = vi.fn();
  const stop = deviceEntry("mine").onChange(changed);
  tab.notifyChange("another");
  expect(changed).not.toHaveBeenCalled();
  tab.notifyChange("mine");
  expect(changed).toHaveBeenCalledTimes(1);
  tab.notifyChange(null);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  tab.notifyChange("mine");
  expect(changed).toHaveBeenCalledTimes(2);
});

/** Stubs the window's events; `notifyChange` sends that of another tab's change. */
function aTab() {
  const target = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, target[name].bind(target));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    notifyChange: (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event("storage"), { key })),
  };
}
