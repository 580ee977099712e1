/** The value at this share (0 to 1) of the sorted values; NaN without values. */
export function quantile(values: ReadonlyArray<number>, share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
