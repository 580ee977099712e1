import { encode } from "uqr";

/** A QR code without its quiet zone: `cells` has a 1 for each dark module, row by row. */
export type QrView = { readonly size: number; readonly cells: string };

/** At most one for each item's page: drawing one takes a millisecond of every list. */
const drawn = new Map<string, QrView>();

/** Server only, for addresses of items: browsers draw the cells, without the library. */
export function qrCode(text: string): QrView {
  const code = drawn.get(text) ?? drawQrCode(text);
  drawn.set(text, code);
  return code;
}

function drawQrCode(text: string): QrView {
  // M survives a fold or a stain on paper, and keeps the modules large.
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  return {
    size,
    cells: data
      .flat()
      .map((isDark) => (isDark ? "1" : "0"))
      .join(""),
  };
}
