import { mkdirSync, rmSync, statSync, utimes } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ROOT } from "./run-step.ts";

const LOCK = join(ROOT, "node_modules/.build-lock");
/** A lock that was not refreshed for this long belongs to a process that died. */
const ABANDONED_MS = 120_000;
const REFRESH_MS = 10_000;

/**
 * Resolves once no other process builds into the same folder. The lock lasts until this
 * process exits.
 */
export async function lockBuild(): Promise<void> {
  await acquireLock(LOCK);
  process.once("exit", () => unlock(LOCK));
  // Without a handler a signal ends the process without "exit".
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(1));
}

/** Waits for the lock, a folder, and refreshes it while this process runs. */
export async function acquireLock(lock: string): Promise<void> {
  while (!tryLock(lock)) {
    if (isAbandoned(lock)) unlock(lock);
    else await setTimeout(200);
  }
  setInterval(() => {
    const now = new Date();
    // A lock that was removed meanwhile must not end the build.
    utimes(lock, now, now, () => {});
  }, REFRESH_MS).unref();
}

/** Creating a folder succeeds for one process only. Throws when it fails for another reason. */
function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

function isAbandoned(lock: string): boolean {
  const modified = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > ABANDONED_MS;
}

function unlock(lock: string) {
  rmSync(lock, { recursive: true, force: true });
}
