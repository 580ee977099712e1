import type { TFunction } from "i18next";
import { findAwardConflicts } from "#domain/awards/exclusions.ts";
import { comparePath } from "#domain/catalogue/compare-path.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { listAwardRules } from "./award-terms.ts";
import { type Addition, readComparisonAddition } from "./compare-addition.ts";
import { MAX_COMPARED, readComparedPaths } from "./compare-address.ts";
import { compareRows } from "./compare-rows.ts";
import type {
  ComparedItem,
  CompareView,
  ConflictView,
} from "./compare-view.ts";
import { itemScreen } from "./item-screen.ts";
import type { ItemView } from "./item-view.ts";
import { ADDED } from "./list-entries.ts";
import type { RedirectOrView } from "./redirect-or-view.ts";
import type { ViewContext } from "./view-context.ts";
import { wordsFor } from "./words.ts";

/**
 * Compares up to four items of an address in one language. When the form adds an item, the
 * result is a redirect to the address with this item. Server only.
 */
export function compareScreen(
  context: ViewContext,
  url: string,
): RedirectOrView<CompareView> {
  const query = new URL(url).searchParams;
  const requestedPaths = readComparedPaths(query.get("items"));
  const foundPages = requestedPaths.flatMap(
    (path) => itemScreen(path, context) ?? [],
  );
  const paths = foundPages.map(({ card }) => card.path);
  const addition = readComparisonAddition(query.get(ADDED), paths, context);
  return addition.kind === "redirect"
    ? addition
    : {
        kind: "view",
        view: compareView(
          { requestedPaths, foundPages, addition: addition.view },
          context,
        ),
      };
}

function compareView(
  {
    requestedPaths,
    foundPages,
    addition,
  }: {
    readonly requestedPaths: ReadonlyArray<string>;
    readonly foundPages: ReadonlyArray<ItemView>;
    readonly addition: Addition;
  },
  context: ViewContext,
): CompareView {
  const pages = foundPages.slice(0, MAX_COMPARED);
  const paths = pages.map(({ card }) => card.path);
  const t = context.i18n.getFixedT(null, "compare");
  const names = formatList(
    pages.map(({ card }) => card.title),
    context,
  );
  return {
    title: t("title"),
    lead: t("lead"),
    pageTitle: pages.length > 1 ? t("pageTitle", { names }) : t("title"),
    description: t("description"),
    problems: [
      ...(foundPages.length < requestedPaths.length
        ? [t("unknown", { count: requestedPaths.length - foundPages.length })]
        : []),
      ...(foundPages.length > MAX_COMPARED
        ? [t("someLeftOut", { max: MAX_COMPARED })]
        : []),
      ...(pages.length === MAX_COMPARED && addition.typedName !== ""
        ? [t("notAdded", { max: MAX_COMPARED, text: addition.typedName })]
        : []),
      ...(pages.length === 1 ? [t("onlyOne")] : []),
    ],
    caption: t("caption", { names }),
    rowsName: t("rowsName"),
    items: pages.map((page) => comparedItem(page, paths, t)),
    requirements: { name: t("row.requirements"), none: t("noRequirements") },
    rows: compareRows(pages, wordsFor(context), t),
    site: t("row.site"),
    conflicts: conflictViews(pages, context),
    caution: t("caution"),
    printed: t("printedSources", {
      address: `${context.publicUrl}${comparePath(paths)}`,
    }),
    additions: additionsView(pages, addition, t),
    toProfile: t("toProfile"),
    judged: t("judged"),
  };
}

function comparedItem(
  { card, kind, requirements, serves }: ItemView,
  paths: ReadonlyArray<string>,
  t: TFunction<"compare">,
): ComparedItem {
  return {
    path: card.path,
    title: card.title,
    kind: [kind, card.organization].filter(Boolean).join(" · "),
    link: { url: card.link, host: card.host },
    without: {
      text: t("remove", { name: card.title }),
      to: comparePath(paths.filter((path) => path !== card.path)),
    },
    requirements,
    serves,
  };
}

function conflictViews(
  pages: ReadonlyArray<ItemView>,
  context: ViewContext,
): ReadonlyArray<ConflictView> {
  const t = context.i18n.getFixedT(null, "compare");
  const conflicts = findAwardConflicts(
    pages.map(({ card }) => card.path),
    listAwardRules(wordsFor(context)),
  );
  return conflicts.map(({ paths, rules }) => {
    const titles = pages
      .filter(({ card }) => paths.includes(card.path))
      .map(({ card }) => t("quoted", { name: card.title }));
    return {
      text: t("conflict", { names: formatList(titles, context) }),
      rules,
    };
  });
}

/** The form and similar items; with `MAX_COMPARED` items only a text. */
function additionsView(
  pages: ReadonlyArray<ItemView>,
  addition: Addition,
  t: TFunction<"compare">,
): CompareView["additions"] {
  const paths = pages.map(({ card }) => card.path);
  if (pages.length >= MAX_COMPARED)
    return {
      heading: t("add"),
      text: t("limitReached", { max: MAX_COMPARED }),
      form: null,
      similar: null,
      links: [],
    };
  const similar = pages
    .flatMap((page) => page.similar)
    .filter(({ path }) => !paths.includes(path));
  const distinct = new Map(similar.map((card) => [card.path, card]));
  const toAddLink = ({ path, title }: { path: string; title: string }) => ({
    text: title,
    to: comparePath([...paths, path]),
  });
  return {
    heading: t(pages.length === 0 ? "start" : "add"),
    text: t("addText"),
    form: {
      paths: paths.map((path) => path.slice(1)).join(),
      label: t("form.label"),
      hint: t("form.hint"),
      submit: t("form.submit"),
      typedName: addition.typedName,
      error: addition.error,
      choices: addition.choices.map(toAddLink),
    },
    similar: distinct.size > 0 ? t("similarHeading") : null,
    links: [...distinct.values()].map(toAddLink),
  };
}

function formatList(
  texts: ReadonlyArray<string>,
  { language }: ViewContext,
): string {
  return new Intl.ListFormat(formatLocale(language)).format(texts);
}
