/**
 * Thousands may be separated: "1,410" and "1.410" are 1410. Else a point or a comma
 * starts the decimals.
 */
const NUMBER = /(?:^|[^\p{L}\d])(\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)/u;

/** The first number in a text: "7,5" is 7.5, "95/120" is 95. Null where there is none. */
export function parseNumber(text: string | null | undefined): number | null {
  const [, digits] = NUMBER.exec(text ?? "") ?? [];
  if (!digits) return null;
  const isInThousands = /[.,]\d{3}$/.test(digits);
  return Number(
    isInThousands ? digits.replace(/[.,]/g, "") : digits.replace(",", "."),
  );
}
