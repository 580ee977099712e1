import { existsSync, readFileSync } from "node:fs";
import type { Product } from "./product.ts";

const PAGE_BYTES = 4_096;

/** Linux alone tells it. */
export const CAN_MEASURE_MEMORY = existsSync("/proc/self/statm");

/** Resident memory of a product's process. */
export function residentMib({ pid }: Pick<Product, "pid">): number {
  const statm = readFileSync(`/proc/${pid}/statm`, "utf8");
  return (Number(statm.split(" ")[1]) * PAGE_BYTES) / 1024 ** 2;
}
