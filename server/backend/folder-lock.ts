import { mkdir, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toFields } from "#supabase/functions/_shared/shape.ts";
import { StartError } from "../env.ts";

/** Covers the moment in which several starting processes try the lock. */
const BUSY_TIMEOUT_MS = 500;

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/**
 * Locks an embedded data folder: a second process would corrupt it. SQLite takes a lock of
 * the operating system on `folder.lock`, which counts across containers and ends with its
 * owner; the content of the file does not matter. Returns a function that releases the
 * lock. Throws a `StartError` when the folder is in use or cannot be locked.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "folder.lock");
  const lock = await takeLock(path, folder);
  // Earlier versions stored their process id there.
  await rm(join(folder, "process.lock"), { force: true });
  return () => {
    if (lock.isOpen) lock.close();
  };
}

async function takeLock(path: string, folder: string): Promise<DatabaseSync> {
  try {
    return openExclusively(path);
  } catch (error) {
    const { errcode, message } = toFields(error);
    if (errcode === SQLITE_BUSY)
      throw new StartError(
        `The data folder ${folder} is in use by another process: stop it or set DATA_DIR to another folder.`,
      );
    if (errcode !== SQLITE_NOTADB)
      throw new StartError(
        `The data folder ${folder} cannot be locked (${message}): check DATA_DIR, the rights on it and the space left.`,
      );
  }
  // SQLite would reject a file with foreign content.
  await truncate(path);
  return takeLock(path, folder);
}

/** Writes nothing, so that the lock works on a full disk. */
function openExclusively(path: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    // Fails on a read-only file, on which SQLite takes only a shared lock.
    lock.exec("PRAGMA user_version = 1");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}
