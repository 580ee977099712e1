import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ROOT } from "./run-step.ts";

const LOCK = join(ROOT, "node_modules/.build-lock");
/** After this wait the lock counts as left by a process that died. */
const LOCK_LIMIT_MS = 120_000;

/**
 * Resolves once no other process builds into the same folder. The lock lasts until this
 * process exits.
 */
export async function lockBuild(): Promise<void> {
  const deadline = Date.now() + LOCK_LIMIT_MS;
  while (!tryLock()) {
    if (Date.now() > deadline) unlock();
    await setTimeout(200);
  }
  process.once("exit", unlock);
  // Without a handler a signal ends the process without "exit".
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(1));
}

/** Creating a folder succeeds for one process only. */
function tryLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}

function unlock() {
  rmSync(LOCK, { recursive: true, force: true });
}
