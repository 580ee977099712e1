import { parseHTML } from "linkedom";

/** A page from the server, parsed without running scripts or applying styles. */
export type HtmlPage = {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly document: Document;
  readonly main: Element;
};

export async function fetchPage(
  { url }: { readonly url: string },
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HtmlPage> {
  const response = await fetch(url + address, { headers });
  const { document } = parseHTML(await response.text());
  const main = document.querySelector("main");
  if (main === null) throw new Error(`${address} has no main part`);
  return { address, status: response.status, document, main };
}

/** Text, hidden text included, with white space and word joiners collapsed. */
export function elementText(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/[\u2060\s]+/g, " ").trim();
}

export function all(place: Element, selector: string): ReadonlyArray<Element> {
  return [...place.querySelectorAll(selector)];
}

export function texts(place: Element, selector: string): ReadonlyArray<string> {
  return all(place, selector).map(elementText);
}

/** The `aria-label`, else the text; ignores `aria-labelledby`. */
export function accessibleName(element: Element): string {
  return element.getAttribute("aria-label") ?? elementText(element);
}

function isNamed(element: Element, name: string | RegExp): boolean {
  const accessible = accessibleName(element);
  return typeof name === "string" ? accessible === name : name.test(accessible);
}

export function links(
  place: Element,
  name: string | RegExp,
): ReadonlyArray<Element> {
  return all(place, "a[href]").filter((link) => isNamed(link, name));
}

/** The only link of this name; throws without one or with several. */
export function link(place: Element, name: string | RegExp): Element {
  const [only, ...others] = links(place, name);
  if (!only || others.length > 0)
    throw new Error(`${others.length + Number(!!only)} links named ${name}`);
  return only;
}

export function hrefs(
  place: Element,
  selector = "a[href]",
): ReadonlyArray<string> {
  return all(place, selector).map((each) => each.getAttribute("href") ?? "");
}

/** The section with this name; null when there is none. */
export function findSection(
  { main }: HtmlPage,
  heading: string | RegExp,
): Element | null {
  const found = all(main, "section").find((section) => {
    const label = section.getAttribute("aria-labelledby");
    const title = section.querySelector(label ? `[id="${label}"]` : "h2");
    return title !== null && isNamed(title, heading);
  });
  return found ?? null;
}

export function section(page: HtmlPage, heading: string | RegExp): Element {
  const found = findSection(page, heading);
  if (!found) throw new Error(`No section ${heading} on ${page.address}`);
  return found;
}

/** The card with exactly this title; null when there is none. */
export function findCard({ main }: HtmlPage, title: string): Element | null {
  const found = all(main, "article").find(
    (article) => elementText(article.querySelector("h3")) === title,
  );
  return found ?? null;
}

export function cardTitles(place: Element): ReadonlyArray<string> {
  return texts(place, "article h3");
}

/** Result count, as shown. */
export function resultStatus({ main }: HtmlPage): string {
  return elementText(main.querySelector("[role=status]"));
}

/** True for a link that opens a new tab without access to this one. */
export function isExternalLink(element: Element): boolean {
  return (
    element.getAttribute("target") === "_blank" &&
    element.getAttribute("rel") === "noopener noreferrer"
  );
}

export function isSafeExternal(element: Element): boolean {
  const href = element.getAttribute("href") ?? "";
  return isExternalLink(element) && href.startsWith("https://");
}
