import { fold } from "#domain/text/fold.ts";

/** Compares by code units of the folded text: the same order on every machine. */
export function compareText(one: string, other: string): number {
  const [a, b] = [fold(one), fold(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
