import { expect, test } from "vitest";
import { readQuery } from "./query.ts";
import { relevance } from "./relevance.ts";

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
])("%j has relevance 1 in the title %j", (query, title) => {
  expect(score(query, title)).toBe(1);
});

test.each([
  ["estados unidos", "Unidos por la música"],
  ["estados unidos", "United for music"],
  ["informática", "Science of Music"],
])("one word of an expression is no match: %j in %j", (query, title) => {
  expect(score(query, title)).toBe(0);
});

test("a word in the description only has relevance 0.4", () => {
  expect(score("beca", "Convocatoria", "Una beca")).toBe(0.4);
});

function score(query: string, title: string, description = "") {
  return relevance({ title, description }, readQuery(query).wanted);
}
