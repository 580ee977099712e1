/** Longest side of a profile's picture, in pixels. */
export const MAX_PICTURE_SIDE = 256;

/** Scales a size down to `MAX_PICTURE_SIDE`, keeping the ratio; a smaller one is unchanged. */
export function fittedSize(size: {
  readonly width: number;
  readonly height: number;
}): { readonly width: number; readonly height: number } {
  const scale = Math.min(
    1,
    MAX_PICTURE_SIDE / Math.max(size.width, size.height),
  );
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(size.width), height: side(size.height) };
}

/** The first of the attempts with at most `maxLength` characters; null if all are longer. */
export function firstThatFits(
  attempts: Iterable<string>,
  maxLength: number,
): string | null {
  for (const attempt of attempts)
    if (attempt.length <= maxLength) return attempt;
  return null;
}
