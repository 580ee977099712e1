import { comparePath } from "#domain/catalogue/compare-path.ts";
import { type Comparable, findSimilar } from "#domain/catalogue/similar.ts";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import {
  includesCountry,
  isOnlyForCountry,
  LATIN_AMERICA,
} from "#domain/eligibility/countries.ts";
import { countryInSentence } from "#domain/profile/countries.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { countryPages } from "../countries/country-path.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { SCREEN_OF_TYPE } from "../item-types.ts";
import { organizationName } from "../names.ts";
import {
  comparedOn,
  hasOfficialSource,
  type Source,
  wasOfficialPageOpened,
} from "../sources.ts";
import { awardTermsView } from "./award-terms.ts";
import { hasCalendarFile } from "./calendar-file.ts";
import { monthLetters } from "./calendar-words.ts";
import { buildCard, formatWhen } from "./cards.ts";
import { countryNotesView } from "./country-notes.ts";
import { toCountryLimits } from "./facets.ts";
import { gateTexts } from "./gate-texts.ts";
import { gradesPath } from "./grade-entries.ts";
import { gradeMinimums } from "./grade-minimums.ts";
import { buildFacts } from "./item-facts.ts";
import { itemPlan } from "./item-plan.ts";
import type { ItemView, WindowView } from "./item-view.ts";
import { buildJsonLd } from "./json-ld.ts";
import { linkCheckText } from "./link-check-text.ts";
import { buildPastRounds } from "./past-rounds.ts";
import { buildRequirements } from "./requirements.ts";
import type { ViewContext } from "./view-context.ts";
import { type Words, wordsFor } from "./words.ts";

const SIMILAR_ITEMS = 3;

/** Maximum characters of title and description that search engines show. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

/** An item's own page in one language on one day; null for an unknown item. Server only. */
export function itemScreen(
  path: string,
  context: ViewContext,
): ItemView | null {
  const entry = ENTRIES.find((candidate) => candidate.path === path);
  if (!entry) return null;
  const words = wordsFor(context);
  const card = buildCard(entry, words);
  const { family, item, type, screen } = entry;
  const { t, say } = words;
  const description = say(entry, item.descriptionKey);
  const kind = t(`itemType.${type}`);
  const screenTitle = t(`screen.${screen}`);
  const page = {
    card,
    kind,
    screen: { path: screen, title: screenTitle },
    pageTitle: buildPageTitle(card.title, kind),
    metaDescription: truncate(description, MAX_DESCRIPTION),
    description,
    facts: buildFacts(entry, words),
    isAward: family === "award",
    comparePath: comparePath([path]),
    requirements:
      family === "aggregator" ? null : buildRequirements(entry, words),
    serves: item.serves ?? null,
    gradesPath:
      gradeMinimums(entry).length > 0 ? gradesPath({ para: path }) : null,
    window: buildWindow(entry, words),
    pastRounds: buildPastRounds(entry, words),
    plan: itemPlan(entry, context),
    chips: item.programsKeys.map((key) => say(entry, key)),
    note: item.noteKey && say(entry, item.noteKey),
    noteTitle: formatNoteTitle(entry, words),
    countryNotes: countryNotesView(entry, words),
    terms: awardTermsView(path, words),
    figures: item.figures.map(({ textKey, source }) => ({
      text: say(entry, textKey),
      url: source,
      host: hostFromUrl(source),
    })),
    moreLinks: buildMoreLinks(entry, words),
    sources: buildSources(item.sources, words),
    compared: formatComparison(item.sources, words),
    linkCheck: linkCheckText(entry, words),
    alsoOn: alsoOn(entry, words),
    months: monthLetters(words.language, words.today),
    similar: findSimilar(
      toComparable(entry),
      ENTRIES.map(toComparable),
      SIMILAR_ITEMS,
    ).map(({ entry: other }) => buildCard(other, words)),
  };
  return {
    ...page,
    jsonLd: buildJsonLd({
      entry,
      title: card.title,
      description,
      organization: organizationName(entry, (key) => words.say(entry, key)),
      url: `${context.publicUrl}${path}?lng=${words.language}`,
      language: words.language,
      today: words.today,
      screen: {
        title: screenTitle,
        url: `${context.publicUrl}${screen}?lng=${words.language}`,
      },
    }),
  };
}

/** An item of the basis `always` often takes no application. */
function formatNoteTitle({ item }: Entry, { t }: Words): string {
  return t(
    item.cycle?.basis === "always" ? "noteTitle.keepInMind" : "noteTitle.apply",
  );
}

/** Sources with the parts that they support, and the kind and day of each reading. */
function buildSources(
  sources: ReadonlyArray<Source>,
  { t, calendar }: Words,
): ItemView["sources"] {
  return sources.map(({ url, supports, read, isOfficial }) => ({
    url,
    host: hostFromUrl(url),
    read: [
      ...(isOfficial ? [t("officialPage")] : []),
      supports.map((part) => t(`supports.${part}`)).join(", "),
      t(`readAs.${read.as}`, { date: calendar.day(read.on) }),
    ].join(" · "),
  }));
}

/** Day of the last comparison, and whether an official page was opened then or is a source. */
function formatComparison(
  sources: ReadonlyArray<Source>,
  { t, calendar }: Words,
): string {
  const date = calendar.day(comparedOn(sources));
  return [
    wasOfficialPageOpened(sources)
      ? t("comparedLive", { date })
      : t("comparedStored", { date }),
    ...(hasOfficialSource(sources) ? [] : [t("noOfficialSource")]),
  ].join(" ");
}

/** Null for an item without a calendar. */
function buildWindow(entry: Entry, words: Words): WindowView | null {
  const { item, path } = entry;
  if (item.cycle === null) return null;
  const { basis } = item.cycle;
  const year = words.calendar.year(item.cycle);
  return {
    basis,
    text: formatWhen(entry, words) ?? "",
    year,
    label: words.t(`basis.${basis}`),
    calendar: hasCalendarFile(item.cycle, words.today)
      ? `${path}/calendario.ics?lng=${words.language}`
      : null,
    gates:
      item.cycle.basis === "usual" ? buildGates(item.cycle, entry, words) : [],
  };
}

function buildGates(
  { gates = [] }: Extract<Cycle, { basis: "usual" }>,
  entry: Entry,
  words: Words,
): WindowView["gates"] {
  const texts = gateTexts(entry, words);
  return gates.map(({ countries }, at) => ({
    text: texts[at] ?? "",
    countries: LATIN_AMERICA.filter((code) =>
      includesCountry(countries, code),
    ).map((code) => ({ code, name: countryInSentence(code, words.language) })),
  }));
}

function buildMoreLinks(
  entry: Entry,
  { t, say }: Words,
): ItemView["moreLinks"] {
  const { item } = entry;
  return [
    ...(item.applicationUrl
      ? [{ url: item.applicationUrl, text: t("applicationLink") }]
      : []),
    ...(item.admissionsLink && item.admissionsLink !== item.link
      ? [{ url: item.admissionsLink, text: t("admissionsLink") }]
      : []),
    ...item.moreLinks.map(({ url, textKey }) => ({
      url,
      text: say(entry, textKey),
    })),
  ].map((link) => ({ ...link, host: hostFromUrl(link.url) }));
}

/** Other screens that list the item, and the page of its only country. */
function alsoOn(entry: Entry, { t, language }: Words): ItemView["alsoOn"] {
  const { item, screen } = entry;
  const limits = toCountryLimits(entry);
  const screens = new Set(
    item.alsoListedAs.map((type) => SCREEN_OF_TYPE[type]),
  );
  return [
    ...[...screens]
      .filter((other) => other !== screen)
      .map((path) => ({ path, title: t(`screen.${path}`) })),
    ...Object.entries(countryPages())
      .filter(([code]) => isOnlyForCountry(limits, code))
      .map(([code, path]) => ({
        path,
        title: t("countryPage", { country: countryInSentence(code, language) }),
      })),
  ];
}

/** Data that similarity is computed from. */
export function toComparable(entry: Entry): Comparable & { entry: Entry } {
  const { item, path, type } = entry;
  return {
    ...toCountryLimits(entry),
    entry,
    path,
    type,
    tags: item.tags,
    levels: item.levels,
    fields: item.fields,
  };
}

/** The name and the site, with the kind if it fits. */
function buildPageTitle(name: string, kind: string): string {
  const site = " | Trampolín";
  const full = `${name} (${kind})${site}`;
  if (full.length <= MAX_TITLE) return full;
  return truncate(name, MAX_TITLE - site.length) + site;
}

/** Truncates after a word, with an ellipsis. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:.]$/, "")}…`;
}
