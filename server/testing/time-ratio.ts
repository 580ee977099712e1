/** Tolerated deviation of the time ratio from 1. */
export const TIME_TOLERANCE = 0.15;
/** On a busy machine the ratios scatter, and the median needs more of them. */
const MAX_BATCHES = 25;
const ROUNDS_PER_BATCH = 6;

/**
 * Median time ratio of two attempts over 12 pairs of alternating order; over up to 300
 * while the median is outside the tolerance.
 */
export async function timeRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  settle: () => Promise<void> = async () => {},
): Promise<number> {
  const time = async (attempt: () => Promise<unknown>) => {
    const started = performance.now();
    await attempt();
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
