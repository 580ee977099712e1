/** SVG units. */
export const FLAG_WIDTH = 60;
export const FLAG_HEIGHT = 66;

/** A row of papel picado as one path without seams; needs the fill rule `evenodd` for its holes. */
export function flagRow(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const left = index * FLAG_WIDTH;
    return index % 2 === 0 ? flowerFlag(left) : diamondFlag(left);
  }).join("");
}

function flowerFlag(left: number): string {
  const middle = left + 30;
  const petals = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = middle + 12 * Math.sin(angle);
    return circle(x, 26 - 12 * Math.cos(angle), 3.6);
  });
  return [
    sheet(left),
    circle(middle, 26, 5.5),
    ...petals,
    diamond([middle, 51], 3, 5),
  ].join("");
}

function diamondFlag(left: number): string {
  const middle = left + 30;
  return [
    sheet(left),
    diamond([middle, 26], 9, 11),
    triangle(middle - 14, 13),
    triangle(middle + 14, 13),
    circle(middle, 51, 3),
  ].join("");
}

/** The small cuts are inset, so that two flags never share a hole. */
function sheet(left: number): string {
  const cuts =
    diamond([left + 6, 40], 2.5, 4) + diamond([left + 54, 40], 2.5, 4);
  return `M${left} 0h60v46l-30 20l-30 -20Z${cuts}`;
}

function circle(x: number, y: number, radius: number): string {
  const d = 2 * radius;
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${d} 0a${radius} ${radius} 0 1 0 ${-d} 0Z`;
}

function diamond(
  [x, y]: readonly [number, number],
  halfWidth: number,
  halfHeight: number,
) {
  return `M${x} ${y - halfHeight}l${halfWidth} ${halfHeight}l${-halfWidth} ${halfHeight}l${-halfWidth} ${-halfHeight}Z`;
}

function triangle(x: number, y: number): string {
  return `M${x - 5} ${y - 4}h10l-5 8Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
