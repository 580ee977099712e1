import { all, elementText, type HtmlPage } from "./page.ts";

/** The search form in a page's main part. */
export function searchForm({ main, address }: HtmlPage): Element {
  const form = main.querySelector("form[role=search]");
  if (!form) throw new Error(`${address} has no search form`);
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
