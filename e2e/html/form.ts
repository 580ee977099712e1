import { all, elementText, type HtmlPage } from "./page.ts";

/** The search form in a page's main part. */
export function searchForm(page: HtmlPage): Element {
  return mainForm(page, "form[role=search]");
}

/** The first form in a page's main part. */
export function mainForm(
  { main, address }: HtmlPage,
  selector = "form",
): Element {
  const form = main.querySelector(selector);
  if (!form) throw new Error(`${address} has no ${selector}`);
  return form;
}

/** The field with this label; null when there is none. */
export function field(form: Element, label: string): Element | null {
  const labelElement = all(form, "label").find(
    (each) => elementText(each) === label,
  );
  const id = labelElement?.getAttribute("for");
  return id ? (form.ownerDocument.getElementById(id) ?? null) : null;
}

/** Address requested when a form is submitted without scripts, with some fields changed. */
export function submitted(
  form: Element,
  changes: Readonly<Record<string, string>>,
): string {
  const values = new URLSearchParams();
  for (const control of all(form, "input, select")) {
    const name = control.getAttribute("name");
    if (name) values.append(name, changes[name] ?? fieldValue(control));
  }
  return `${form.getAttribute("action")?.replace(/#.*/, "")}?${values}`;
}

export function fieldValue(control: Element): string {
  const selected = control.querySelector("option[selected]");
  return (selected ?? control).getAttribute("value") ?? "";
}

/** Text of a field's first description, which is its error; empty without one. */
export function fieldError(control: Element | null | undefined): string {
  const ids = control?.getAttribute("aria-describedby") ?? "";
  const [id = ""] = ids.split(" ");
  return elementText(control?.ownerDocument.getElementById(id));
}

/** Options that narrow the list, as value and text. */
export function choices(
  select: Element,
): ReadonlyArray<{ readonly value: string; readonly text: string }> {
  return all(select, "option")
    .map((option) => ({
      value: option.getAttribute("value") ?? "",
      text: elementText(option),
    }))
    .filter(({ value }) => value !== "");
}
