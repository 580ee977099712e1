import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import {
  accessibleName,
  all,
  elementText,
  fetchPage,
  hrefs,
  texts,
} from "./page.ts";

const product = productOn("embedded");

test.each(["/becas", "/oportunidades"])(
  "%s shows the rules against fraud once, folded below its first card",
  async (path) => {
    const { main } = await fetchPage(product(), path);
    const notices = noticesIn(main, "details");
    expect(notices).toHaveLength(1);
    const [notice] = notices;
    expect(notice?.hasAttribute("open")).toBe(false);
    expectRules(notice);
    const [first, second] = all(main, ".card-grid > li");
    expect(first?.querySelector("article")).not.toBe(null);
    expect(second?.contains(notice ?? null)).toBe(true);
  },
);

test.each(["/becas/chevening", "/becas/afs-programas-interculturales"])(
  "the award page %s shows the rules against fraud",
  async (path) => {
    const { main } = await fetchPage(product(), path);
    const notices = noticesIn(main, "aside");
    expect(notices).toHaveLength(1);
    expectRules(notices[0]);
  },
);

test.each(["/universidades", "/universidades/mit", "/recursos/sat"])(
  "%s, which gives no money, shows no rules against fraud",
  async (path) => {
    const { main } = await fetchPage(product(), path);
    expect(noticesIn(main, "details, aside")).toEqual([]);
  },
);

test("the target of the rules' link is the section on signs of fraud", async () => {
  const { main } = await fetchPage(product(), "/recursos");
  expect(elementText(main.querySelector("#warnings"))).toBe(
    "Señales de fraude",
  );
});

function noticesIn(main: Element, selector: string) {
  return all(main, selector).filter((each) =>
    `${accessibleName(each)} ${elementText(each.querySelector("summary"))}`.includes(
      "Antes de pagar o enviar datos",
    ),
  );
}

function expectRules(notice: Element | undefined) {
  if (!notice) throw new Error("No rules");
  const rules = texts(notice, "li");
  expect(rules).toHaveLength(3);
  expect(rules[0]).toMatch(/no cobra por postular/);
  expect(rules[1]).toMatch(/página oficial/);
  expect(rules[2]).toMatch(/fotos de tu identificación/);
  expect(hrefs(notice)).toEqual(["/es-oficial", "/recursos#warnings"]);
}
