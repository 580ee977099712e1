import { existsSync, readFileSync } from "node:fs";
import type { Product } from "./product.ts";

const PAGE_BYTES = 4_096;

/** Only Linux has `/proc`. */
export const CAN_MEASURE_MEMORY = existsSync("/proc/self/statm");

export function residentMib({ pid }: Pick<Product, "pid">): number {
  return statmToMib(readFileSync(`/proc/${pid}/statm`, "utf8"));
}

/** Resident MiB in the content of `/proc/<pid>/statm`; 0 if it is empty. */
export function statmToMib(statm: string): number {
  const [, pages = 0] = statm.split(" ");
  return (Number(pages) * PAGE_BYTES) / 1024 ** 2;
}
