/** The value that this share of the values does not exceed. */
export function quantile(values: ReadonlyArray<number>, share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
