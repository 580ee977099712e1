import { spawnSync } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../env.ts";
import {
  aFolder,
  expectedOutcomes,
  inUseMessage,
  leaveStaleLocks,
  raceForLock,
  startContender,
} from "./folder-lock.fixture.ts";
import { lockFolder } from "./folder-lock.ts";

/** The soak test runs more races. */
const RACES = 3;

test("a released folder can be locked again, and a second release does nothing", async () => {
  const folder = join(await aFolder(), "data");
  const release = await lockFolder(folder);
  release();
  release();
  const releaseAgain = await lockFolder(folder);
  releaseAgain();
  expect(await readdir(folder)).toEqual(["folder.lock"]);
});

test("a folder locked by the same process is refused until its release", async () => {
  const folder = await aFolder();
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartError);
  await expect(lockFolder(folder)).rejects.toThrow(inUseMessage(folder));
  release();
  (await lockFolder(folder))();
});

test("a folder locked by another process is refused in one sentence until that process dies", async () => {
  const folder = await aFolder();
  const owner = await startContender(folder);
  expect(await owner.outcome()).toBe("held");
  await expect(lockFolder(folder)).rejects.toThrow(inUseMessage(folder));
  await owner.kill();
  (await lockFolder(folder))();
});

test.each([
  ["process.lock of a living process", "process.lock", String(process.ppid)],
  ["process.lock of process 1", "process.lock", "1"],
  ["process.lock that is empty", "process.lock", ""],
  ["folder.lock with a number", "folder.lock", String(process.ppid)],
  ["folder.lock with other content", "folder.lock", "x".repeat(5_000)],
  ["folder.lock that is empty", "folder.lock", ""],
])("a stale %s does not prevent a start", async (_name, file, content) => {
  const folder = await aFolder();
  await writeFile(join(folder, file), content);
  const release = await lockFolder(folder);
  onTestFinished(release);
  expect(await readdir(folder)).toEqual(["folder.lock"]);
  await expect(lockFolder(folder)).rejects.toThrow(inUseMessage(folder));
});

test("a refused start leaves the lock owner's files unchanged", async () => {
  const folder = await aFolder();
  onTestFinished(await lockFolder(folder));
  await writeFile(join(folder, "process.lock"), "1");
  await expect(lockFolder(folder)).rejects.toThrow(inUseMessage(folder));
  expect(await readdir(folder)).toEqual(["folder.lock", "process.lock"]);
});

test("a lock file that cannot be opened gives one sentence with the reason", async () => {
  const folder = await aFolder();
  await mkdir(join(folder, "folder.lock"));
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} cannot be locked (unable to open database file): check DATA_DIR, the rights on it and the space left.`,
  );
});

test.each([
  ["a new folder", async () => {}],
  ["a folder with stale locks", leaveStaleLocks],
])(
  "of three processes that open %s at once exactly one gets the lock",
  async (_name, prepare) => {
    for (let race = 0; race < RACES; race += 1) {
      const folder = await aFolder();
      await prepare(folder);
      expect(await raceForLock(folder)).toEqual(expectedOutcomes(folder));
    }
  },
);

const UNSHARE = ["unshare", "--fork", "--pid", "--mount-proc", "--kill-child"];
const unshared = spawnSync(UNSHARE[0] ?? "", [...UNSHARE.slice(1), "true"]);
if (unshared.status !== 0)
  console.warn(
    `The test with two pid namespaces is skipped: ${unshared.error?.message ?? String(unshared.stderr).trim()}.`,
  );

// Skipped where the machine allows no other namespace of process ids.
test.skipIf(unshared.status !== 0)(
  "a process in another pid namespace is refused until the lock owner dies",
  async () => {
    const folder = await aFolder();
    const first = await startContender(folder, UNSHARE);
    const second = await startContender(folder, UNSHARE);
    expect(await first.outcome()).toBe("held");
    expect(await second.outcome()).toBe(`StartError: ${inUseMessage(folder)}`);
    await first.kill();
    const third = await startContender(folder, UNSHARE);
    expect(await third.outcome()).toBe("held");
  },
);
