/** Colours of a picture by the part they fill: palette tokens ("cielo") or their "#rrggbb". */
export type Scheme = {
  readonly sky: string;
  readonly flags: string;
  readonly block: string;
  readonly accent: string;
  readonly opening: string;
  readonly sun: string;
  readonly line: string;
};

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function disc(
  [x, y]: readonly [number, number],
  radius: number,
  fill: string,
) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** A leap of the trampoline along `d`, and the dot at its end. */
export function leap(
  d: string,
  end: readonly [number, number],
  stroke: string,
) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="13" stroke-linecap="round"/>${disc(end, 20, stroke)}`;
}

export function arch(
  {
    x,
    width,
    top,
    bottom,
  }: { x: number; width: number; top: number; bottom: number },
  fill: string,
): string {
  const radius = width / 2;
  return path(
    `M${x} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${bottom}Z`,
    fill,
  );
}
