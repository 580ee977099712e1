export type PageLink = {
  readonly href: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
};

/** Facts of a page, parsed from the HTML that React writes. */
export type PageFacts = {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** Address by language: "es", "en", "x-default". */
  readonly translations: Readonly<Record<string, string>>;
  readonly image: string | undefined;
  readonly ids: ReadonlyArray<string>;
  /** Texts of the `h1` elements. */
  readonly headings: ReadonlyArray<string>;
  readonly links: ReadonlyArray<PageLink>;
  /** Texts outside scripts and styles, hidden ones too, with labels of images and controls. */
  readonly texts: ReadonlyArray<string>;
  /** Structured data, not yet parsed. */
  readonly jsonLd: ReadonlyArray<string>;
};

const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const TEXT_ATTRIBUTES = ["aria-label", "alt", "title", "placeholder"];

export function readPage(html: string): PageFacts {
  const elements = listElements(
    html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ""),
  );
  const findTags = (tag: string) =>
    elements.filter((element) => element.tag === tag);
  const meta = (name: string) =>
    findTags("meta").find(({ attributes: { name: attribute, property } }) =>
      [attribute, property].includes(name),
    )?.attributes.content;
  const findLinks = (rel: string) =>
    findTags("link")
      .map(({ attributes }) => attributes)
      .filter((attributes) => attributes.rel === rel);
  return {
    language: findTags("html")[0]?.attributes.lang ?? "",
    title: textFromHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description") ?? "",
    canonical: findLinks("canonical")[0]?.href,
    translations: Object.fromEntries(
      findLinks("alternate").map(({ hrefLang = "", href = "" }) => [
        hrefLang,
        href,
      ]),
    ),
    image: meta("og:image"),
    ids: elements.flatMap(({ attributes }) => attributes.id ?? []),
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(
      ([, inner = ""]) => textFromHtml(inner),
    ),
    links: findTags("a").map(({ attributes: { href = "", target, rel } }) => ({
      href,
      target,
      rel,
    })),
    texts: elements
      .flatMap(({ attributes, text }) => [
        text,
        ...TEXT_ATTRIBUTES.flatMap((name) => attributes[name] ?? []),
      ])
      .filter(Boolean),
    jsonLd: [
      ...html.matchAll(
        /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
      ),
    ].map(([, content = ""]) => content),
  };
}

/** Lists all tags, each with the text up to the next tag; closing tags have no name. */
function listElements(html: string) {
  return [
    ...html.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>([^<]*)/g),
  ].map(([, closing, tag = "", attributes = "", text = ""]) => ({
    tag: closing ? "" : tag,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(
        ([, name = "", value = ""]) => [name, textFromHtml(value)] as const,
      ),
    ) as Readonly<Record<string, string | undefined>>,
    text: textFromHtml(text),
  }));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};

/** Visible text of an HTML fragment. */
function textFromHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&([#\w]+);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
