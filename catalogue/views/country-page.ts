import { countryAt, countryPath } from "../countries/country-path.ts";
import type { CountryFacts } from "../country.schema.ts";
import type { Entry } from "../index.ts";
import { CATALOGUE_SCREENS, type CatalogueScreen } from "../item-types.ts";
import { itemName } from "../names.ts";
import { LEVEL_VALUES, RESOURCE_SECTION_VALUES } from "./address-values.ts";
import { monthLetters } from "./calendar-words.ts";
import { buildCard } from "./cards.ts";
import {
  fraudReports,
  gradeFacts,
  legalisationFacts,
} from "./country-facts.ts";
import {
  COUNTRY_ITEM_GROUPS,
  type CountryItemGroup,
  itemsListed,
  itemsMadeFor,
  sortAwardsByUrgency,
} from "./country-items.ts";
import { listEntryLimits } from "./country-notes.ts";
import type { CountryPageView, MadeGroupView } from "./country-view.ts";
import { type CountryWords, countryWords } from "./country-words.ts";
import { gradesPath } from "./grade-entries.ts";
import { breadcrumbs } from "./json-ld.ts";
import { itemListJsonLd } from "./page-json-ld.ts";
import type { CardView } from "./view.ts";
import type { ViewContext } from "./view-context.ts";
import { type Words, wordsFor } from "./words.ts";

/** One row on a wide screen. */
const MOST_CARDS = 3;

/** The filter for school leavers. */
const AFTER_SCHOOL = { nivel: LEVEL_VALUES.undergraduate };

/** The list that each group links to, and its filters besides the country. */
const LISTS: Readonly<
  Record<
    CountryItemGroup,
    readonly [CatalogueScreen, Readonly<Record<string, string>>]
  >
> = {
  grants: ["/becas", {}],
  entry: [
    "/recursos",
    { seccion: RESOURCE_SECTION_VALUES.universityAdmission },
  ],
  contests: ["/competencias", {}],
  learn: ["/oportunidades", {}],
};

type Wording = {
  /** Texts and formats of the country page itself. */
  readonly own: CountryWords;
  /** Texts and formats of items. */
  readonly words: Words;
};

/** A country's page in one language on one day; null for an unknown path. Server only. */
export function countryPage(
  path: string,
  context: ViewContext,
): CountryPageView | null {
  const country = countryAt(path);
  if (!country) return null;
  const wording = { own: countryWords(context), words: wordsFor(context) };
  const { t, day, countryName, countryInSentence } = wording.own;
  const title = countryName(country.code);
  const made = itemsMadeFor(country);
  const groups = COUNTRY_ITEM_GROUPS.map((group) =>
    groupView({ group, made: made[group] }, country, wording),
  );
  const awards = awardsView(country, Object.values(made).flat(), wording);
  const lists = [...groups, awards];
  const readDay = firstReadDay(country);
  return {
    code: country.code,
    path,
    title,
    lead: t("page.lead"),
    pageTitle: t("page.pageTitle", { country: title }),
    description: t("page.description", { country: title }),
    remember: t("page.remember", { country: countryInSentence(country.code) }),
    breadcrumb: {
      label: t("path"),
      items: [
        { to: "/", text: t("home") },
        { to: "/paises", text: t("list.title") },
      ],
    },
    jumpLabel: t("page.jump"),
    made: {
      ...partView("made", "hecho", wording),
      text: t("made.text"),
      groups,
    },
    open: openView(country, awards, wording),
    grades: {
      ...partView("grades", "notas", wording),
      facts: gradeFacts(country, wording.own),
      noScale:
        country.gradeScale === null && country.gradeNotes.length > 0
          ? t("grades.noScale")
          : null,
      advice: t("grades.advice"),
      translator: {
        to: gradesPath({ pais: country.code.toLowerCase() }),
        text: t("grades.translator"),
      },
    },
    legalisation: {
      ...partView("legalisation", "apostilla", wording),
      facts: legalisationFacts(country, wording.own),
    },
    fraud: {
      ...partView("fraud", "fraudes", wording),
      reports: fraudReports(country, wording.own),
      none: t("fraud.none"),
      recognise: { to: "/recursos#warnings", text: t("fraud.recognise") },
    },
    noFacts: t("facts.none"),
    read: readDay && t("facts.read", { date: day(readDay) }),
    months: monthLetters(context.language, context.today),
    jsonLd: countryJsonLd({ country, title, lists }, context),
  };
}

/** Lists what a country can apply to: entry limits, the number of each list, and awards. */
function openView(
  country: CountryFacts,
  awards: CountryPageView["open"]["awards"],
  wording: Wording,
): CountryPageView["open"] {
  const { t } = wording.own;
  return {
    ...partView("open", "abierto", wording),
    text: t("open.text"),
    limits: listEntryLimits(country.code, wording.words),
    counts: CATALOGUE_SCREENS.map((screen) => ({
      to: listAddress(screen, country),
      text: wording.words.t(`screen.${screen}`),
      count: wording.own.number(listOpenItems(screen, country).length),
    })),
    awards,
  };
}

/** The items of a screen's list that are open to a country. */
function listOpenItems(
  screen: CatalogueScreen,
  { code }: CountryFacts,
  narrowing: Readonly<Record<string, string>> = {},
): ReadonlyArray<Entry> {
  return itemsListed(screen, { pais: code, ...narrowing });
}

function listAddress(
  screen: CatalogueScreen,
  { code }: CountryFacts,
  narrowing: Readonly<Record<string, string>> = {},
): string {
  // Universities take students from anywhere: their list has no country filter.
  const query = new URLSearchParams({
    ...narrowing,
    ...(screen !== "/universidades" && { pais: code }),
  });
  return query.size > 0 ? `${screen}?${query}` : screen;
}

function groupView(
  { group, made }: { group: CountryItemGroup; made: ReadonlyArray<Entry> },
  country: CountryFacts,
  { own: { t }, words }: Wording,
): MadeGroupView {
  const [screen, narrowing] = LISTS[group];
  const rest = made.slice(MOST_CARDS);
  return {
    id: group,
    heading: t(`made.group.${group}`),
    cards: buildCards(made.slice(0, MOST_CARDS), words),
    more:
      rest.length > 0
        ? {
            text: t("made.more", { count: rest.length }),
            items: rest.map((entry) => ({
              to: entry.path,
              text: itemName(entry, (key) => words.say(entry, key)),
            })),
          }
        : null,
    none: t("made.none"),
    all: {
      to: listAddress(screen, country, narrowing),
      text: t(`made.all.${group}`, {
        count: listOpenItems(screen, country, narrowing).length,
      }),
    },
  };
}

/** The most urgent awards for school leavers, without those shown above. */
function awardsView(
  country: CountryFacts,
  above: ReadonlyArray<Entry>,
  { own: { t }, words }: Wording,
): CountryPageView["open"]["awards"] {
  const all = listOpenItems("/becas", country, AFTER_SCHOOL);
  const byUrgency = sortAwardsByUrgency(all, new Set(above), words.today);
  const cards = buildCards(byUrgency.slice(0, MOST_CARDS), words);
  return {
    heading: t("open.awards"),
    text: t("open.shown", { shown: cards.length, count: all.length }),
    cards,
    all: {
      to: listAddress("/becas", country, AFTER_SCHOOL),
      text: t("open.all", { count: all.length }),
    },
  };
}

function buildCards(
  entries: ReadonlyArray<Entry>,
  words: Words,
): ReadonlyArray<CardView> {
  return entries.map((entry) => buildCard(entry, words));
}

function partView(
  part: "made" | "open" | "grades" | "legalisation" | "fraud",
  id: string,
  { own: { t } }: Wording,
) {
  return { id, heading: t(`${part}.heading`), jump: t(`${part}.jump`) };
}

/** The earliest reading day of the facts on the page; null without facts. */
function firstReadDay({
  gradeScale,
  gradeNotes,
  legalisation,
  fraudReports: reports,
}: CountryFacts): string | null {
  const facts = [
    gradeScale,
    ...gradeNotes,
    ...Object.values(legalisation ?? {}),
    ...reports,
  ];
  const days = facts.flatMap((fact) => fact?.read.on ?? []);
  return days.toSorted()[0] ?? null;
}

type ListedCountry = {
  readonly country: CountryFacts;
  readonly title: string;
  readonly lists: ReadonlyArray<{ readonly cards: ReadonlyArray<CardView> }>;
};

function countryJsonLd(
  { country, title, lists }: ListedCountry,
  { publicUrl, language, i18n }: ViewContext,
): object {
  const url = (path: string) => `${publicUrl}${path}?lng=${language}`;
  const paths = lists.flatMap(({ cards }) => cards.map(({ path }) => path));
  return {
    "@context": "https://schema.org",
    "@graph": [
      breadcrumbs({
        screen: {
          title: i18n.getFixedT(null, "countries")("list.title"),
          url: url("/paises"),
        },
        title,
        url: url(countryPath(country)),
      }),
      itemListJsonLd(title, paths, { publicUrl, language }),
    ],
  };
}
