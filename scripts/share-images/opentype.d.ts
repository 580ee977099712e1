/** The used part of opentype.js; the package has no types. */
declare module "opentype.js" {
  type PathCommand =
    | { type: "M" | "L"; x: number; y: number }
    | { type: "Q"; x1: number; y1: number; x: number; y: number }
    | {
        type: "C";
        x1: number;
        y1: number;
        x2: number;
        y2: number;
        x: number;
        y: number;
      }
    | { type: "Z" };

  type Glyph = {
    /** In units of the font. */
    readonly advanceWidth: number;
    getPath(
      x: number,
      y: number,
      size: number,
    ): { readonly commands: ReadonlyArray<PathCommand> };
  };

  type Font = {
    readonly unitsPerEm: number;
    hasChar(character: string): boolean;
    charToGlyph(character: string): Glyph;
    /** In units of the font. */
    getKerningValue(left: Glyph, right: Glyph): number;
  };

  function parse(file: ArrayBuffer): Font;
}
