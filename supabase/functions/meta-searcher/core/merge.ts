import { bareHost } from "../../_shared/address.ts";
import { isForOthers } from "./audience.ts";
import type { Item } from "./item.ts";
import { type Entry, type Found, type Group, groupsOf } from "./one-thing.ts";
import type { Query } from "./query.ts";
import { wordShare } from "./relevance.ts";
import { compare } from "./words.ts";

/** What a reader is shown. */
export type Result = {
  readonly id: string;
  readonly source: string;
  readonly sourceName: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly host: string;
  readonly closes?: string;
  readonly publishedAt?: string;
};

/** Among the first results no source may have more than this. */
const FIRST = 20;
const MOST_AMONG_FIRST = 5;

/** Reciprocal rank fusion: how little the first ranks differ. */
const RANK_DAMPING = 60;
const WORDS_WEIGHT = 0.8;
const RECENCY_WEIGHT = 0.15;
/** What readers here can hardly apply for stands below what they can. */
const FOR_OTHERS_WEIGHT = -0.6;
const YEAR_MS = 365 * 86_400_000;

/**
 * One list of what all sources have found. Each thing once; what our own catalogue has
 * for every word first, what has closed last, and in between by rank, words and age.
 * The order depends on nothing but what is given. `today` is a civil day.
 */
export function merge(
  found: ReadonlyArray<Found>,
  query: Query,
  today: string,
): ReadonlyArray<Result> {
  const scored = groupsOf(found)
    .map((group) => ({ group, score: scoreOf(group, query, today) }))
    .toSorted(byScore)
    .map(({ group }) => group);
  const exact = scored
    .filter(isExact)
    // An own exact hit stands where our own search has put it.
    .toSorted((a, b) => a.first.rank - b.first.rank);
  const others = scored.filter((group) => !isExact(group));
  return [
    ...exact,
    ...spread(others.filter((group) => !isOver(group, today))),
    ...others.filter((group) => isOver(group, today)),
  ].map(resultOf);
}

type Scored = { readonly group: Group; readonly score: number };

function byScore(a: Scored, b: Scored): number {
  const [one, other] = [a.group.first, b.group.first];
  return (
    b.score - a.score ||
    other.from.weight - one.from.weight ||
    compare(one.item.title, other.item.title) ||
    compare(idOf(one), idOf(other))
  );
}

function isExact({ first }: Group): boolean {
  return first.item.isExact;
}

/** By the day it closes, or where none is known by the last year in its title. */
function isOver(group: Group, today: string): boolean {
  const closes = closesOf(group);
  if (closes) return closes < today;
  const years = group.first.item.title.match(/\b20\d\d\b/g) ?? [];
  const last = years.toSorted().at(-1);
  return last !== undefined && last < today.slice(0, 4);
}

/** What one source leaves out another may tell. */
function closesOf({ all }: Group): string | null {
  return all.find(({ item }) => item.closes)?.item.closes ?? null;
}

/** Lets a source with much to tell leave room for others at the beginning. */
function spread(groups: ReadonlyArray<Group>): ReadonlyArray<Group> {
  const counts = new Map<string, number>();
  const first: Array<Group> = [];
  const later: Array<Group> = [];
  for (const group of groups) {
    const { key } = group.first.from;
    const count = counts.get(key) ?? 0;
    const isFirst = first.length < FIRST && count < MOST_AMONG_FIRST;
    (isFirst ? first : later).push(group);
    if (isFirst) counts.set(key, count + 1);
  }
  return [...first, ...later];
}

function scoreOf({ first, all }: Group, query: Query, today: string): number {
  // A source speaks once for a thing, by its best rank, however often it lists it.
  const best = new Map(all.toReversed().map((entry) => [entry.from, entry]));
  const ranks = [...best.values()].map(
    ({ from, rank }) => (from.weight * RANK_DAMPING) / (RANK_DAMPING + rank),
  );
  return (
    ranks.reduce((sum, each) => sum + each, 0) +
    WORDS_WEIGHT * wordShare(first.item, query) +
    RECENCY_WEIGHT * recencyOf(first.item, today) +
    (isForOthers(first.item.title) ? FOR_OTHERS_WEIGHT : 0)
  );
}

/** 1 for today, 0 for what is a year old or has no date. */
function recencyOf({ publishedAt }: Item, today: string): number {
  if (!publishedAt) return 0;
  const age = Date.parse(today) - Date.parse(publishedAt);
  return Math.min(1, Math.max(0, 1 - age / YEAR_MS));
}

function resultOf(group: Group): Result {
  const { first, all } = group;
  const { from, item } = first;
  const closes = closesOf(group);
  const description =
    item.description ||
    (all.find((entry) => entry.item.description)?.item.description ?? "");
  return {
    id: idOf(first),
    source: from.key,
    sourceName: from.name,
    title: item.title,
    description,
    link: item.link,
    host: bareHost(new URL(item.link).host),
    ...(closes ? { closes } : {}),
    ...(item.publishedAt ? { publishedAt: item.publishedAt } : {}),
  };
}

function idOf({ from, item }: Entry): string {
  return `${from.key}:${item.id}`;
}
