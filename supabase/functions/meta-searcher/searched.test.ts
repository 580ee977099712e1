import { expect, test } from "vitest";
import { answered } from "./core/reply.ts";
import type { SearchCount } from "./core/search.ts";
import { createHandler } from "./handler.ts";
import { readSettings } from "./settings.ts";
import { harvest } from "./sources/harvest.ts";
import { BODIES } from "./testing/bodies.ts";

const FAILING = async () => new Response("", { status: 500 });
const WELL = async () => Response.json(BODIES.wikipedia_es);

test("a search counts each outside source that was asked, and not our own two", async () => {
  const { ask, counts } = aHandler(WELL);
  await ask("beca");
  expect(counts).toEqual([{ searches: 1, asked: 1, answered: 1 }]);
});

test("many readers at once say nothing against a source that answers well", async () => {
  let asked = 0;
  const { ask, counts } = aHandler(() => {
    asked += 1;
    return WELL();
  });
  const questions = Array.from({ length: 40 }, (_, at) => `beca ${at}`);
  await Promise.all(questions.map((query) => ask(query)));
  // Our own allowance keeps the others from it.
  expect(asked).toBe(8);
  expect(sumOf(counts)).toEqual({ searches: 40, asked: 8, answered: 8 });
});

test("what it told before counts as its answer while it is as good as new", async () => {
  const { ask, counts, clock } = aHandler(WELL);
  await ask("beca");
  clock.ms += 5 * 3_600_000;
  await ask("beca");
  expect(sumOf(counts)).toEqual({ searches: 2, asked: 2, answered: 2 });
});

test("a failure is no answer, nor is what a breaker keeps from the source, nor an old copy", async () => {
  const replies = [WELL];
  const { ask, counts, clock } = aHandler(() => (replies.shift() ?? FAILING)());
  await ask("beca");
  clock.ms += 7 * 3_600_000;
  for (const query of ["a", "b", "c", "d"]) await ask(query);
  const { sources } = await ask("beca");
  expect(sources).toContainEqual(
    expect.objectContaining({ key: "wikipedia_es", status: "stale" }),
  );
  expect(sumOf(counts)).toEqual({ searches: 6, asked: 6, answered: 1 });
});

test("one source alone, asked again, is no search of its own", async () => {
  const { ask, counts } = aHandler(WELL);
  await ask("beca", "wikipedia_es");
  await ask("curso", "");
  expect(counts).toEqual([
    { searches: 0, asked: 1, answered: 1 },
    { searches: 1, asked: 1, answered: 1 },
  ]);
});

test("what is refused is no search", async () => {
  const { ask, counts } = aHandler(WELL);
  await ask("");
  await ask("beca", "nobody");
  expect(counts).toEqual([]);
});

/** A handler that has our own two sources and Wikipedia. */
function aHandler(wikipedia: () => Promise<Response>) {
  const counts: Array<SearchCount> = [];
  const clock = { ms: Date.UTC(2026, 10, 21) };
  const off = [
    ...["secihti", "opportunitiescircle", "opportunitydesk", "scholars4dev"],
    ...["opportunitiesforyouth", "bdns", "grants_gov", "ror"],
  ].map((key) => [key, { on: false }]);
  const handle = createHandler({
    settings: readSettings(
      { sources: Object.fromEntries(off) },
      // Wikipedia is asked by who can be reached alone.
      (name) => (name === "CONTACT_EMAIL" ? "hola@site.example" : undefined),
      [harvest(async () => answered([]), "https://site.example")],
    ),
    searchCatalogue: () => ({ exact: [], near: [] }),
    publicUrl: "https://site.example",
    onFailure: () => {},
    onSearched: (count) => counts.push(count),
    fetch: wikipedia,
    now: () => clock.ms,
  });
  const ask = async (query: string, source?: string) => {
    const answer = await handle(
      new Request("https://site.example/", {
        method: "POST",
        body: JSON.stringify({ query, source }),
      }),
    );
    return (await answer.json()) as { sources: ReadonlyArray<object> };
  };
  return { ask, counts, clock };
}

function sumOf(counts: ReadonlyArray<SearchCount>) {
  const of = (name: keyof SearchCount) =>
    counts.reduce((sum, count) => sum + count[name], 0);
  return {
    searches: of("searches"),
    asked: of("asked"),
    answered: of("answered"),
  };
}
