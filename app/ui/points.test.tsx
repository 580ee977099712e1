import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Point, Points } from "./points.tsx";

test("ordered points are a numbered list", () => {
  const html = drawn([aPoint(), aPoint({ id: "b", title: "Luego" })], true);
  expect(html).toMatch(/^<ol.*<\/ol>$/);
  expect(numbersIn(html)).toEqual(["1", "2"]);
});

test("others are a plain list without numbers", () => {
  const html = drawn([aPoint(), aPoint({ id: "b" })]);
  expect(html).toMatch(/^<ul.*<\/ul>$/);
  expect(numbersIn(html)).toEqual(["", ""]);
});

test("a point has a heading and its text", () => {
  const html = drawn([aPoint()]);
  expect(html).toContain("<h3>Primero</h3>");
  expect(html).toContain(">Lee la convocatoria.</p>");
});

test("a point with a source links to it, and announces the external link", () => {
  const source = { url: "https://study.example/a", host: "study.example" };
  const html = drawn([aPoint({ source })]);
  expect(html).toContain('href="https://study.example/a"');
  expect(html).toContain("study.example");
  expect(html).toContain("abre otra pestaña");
  expect(drawn([aPoint()])).not.toContain("<a");
});

function numbersIn(html: string) {
  return [...html.matchAll(/aria-hidden="true"[^>]*>(\d*)<\/span>/g)].map(
    ([, number]) => number,
  );
}

function drawn(points: ReadonlyArray<Point>, isOrdered = false): string {
  return renderToStaticMarkup(
    <Points
      points={points}
      newTabHint="abre otra pestaña"
      isOrdered={isOrdered}
    />,
  );
}

function aPoint(parts: Partial<Point> = {}): Point {
  return { id: "a", title: "Primero", text: "Lee la convocatoria.", ...parts };
}
