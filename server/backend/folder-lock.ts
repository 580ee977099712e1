import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../env.ts";

/**
 * Keeps a second process off an embedded data folder, which would destroy it.
 * A lock whose process is gone (killed, crashed) is taken over.
 * Returns the release. Throws a `StartError` when the folder is in use.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "process.lock");
  if (!(await claim(path))) {
    const holder = Number(await readFile(path, "utf8").catch(() => ""));
    if (holder && holder !== process.pid && isAlive(holder))
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder}: stop it or set DATA_DIR to another folder.`,
      );
    await rm(path, { force: true });
    if (!(await claim(path)))
      throw new StartError(
        `The data folder ${folder} is being opened by another process.`,
      );
  }
  return () => rm(path, { force: true });
}

/** "wx" refuses an existing file: of two processes starting at once only one passes. */
async function claim(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
