/** True in `npm run test:soak`, which runs each grid (screens, languages, widths, themes) in full. */
export const IS_SOAK = process.env.SOAK === "1";

/** The whole grid in the soak run, otherwise a sample. */
export function sampled<Cell>(
  grid: ReadonlyArray<Cell>,
  isInSample: (cell: Cell) => boolean,
): ReadonlyArray<Cell> {
  const sample = grid.filter(isInSample);
  if (sample.length === 0) throw new Error("The sample is empty");
  return IS_SOAK ? grid : sample;
}
