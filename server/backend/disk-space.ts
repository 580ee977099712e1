import { existsSync } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../env.ts";

const MIB = 1024 * 1024;
/** A new database takes 40 MiB. */
const NEW_DATABASE_BYTES = 64 * MIB;
const EXISTING_DATABASE_BYTES = MIB;
/** Size of one write-ahead log file: with less free space, an error is reported as a full disk. */
const LOW_BYTES = 16 * MIB;

/**
 * Runs `open` on the database in `dataDir`. Throws a `StartError` when the disk is
 * full; an incomplete new database is removed, because it could never be opened.
 */
export async function openOnDisk<T>(
  dataDir: string,
  open: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(dataDir, "database");
  const isNew = !existsSync(path);
  await requireBytes(
    dataDir,
    isNew ? NEW_DATABASE_BYTES : EXISTING_DATABASE_BYTES,
  );
  try {
    return await open(path);
  } catch (error) {
    const free = await freeBytes(dataDir);
    if (isNew) await rm(path, { recursive: true, force: true });
    if (free < LOW_BYTES) throw diskFull(dataDir, free, LOW_BYTES);
    throw error;
  }
}

async function requireBytes(dataDir: string, needed: number) {
  const free = await freeBytes(dataDir);
  if (free < needed) throw diskFull(dataDir, free, needed);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function diskFull(dataDir: string, free: number, needed: number): StartError {
  return new StartError(
    `The disk of the data folder ${dataDir} is full (${Math.floor(free / MIB)} MiB free, ${needed / MIB} needed): free some space, or set DATA_DIR to a folder on another disk.`,
  );
}
