import { expect, test } from "vitest";
import { fold } from "#domain/text/fold.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { awardTerms } from "./award-terms/index.ts";
import { type AnyItem, NAMED_ITEMS } from "./catalogue.fixture.ts";
import { countrySources } from "./countries/country-sources.fixture.ts";
import { COUNTRIES } from "./countries/index.ts";
import { gradeRules } from "./grades/grade-rules.ts";
import { ENTRIES, type Entry } from "./index.ts";
import { itemText } from "./item-text.ts";
import { itemName } from "./names.ts";

/** Sites that hide a link's target or stand between the user and the organiser. */
const INTERMEDIARIES = [
  "bit.ly",
  "buff.ly",
  "cutt.ly",
  "docs.google.com",
  "drive.google.com",
  "eventbrite.com",
  "facebook.com",
  "forms.gle",
  "forms.office.com",
  "goo.gl",
  "instagram.com",
  "is.gd",
  "linkedin.com",
  "linktr.ee",
  "lnkd.in",
  "medium.com",
  "ow.ly",
  "rb.gy",
  "rebrand.ly",
  "shorturl.at",
  "t.co",
  "t.me",
  "tiktok.com",
  "tinyurl.com",
  "twitter.com",
  "typeform.com",
  "wa.me",
  "wikipedia.org",
  "x.com",
  "youtu.be",
];

/** Copies of documents, content mills, sellers and third-party copies of data. */
const REJECTED_SOURCES = [
  "admissionsight.com",
  "adroit.education",
  "allstudylink.com",
  "aralia.com",
  "archyde.com",
  "aspireapplications.com",
  "blogspot.com",
  "breakinglatest.news",
  "buenastareas.com",
  "collegedunia.com",
  "docplayer.net",
  "docslib.org",
  "edu-live.com",
  "edugist.org",
  "findmymoney.app",
  "github.com/htansetiawan",
  "github.com/Joe-Chan-iStudio-Ltd",
  "gmathighway.com",
  "grokipedia.com",
  "heysuccess.com",
  "immerse.education",
  "iyesf.com",
  "joinsucceed.ai",
  "missionaccepted.international",
  "moseducation.com",
  "navikara.com",
  "nina.az",
  "notifj.com",
  "orieladmissions.com",
  "pdfslide.es",
  "presspay.ng",
  "pw.live",
  "reportwire.org",
  "sathelp24x7.com",
  "scholardigger.com",
  "scholarshipads.info",
  "scholarshipek.com",
  "scholarshipset.com",
  "scholarshipupdate.ng",
  "scribd.com",
  "starprep.com",
  "studenta.com",
  "studylib.es",
  "studylib.net",
  "studylib.ru",
  "summerapply.com",
  "test-ninjas.com",
  "thebroadwings.com",
  "theinfolist.com",
  "truescho.com",
  "vdocuments.co",
  "web.archive.org",
  "wegotrend.com",
  "wixsite.com",
];

/** Types of search sites, to which no other item may link. */
const SEARCH_TYPES = [
  "scholarship_aggregator",
  "opportunities_search_platforms",
];

test("main, admission and further links are https and lead to no intermediary", () => {
  const links = NAMED_ITEMS.flatMap(({ name, item }) =>
    listLinks(item).map((link) => ({ name, link, host: hostName(link) })),
  );
  expect(links.length).toBeGreaterThan(270);
  const faulty = links.filter(
    ({ link, host }) =>
      !link.startsWith("https://") ||
      INTERMEDIARIES.some((each) => isOn(host, each)),
  );
  expect(faulty.map(({ name, link }) => `${name}: ${link}`)).toEqual([]);
});

test("sources of items, countries, grades and terms are https and on no rejected site", () => {
  const faulty = NAMED_ITEMS.flatMap(({ name, item: { sources = [] } }) =>
    sources
      .filter(({ url }) => isRejectedSource(url))
      .map(({ url }) => `${name}: ${url}`),
  );
  expect(faulty).toEqual([]);
  const countries = COUNTRIES.flatMap(countrySources);
  expect(countries.length).toBeGreaterThan(70);
  expect(countries.filter(isRejectedSource)).toEqual([]);
  const rules = gradeRules.flatMap(({ sources }) => sources);
  expect(rules.map(({ url }) => url).filter(isRejectedSource)).toEqual([]);
  const terms = awardTerms.flatMap((item) => item.terms);
  expect(terms.length).toBeGreaterThan(40);
  expect(
    terms.map(({ source }) => source.url).filter(isRejectedSource),
  ).toEqual([]);
});

test.each([
  ["http://example.org/", true],
  ["https://es.scribd.com/document/1", true],
  ["https://github.com/htansetiawan/OpenCDS", true],
  ["https://github.com/github/docs", false],
  ["https://scribd.com.mx/", false],
])("the source %s is rejected: %s", (url, isRejected) => {
  expect(isRejectedSource(url)).toBe(isRejected);
});

test("only an aggregator has its main link on an aggregator's site", () => {
  const aggregators = ENTRIES.filter(({ type }) => SEARCH_TYPES.includes(type));
  const hosts = aggregators
    .filter(({ item }) => new URL(item.link).pathname === "/")
    .map(({ item }) => hostName(item.link));
  expect(hosts).toContain("opportunitydesk.org");
  const faulty = ENTRIES.filter(
    ({ type, item }) =>
      !SEARCH_TYPES.includes(type) &&
      hosts.some((host) => isOn(hostName(item.link), host)),
  );
  expect(faulty.map(({ path, item }) => `${path}: ${item.link}`)).toEqual([]);
});

test("an item links to each page once", () => {
  const faulty = NAMED_ITEMS.filter(({ item }) => {
    const pages = listLinks(item).map(pageKey);
    return new Set(pages).size < pages.length;
  });
  expect(faulty.map(({ name }) => name)).toEqual([]);
});

test("two items share a main link only if both give a reason", () => {
  const pairs = pairsBy(({ item }) => [pageKey(item.link)]);
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(isUnexplained).map(formatFault)).toEqual([]);
});

test("an item with a `sharedLinkReason` shares its main link", () => {
  const sharing = new Set(pairsBy(({ item }) => [pageKey(item.link)]).flat());
  const withoutSharedLink = ENTRIES.filter(
    (entry) => entry.item.sharedLinkReason && !sharing.has(entry),
  );
  expect(withoutSharedLink.map(({ path }) => path)).toEqual([]);
});

test("no two items have the same name", () => {
  const sameNamed = pairsBy((entry) =>
    LANGUAGES.map((language) =>
      fold(itemName(entry, (key) => itemText(entry, language, key))),
    ),
  );
  expect(sameNamed.map(formatFault)).toEqual([]);
});

test("a URL is the same page with or without www, trailing slash and capitals", () => {
  const page = "example.org/becas";
  for (const url of [
    "https://example.org/becas/",
    "https://WWW.example.org/Becas",
  ])
    expect(pageKey(url)).toBe(page);
  expect(pageKey("https://example.org/becas?id=2")).not.toBe(page);
});

type Pair = readonly [Entry, Entry];

function listLinks(item: AnyItem): ReadonlyArray<string> {
  const more = (item.moreLinks ?? []).map(({ url }) => url);
  return [item.link, item.admissionsLink, ...more].filter(
    (link) => typeof link === "string",
  );
}

function isRejectedSource(url: string): boolean {
  const { protocol, pathname } = new URL(url);
  return (
    protocol !== "https:" ||
    REJECTED_SOURCES.some((entry) => {
      const [site = "", owner] = entry.split("/");
      return (
        isOn(hostName(url), site) &&
        (owner === undefined || pathname.split("/")[1] === owner)
      );
    })
  );
}

function hostName(link: string): string {
  return new URL(link).hostname.replace(/^www\./, "");
}

function isOn(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}

function pageKey(link: string): string {
  const { pathname, search, hash } = new URL(link);
  const path = pathname.replace(/\/+$/, "");
  return `${hostName(link)}${path}${search}${hash}`.toLowerCase();
}

/** Pairs of items that share one of these values. */
function pairsBy(
  listValues: (entry: Entry) => ReadonlyArray<string>,
): ReadonlyArray<Pair> {
  return ENTRIES.flatMap((one, position) =>
    ENTRIES.slice(position + 1)
      .filter((other) =>
        listValues(other).some((value) => listValues(one).includes(value)),
      )
      .map((other) => [one, other] as const),
  );
}

function isUnexplained(pair: Pair): boolean {
  return !pair.every(({ item }) => item.sharedLinkReason);
}

function formatFault([one, other]: Pair): string {
  return `${one.path} and ${other.path}: ${one.item.link}`;
}
