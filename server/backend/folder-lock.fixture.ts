import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const MODULE = new URL("folder-lock.ts", import.meta.url).href;

/** Prints "started", waits for a line, tries the lock, prints the result and keeps the lock. */
const SCRIPT = `
  const { lockFolder } = await import(${JSON.stringify(MODULE)});
  console.log("started");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  try {
    await lockFolder(process.argv[1]);
    console.log("held");
  } catch (error) {
    console.log(error.constructor.name + ": " + error.message);
  }`;

type Contender = {
  readonly outcome: () => Promise<string>;
  readonly kill: () => Promise<unknown>;
};

const CONTENDERS = 3;

/**
 * Lets three processes try the lock at the same moment. Returns the output of each,
 * sorted; all have ended.
 */
export async function raceForLock(folder: string) {
  const contenders = await Promise.all(
    Array.from({ length: CONTENDERS }, () => startContender(folder)),
  );
  const outcomes = await Promise.all(
    contenders.map(({ outcome }) => outcome()),
  );
  await Promise.all(contenders.map(({ kill }) => kill()));
  return outcomes.toSorted();
}

/** Sorted output of a race in which one process gets the lock and the others fail. */
export function expectedOutcomes(folder: string): ReadonlyArray<string> {
  const refusal = `StartError: ${inUseMessage(folder)}`;
  return [...Array<string>(CONTENDERS - 1).fill(refusal), "held"];
}

/** Leaves the lock files of killed processes, of this version and of earlier ones. */
export async function leaveStaleLocks(folder: string) {
  await writeFile(join(folder, "process.lock"), String(process.ppid));
  const owner = await startContender(folder);
  await owner.outcome();
  await owner.kill();
}

export function inUseMessage(folder: string): string {
  return `The data folder ${folder} is in use by another process: stop it or set DATA_DIR to another folder.`;
}

/** Starts a process, through `command` if given, that tries the lock when `outcome` is called. */
export async function startContender(
  folder: string,
  command: ReadonlyArray<string> = [],
): Promise<Contender> {
  const [file = "", ...args] = [
    ...command,
    process.execPath,
    "--input-type=module",
    "--eval",
    SCRIPT,
    folder,
  ];
  const child = spawn(file, args, { stdio: ["pipe", "pipe", "inherit"] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // `close` also waits for the child of `unshare`, which shares this output.
    const ended = once(child, "close");
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  await nextLine(child);
  return {
    kill,
    outcome() {
      const line = nextLine(child);
      child.stdin?.write("try\n");
      return line;
    },
  };
}

async function nextLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The process has no output");
  const [text] = await once(stdout, "data");
  return String(text).trim();
}

/** An empty folder, removed after the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
