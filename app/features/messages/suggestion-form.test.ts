import { expect, test } from "vitest";
import {
  MAX_LINK,
  parseHttpsLink,
  suggestionFaults,
} from "./suggestion-form.ts";

test("a name, a link and a reason give no faults, with or without an e-mail", () => {
  expect(suggestionFaults(aForm({ email: "" }))).toEqual([]);
  expect(suggestionFaults(aForm())).toEqual([]);
});

test("missing and invalid fields are listed in the form's order", () => {
  expect(
    suggestionFaults({ name: "", link: "", reason: "", email: "ana" }),
  ).toEqual(["name", "link", "reason", "email"]);
});

test.each([
  ["https://sitio.org", "https://sitio.org/"],
  [" https://sitio.org/guía?q=a b ", "https://sitio.org/gu%C3%ADa?q=a%20b"],
  ["HTTPS://Sitio.org", "https://sitio.org/"],
  ["www.sitio.org/becas", "https://www.sitio.org/becas"],
  ["sitio.org", "https://sitio.org/"],
  ["sitio.org:8443/becas", "https://sitio.org:8443/becas"],
])("the typed link %j becomes %s", (typed, link) => {
  expect(parseHttpsLink(typed)).toBe(link);
});

test.each([
  "",
  "sitio",
  "una página de becas",
  "http://sitio.org",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://sitio.org",
  "https://",
  "https://localhost",
  "https://ana:secreto@sitio.org",
  "ana@sitio.org",
  `https://sitio.org/${"a".repeat(MAX_LINK)}`,
])("the typed text %j gives no link", (typed) => {
  expect(parseHttpsLink(typed)).toBeNull();
});

function aForm(parts: Partial<Parameters<typeof suggestionFaults>[0]> = {}) {
  return {
    name: "Biblioteca",
    link: "https://sitio.org",
    reason: "Tiene libros gratis",
    email: "ana@example.org",
    ...parts,
  };
}
