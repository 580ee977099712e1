/** Colours of a banner: one for the background, two for the shapes. */
const PALETTES = [
  ["fill-cobalto", "fill-maiz", "fill-rosa-claro"],
  ["fill-cielo", "fill-cobalto", "fill-rosa"],
  ["fill-maiz", "fill-rosa", "fill-cobalto"],
  ["fill-selva", "fill-maiz", "fill-cielo"],
  ["fill-barro", "fill-cielo", "fill-maiz"],
] as const;

/** Cut-paper shapes as paths on a tile of 24 by 24. */
const SHAPES = [
  "M0 24V18H6V12H12V6H18V0H24V24Z",
  "M12 0A12 12 0 1 1 12 24A12 12 0 1 1 12 0Z",
  "M0 24V12A12 12 0 0 1 24 12V24H17V12A5 5 0 0 0 7 12V24Z",
  "M12 0L24 12L12 24L0 12Z",
  "M0 24C0 10 10 0 24 0V24Z",
  "M0 0H10V10H0ZM14 0H24V10H14ZM14 14H24V24H14ZM0 14H10V24H0Z",
];

const TILES = 8;

/** A strip of cut paper, determined by its seed. */
export function Banner({
  seed,
  className,
}: {
  seed: string;
  className: string;
}) {
  const randomBelow = createRandom(seed);
  const [background, ...colours] =
    PALETTES[randomBelow(PALETTES.length)] ?? PALETTES[0];
  const tiles = Array.from({ length: TILES }, (_, tile) => ({
    tile,
    path: SHAPES[randomBelow(SHAPES.length)] ?? SHAPES[0],
    colour: colours[randomBelow(colours.length)],
    rotation: randomBelow(4) * 90,
  }));
  return (
    <svg
      viewBox={`0 0 ${TILES * 24} 24`}
      width={TILES * 24}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <path d={`M0 0H${TILES * 24}V24H0Z`} className={background} />
      {tiles.map(({ tile, path, colour, rotation }) => (
        <path
          key={tile}
          d={path}
          className={colour}
          transform={`translate(${tile * 24} 0) rotate(${rotation} 12 12)`}
        />
      ))}
    </svg>
  );
}

/** Pseudo-random small numbers from a text: a linear congruential generator. */
function createRandom(text: string): (limit: number) => number {
  let state = 0x811c9dc5;
  for (const letter of text)
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % limit;
  };
}
