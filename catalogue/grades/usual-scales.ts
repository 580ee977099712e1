/** Values of a country's usual scale that have no source: never shown as verified. */
export type UsualScale = {
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Only suggested to the student, never computed with. */
  readonly pass: number | null;
};

/** By ISO 3166-1 code. Values with a source stand in `countries/`. */
export const usualScales: Readonly<Partial<Record<string, UsualScale>>> = {
  BR: { lowest: 0, highest: 10, pass: null },
  CR: { lowest: 0, highest: 100, pass: null },
  CU: { lowest: 0, highest: 100, pass: 60 },
  DO: { lowest: 0, highest: null, pass: 70 },
  EC: { lowest: 0, highest: 10, pass: null },
  GT: { lowest: 0, highest: 100, pass: 60 },
  HN: { lowest: 0, highest: null, pass: null },
  MX: { lowest: 0, highest: 10, pass: 6 },
  NI: { lowest: 0, highest: 100, pass: 60 },
  PA: { lowest: 1, highest: 5, pass: 3 },
  SV: { lowest: 1, highest: 10, pass: 6 },
  UY: { lowest: null, highest: null, pass: 5 },
  VE: { lowest: 1, highest: 20, pass: 10 },
};
