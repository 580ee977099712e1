import { readdirSync, readFileSync } from "node:fs";
import { statmToMib } from "#server/testing/resident-memory.ts";

const SAMPLE_MS = 100;

/** Resident memory of a process and all its descendants in MiB, from Linux's /proc. */
export function treeMib(pid: number): number {
  const children = Map.groupBy(listProcesses(), ({ parent }) => parent);
  const sumTree = (root: number): number =>
    (children.get(root) ?? []).reduce(
      (mib, child) => mib + sumTree(child.pid),
      statmToMib(readProc(root, "statm")),
    );
  return Math.round(sumTree(pid));
}

/**
 * Samples the memory of a process tree. Returns the stop function, which returns the
 * peak in MiB.
 */
export function watchPeak(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMib(pid));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

function listProcesses() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      // Fields after the program's name, which may contain spaces: state, parent, …
      parent: Number(readProc(name, "stat").split(") ").at(-1)?.split(" ")[1]),
    }));
}

/** Empty for a process that has just ended. */
function readProc(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
