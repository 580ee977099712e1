import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../env.ts";
import { lockFolder } from "./folder-lock.ts";

/** Beyond the highest number that a system gives to a process. */
const NO_PROCESS = 99_999_999;

test("a lock names its process, and its release leaves nothing behind", async () => {
  const folder = join(await aFolder(), "data");
  const release = await lockFolder(folder);
  expect(await readFile(join(folder, "process.lock"), "utf8")).toBe(
    String(process.pid),
  );
  await release();
  expect(await readdir(folder)).toEqual([]);
  await release();
});

test("a folder that another process holds is refused with a way out", async () => {
  const folder = await aFolder();
  await writeFile(join(folder, "process.lock"), String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(StartError);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.ppid}: stop it or set DATA_DIR to another folder.`,
  );
  expect(await readFile(join(folder, "process.lock"), "utf8")).toBe(
    String(process.ppid),
  );
});

test.each([
  ["a process that is gone", NO_PROCESS],
  ["a process that had our own number", process.pid],
  ["nobody", ""],
  ["nonsense", "x"],
])("the lock of %s is taken over", async (_name, holder) => {
  const folder = await aFolder();
  await writeFile(join(folder, "process.lock"), String(holder));
  await lockFolder(folder);
  expect(await readFile(join(folder, "process.lock"), "utf8")).toBe(
    String(process.pid),
  );
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
