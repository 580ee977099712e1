import { expect, test } from "vitest";
import { readQuery } from "./query.ts";
import { wordShare } from "./relevance.ts";

test.each([
  ["cursos", "Free online courses"],
  ["intercambios", "Student exchange in Japan"],
  ["becas estados unidos", "USA scholarships 2027"],
  ["becas estados unidos", "Scholarship in the United States"],
  ["becas estados unidos", "Becas en los Estados Unidos"],
  ["beca Reino Unido", "UK scholarship"],
  ["beca Reino Unido", "Scholarship, United Kingdom"],
  ["Nueva Zelanda", "Study in New Zealand"],
  ["informática", "Computer Science Fellowship"],
])("all of %j is in %j", (query, title) => {
  expect(shareOf(query, title)).toBe(1);
});

test("of an expression, one word is not enough", () => {
  expect(shareOf("estados unidos", "Unidos por la música")).toBe(0);
  expect(shareOf("estados unidos", "United for music")).toBe(0);
  expect(shareOf("informática", "Science of Music")).toBe(0);
});

test("a word in the description tells less than one in the title", () => {
  expect(shareOf("beca", "Convocatoria", "Una beca")).toBe(0.4);
});

function shareOf(query: string, title: string, description = "") {
  return wordShare({ title, description }, readQuery(query));
}
