import { parseHTML } from "linkedom";
import { expect, onTestFinished, test, vi } from "vitest";
import { removalProps } from "./removal-props.ts";

const LIST =
  "<ul><li><a data-removal id=a></a></li><li><a id=x></a></li><li><a data-removal id=b></a></li></ul>";

test.each([
  ["to the next link", `<h1 id=h></h1>${LIST}`, "a", "b"],
  ["from the last link to the previous one", `<h1 id=h></h1>${LIST}`, "b", "a"],
  [
    "from the only link of its list to the heading",
    "<h1 id=h></h1><ul><li><a data-removal id=a></a></li></ul><a data-removal></a>",
    "a",
    "h",
  ],
])("a removal moves the focus %s", (_case, html, removed, expected) => {
  const { document } = parseHTML(`<main>${html}</main>`);
  vi.stubGlobal("document", document);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const focused: Array<string> = [];
  for (const element of document.querySelectorAll<HTMLElement>("[id]"))
    element.focus = () => focused.push(element.id);
  const link = document.getElementById(removed) as HTMLElement;
  removalProps.onClick({ currentTarget: link });
  expect(focused).toEqual([expected]);
});
