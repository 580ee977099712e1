import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { acquireLock } from "./build-lock.ts";

const HOUR_MS = 3_600_000;

test("of two processes that wait for an abandoned lock one gets it", async () => {
  const lock = aLock();
  const abandonedAt = new Date(Date.now() - HOUR_MS);
  utimesSync(lock, abandonedAt, abandonedAt);
  let acquired = 0;
  const waiting = [1, 2].map(async () => {
    await acquireLock(lock);
    acquired += 1;
  });
  await Promise.race(waiting);
  // Longer than a pause between two attempts.
  await setTimeout(500);
  expect(acquired).toBe(1);
  rmSync(lock, { recursive: true });
  await Promise.all(waiting);
});

test("a fresh lock is not taken until it is removed", async () => {
  const lock = aLock();
  let isAcquired = false;
  const waiting = acquireLock(lock).then(() => {
    isAcquired = true;
  });
  await setTimeout(500);
  expect(isAcquired).toBe(false);
  rmSync(lock, { recursive: true });
  await waiting;
  expect(existsSync(lock)).toBe(true);
});

test("a lock that cannot be created rejects", async () => {
  await expect(acquireLock("/dev/null/lock")).rejects.toThrow("ENOTDIR");
});

/** A lock that another process holds. */
function aLock(): string {
  const parent = mkdtempSync(join(tmpdir(), "build-lock-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const lock = join(parent, "lock");
  mkdirSync(lock);
  return lock;
}
