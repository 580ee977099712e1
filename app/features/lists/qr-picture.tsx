import type { QrView } from "#catalogue/views/qr-code.ts";

/** Modules of the quiet zone on each side (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code, dark on white in both themes. Hidden from screen readers: it repeats a link. */
export function QrPicture({ qr: { size, cells } }: { qr: QrView }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="qr size-24 shrink-0 max-sm:hidden print:block print:size-[6.8em]"
    >
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={outline(size, cells)} />
    </svg>
  );
}

/** One rectangle for each run of dark modules. */
function outline(size: number, cells: string): string {
  return [...cells.matchAll(/1+/g)]
    .flatMap(({ index, 0: run }) => splitRun(index, run.length, size))
    .map(
      ([at, width]) =>
        `M${at % size} ${Math.floor(at / size)}h${width}v1h${-width}z`,
    )
    .join("");
}

/** Splits a run at the ends of rows. */
function splitRun(
  from: number,
  length: number,
  size: number,
): ReadonlyArray<readonly [at: number, width: number]> {
  const inRow = Math.min(length, size - (from % size));
  if (inRow === length) return [[from, length]];
  return [[from, inRow], ...splitRun(from + inRow, length - inRow, size)];
}
