import { expect, test } from "vitest";
import { holdsName, stemText } from "./titles.ts";

test.each([
  ["puedo aplicar a beca 18 si vivo en Lima", "Beca 18", true],
  [
    "jóvenes escribiendo el futuro cuándo cierra",
    "Beca Jóvenes Escribiendo el Futuro",
    true,
  ],
  ["becas para menores de 18", "Beca 18", false],
  ["beca", "Beca 18", false],
  ["notion para estudiar", "Notion", false],
])("%j holds the name %j: %j", (query, title, expected) => {
  expect(holdsName([...stemText(query)], [...stemText(title)])).toBe(expected);
});
