import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Point, Points } from "./points.tsx";

test("ordered points are a numbered list", () => {
  const html = renderPoints(
    [aPoint(), aPoint({ id: "b", title: "Luego" })],
    true,
  );
  expect(html).toMatch(/^<ol.*<\/ol>$/);
  expect(numbersIn(html)).toEqual(["1", "2"]);
});

test("unordered points are a plain list without numbers", () => {
  const html = renderPoints([aPoint(), aPoint({ id: "b" })]);
  expect(html).toMatch(/^<ul.*<\/ul>$/);
  expect(numbersIn(html)).toEqual(["", ""]);
});

test("a point has a heading and its text", () => {
  const html = renderPoints([aPoint()]);
  expect(html).toContain("<h3>Primero</h3>");
  expect(html).toContain(">Lee la convocatoria.</p>");
});

test("a point with a source links to it and announces the new tab", () => {
  const source = { url: "https://study.example/a", host: "study.example" };
  const html = renderPoints([aPoint({ source })]);
  expect(html).toContain('href="https://study.example/a"');
  expect(html).toContain("study.example");
  expect(html).toContain("abre otra pestaña");
  expect(renderPoints([aPoint()])).not.toContain("<a");
});

function numbersIn(html: string) {
  return [...html.matchAll(/aria-hidden="true"[^>]*>(\d*)<\/span>/g)].map(
    ([, number]) => number,
  );
}

function renderPoints(points: ReadonlyArray<Point>, isOrdered = false): string {
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
