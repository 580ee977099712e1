import { existsSync, readFileSync } from "node:fs";
import type { Product } from "./product.ts";

const PAGE_BYTES = 4_096;

/** Only Linux has `/proc`. */
export const CAN_MEASURE_MEMORY = existsSync("/proc/self/statm");

export function residentMib({ pid }: Pick<Product, "pid">): number {
  const statm = readFileSync(`/proc/${pid}/statm`, "utf8");
  return (Number(statm.split(" ")[1]) * PAGE_BYTES) / 1024 ** 2;
}
