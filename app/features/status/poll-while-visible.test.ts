import { expect, onTestFinished, test, vi } from "vitest";
import { pollWhileVisible } from "./poll-while-visible.ts";

test("a visible page checks at once and every minute until stopped", () => {
  const { check, stop } = polling("visible");
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_001);
  expect(check).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(check).toHaveBeenCalledTimes(3);
});

test("a hidden page does not check, and checks once when shown after a minute", () => {
  const { check, show } = polling("hidden");
  vi.advanceTimersByTime(600_000);
  expect(check).not.toHaveBeenCalled();
  show("visible");
  expect(check).toHaveBeenCalledTimes(1);
  show("hidden");
  vi.advanceTimersByTime(600_000);
  show("visible");
  expect(check).toHaveBeenCalledTimes(2);
});

test("a page shown again within a minute checks only after that minute", () => {
  const { check, show } = polling("visible");
  show("hidden");
  vi.advanceTimersByTime(30_000);
  show("visible");
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(check).toHaveBeenCalledTimes(2);
});

function polling(visibilityState: DocumentVisibilityState) {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState });
  const check = vi.fn();
  const stop = pollWhileVisible(check, page as unknown as Document);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  return {
    check,
    stop,
    show(state: DocumentVisibilityState) {
      page.visibilityState = state;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
