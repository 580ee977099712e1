import { encode } from "uqr";

/** A QR code without its quiet zone: `cells` has a 1 for each dark module, row by row. */
export type QrView = { readonly size: number; readonly cells: string };

/** Cache of one code for each item's page: encoding one takes a millisecond. */
const codes = new Map<string, QrView>();

/** Server only, for addresses of items: browsers render the cells, without the library. */
export function qrCode(text: string): QrView {
  const code = codes.get(text) ?? encodeQrCode(text);
  codes.set(text, code);
  return code;
}

function encodeQrCode(text: string): QrView {
  // Level M survives a fold or a stain on paper, and keeps the modules large.
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  return {
    size,
    cells: data
      .flat()
      .map((isDark) => (isDark ? "1" : "0"))
      .join(""),
  };
}
