/** Tolerated deviation of the time ratio from 1. */
export const TIME_TOLERANCE = 0.15;
/** On a busy machine the ratios vary more, and the median needs more of them. */
const MAX_BATCHES = 25;
const ROUNDS_PER_BATCH = 6;

/**
 * Median time ratio of two operations, timed in alternating order. Adds batches of 12
 * ratios, up to 300, until the median is within the tolerance.
 */
export async function timeRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  settle: () => Promise<void> = async () => {},
): Promise<number> {
  const time = async (operation: () => Promise<unknown>) => {
    const started = performance.now();
    await operation();
    const ms = performance.now() - started;
    await settle();
    return ms;
  };
  const ratios: Array<number> = [];
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    for (let round = 0; round < ROUNDS_PER_BATCH; round++) {
      const [a, b] = [await time(one), await time(other)];
      const [c, d] = [await time(other), await time(one)];
      ratios.push(a / b, d / c);
    }
    if (Math.abs(median(ratios) - 1) < TIME_TOLERANCE) break;
  }
  return median(ratios);
}

function median(values: ReadonlyArray<number>): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
