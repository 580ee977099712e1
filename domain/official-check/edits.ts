/**
 * True when one letter more, less or other, or two swapped neighbours, turn one name
 * into the other.
 */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  const restOfA = a.slice(start);
  const restOfB = b.slice(start);
  if (restOfA.length !== restOfB.length) {
    return restOfA.slice(1) === restOfB || restOfB.slice(1) === restOfA;
  }
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0] &&
      restOfA.slice(2) === restOfB.slice(2))
  );
}

function commonStart(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}
