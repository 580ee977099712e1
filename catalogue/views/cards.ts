import type { Facets } from "#domain/catalogue/facets.ts";
import { listClosings } from "#domain/deadlines/nearness.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import type { Entry } from "../index.ts";
import type { ItemType } from "../item-types.ts";
import { itemName, organizationName, timeKey } from "../names.ts";
import { comparedOn } from "../sources.ts";
import { ENGLISH_VALUES } from "./address-values.ts";
import { buildFacets } from "./facets.ts";
import { listFilterCountries } from "./fields.ts";
import { isLinkGone, linkCheckOnCard } from "./link-check-text.ts";
import { requirementKeys } from "./requirements.ts";
import { needsNoEnglish } from "./search-facets.ts";
import type { BadgeView, CardRow, CardView } from "./view.ts";
import type { Words } from "./words.ts";

/** A further line counts the other requirements (specification §9). */
const SHOWN_REQUIREMENTS = 3;

/** An ellipsis chip stands for the other programs (specification §9). */
const SHOWN_PROGRAMS = 4;

/** Types that a sentence describes better than rows. */
const SENTENCE_TYPES: ReadonlyArray<ItemType> = [
  "scholarship_aggregator",
  "opportunities_search_platforms",
  "mentorship_resource",
  "mentorship_channel",
  "resource",
];

/**
 * An item as a card in the user's language. `listedAs` is the type of the list that
 * shows it, if not the item's own.
 */
export function buildCard(
  entry: Entry,
  words: Words,
  listedAs: ItemType = entry.type,
): CardView {
  const { item, type, path } = entry;
  const isSentence = SENTENCE_TYPES.includes(type);
  const requirementsKeys = isSentence ? [] : item.requirementsKeys;
  const chips = listChips(entry, words);
  return {
    type,
    id: item.id,
    path,
    icon: item.icon ?? "university",
    organization: organizationName(entry, (key) => words.say(entry, key)),
    title: itemName(entry, (key) => words.say(entry, key)),
    link: item.link,
    host: hostFromUrl(item.link),
    badges: listBadges(entry, words),
    text: isSentence ? words.say(entry, item.descriptionKey) : null,
    rows: isSentence ? [] : buildRows(entry, words),
    year: item.cycle && words.calendar.year(item.cycle),
    requirements: requirementsKeys
      .slice(0, SHOWN_REQUIREMENTS)
      .map((each) => words.say(entry, each)),
    moreRequirements: isSentence ? 0 : countMoreRequirements(entry),
    chips: chips.slice(0, SHOWN_PROGRAMS),
    moreChips: chips.length > SHOWN_PROGRAMS,
    banner: item.imageSlug,
    checked: formatChecked(entry, words),
    facets: buildCardFacets(entry, words.today, listedAs),
  };
}

/** An item with its card's filter values: enough to choose which cards to build. */
export type FacetedEntry = {
  readonly entry: Entry;
  readonly path: string;
  readonly facets: Facets;
};

export function buildFacetedEntry(
  entry: Entry,
  today: string,
  listedAs: ItemType = entry.type,
): FacetedEntry {
  return {
    entry,
    path: entry.path,
    facets: buildCardFacets(entry, today, listedAs),
  };
}

function buildCardFacets(
  entry: Entry,
  today: string,
  listedAs: ItemType,
): Facets {
  return {
    ...buildFacets(entry, listFilterCountries(), { today, listedAs }),
    ...(entry.family !== "aggregator" && {
      // `[]` matches no choice; a missing key would match each.
      ingles: needsNoEnglish(entry) ? [ENGLISH_VALUES.none] : [],
    }),
  };
}

/** Requirements of the item's page that the card does not show; some are only conditions. */
function countMoreRequirements({ item }: Entry): number {
  const shown = Math.min(item.requirementsKeys.length, SHOWN_REQUIREMENTS);
  return requirementKeys(item).size - shown;
}

function formatChecked(entry: Entry, words: Words): string {
  const date = words.calendar.day(comparedOn(entry.item.sources));
  return [words.t("compared", { date }), linkCheckOnCard(entry, words)]
    .filter(Boolean)
    .join(" · ");
}

/** Year of the newest call that a source shows, if that is long ago; else null. */
export function lastSeenText({ item }: Entry, { t }: Words): string | null {
  return item.lastSeenCycle
    ? t("lastSeenCycle", { year: item.lastSeenCycle })
    : null;
}

/** Announced dates, else the item's own wording; null without a cycle or wording. */
export function formatWhen(entry: Entry, words: Words): string | null {
  const { item } = entry;
  const key = timeKey(entry);
  if (item.cycle === null || key === null) return null;
  return words.calendar.deadline(item.cycle, words.say(entry, key));
}

function listChips(entry: Entry, { say }: Words): ReadonlyArray<string> {
  return entry.item.programsKeys.map((key) => say(entry, key));
}

function buildRows(entry: Entry, words: Words): ReadonlyArray<CardRow> {
  const when = formatWhen(entry, words);
  const row = (name: CardRow["name"], key: string | null) =>
    key === null ? [] : [{ name, text: words.say(entry, key) }];
  const rows = (): ReadonlyArray<CardRow> => {
    const { family, item } = entry;
    switch (family) {
      case "award":
        return [
          ...row("covers", item.amountKey),
          ...row("audience", item.audienceKey),
        ];
      case "programme":
        return [
          ...row("gives", item.givesKey),
          ...row("audience", item.audienceKey),
        ];
      case "university":
        return [
          ...row("ranking", item.rankingKey),
          ...row("admissionRate", item.admissionRateKey),
        ];
      default:
        return [];
    }
  };
  return [...rows(), ...(when ? [{ name: "when" as const, text: when }] : [])];
}

/** Closing soon warns, open now invites, opening soon informs. */
const CLOSING_TONES = {
  soon: "warning",
  now: "success",
  next: "secondary",
} as const;

function listBadges(entry: Entry, words: Words): ReadonlyArray<BadgeView> {
  const { item } = entry;
  // An always open item has no urgent status.
  const cycle = item.cycle?.basis === "always" ? null : item.cycle;
  const [closing] = cycle ? listClosings(cycle, words.today) : [];
  const badge = cycle && words.calendar.badge(cycle);
  const lastSeen = lastSeenText(entry, words);
  // A card shows one line of badges and hides those that do not fit: warnings come first.
  return [
    ...(isLinkGone(entry, words)
      ? [{ text: words.t("linkCheck.badge"), tone: "warning" as const }]
      : []),
    ...(lastSeen ? [{ text: lastSeen, tone: "warning" as const }] : []),
    ...(closing && badge
      ? [{ text: badge, tone: CLOSING_TONES[closing] }]
      : []),
    ...kindLabels(entry, words).map((text) => ({
      text,
      tone: "outline" as const,
    })),
  ];
}

/** Labels of an item's type, category or cost, as cards of its family show them. */
export function kindLabels(entry: Entry, { t }: Words): ReadonlyArray<string> {
  switch (entry.family) {
    case "award":
      return [
        t(`type.${entry.item.typeKey}`),
        t(`category.${entry.item.categoryKey}`),
      ];
    case "aggregator":
      return [];
    case "university":
      return entry.item.type ? [t(`universityType.${entry.item.type}`)] : [];
    case "programme": {
      const { item } = entry;
      const cost = t(`cost.${item.cost}`);
      if (item.type) return [t(`resourceType.${item.type}`), cost];
      if (item.category) return [t(`field.${item.category}`), cost];
      if (item.categoryKey)
        return [t(`mentorshipCategory.${item.categoryKey}`), cost];
      return [t(`mentorshipType.${item.typeKey}`), cost];
    }
  }
}
