import { expect, test } from "vitest";
import type { Guide } from "../../_shared/follow.ts";
import { aSource } from "../../_shared/source.fixture.ts";
import { type Harvest, Refusal, type Store } from "../store.ts";
import { harvestSources } from "./harvest-sources.ts";

test("what the store refuses is told as that, and the next source is read all the same", async () => {
  const { kept, isOurs } = await harvestInto((harvest) => {
    if (harvest.source === "uno" && harvest.rows.length > 0)
      throw new Refusal("invalid input");
    return true;
  });
  expect(isOurs).toBe(true);
  expect(kept).toMatchObject([
    { source: "uno", failure: "refused", rows: [] },
    { source: "dos", failure: null, rows: [{ native_id: "1" }] },
  ]);
});

test("a store that is away ends the work, and the list is not told as refused", async () => {
  const tried: Array<Harvest> = [];
  const away = harvestInto((harvest) => {
    tried.push(harvest);
    throw new Error("away");
  });
  await expect(away).rejects.toThrow("away");
  expect(tried).toMatchObject([{ source: "uno", failure: null }]);
});

test("a list of which nothing can be used takes nothing away", async () => {
  const { kept } = await harvestInto(() => true, { title: "Beca Uno" });
  expect(kept).toMatchObject([
    {
      failure: "nothing_usable",
      since: null,
      rejected: [{ reason: "no_title" }],
    },
    { failure: "nothing_usable" },
  ]);
});

test("who has lost the run reads no further source", async () => {
  const { kept, isOurs } = await harvestInto(() => false);
  expect(isOurs).toBe(false);
  expect(kept.length).toBe(1);
});

/** Reads two sites of one post each into a store that answers so. */
async function harvestInto(
  record: (harvest: Harvest) => boolean,
  fault: object = {},
) {
  const kept: Array<Harvest> = [];
  const post = {
    id: 1,
    date_gmt: "2026-03-01T00:00:00",
    link: "https://sitio.example/1/",
    title: { rendered: "Beca Uno" },
    ...fault,
  };
  const store: Pick<Store, "harvestedSources" | "recordHarvest"> = {
    harvestedSources: async () => new Set(),
    async recordHarvest(_, harvest) {
      const isOurs = record(harvest);
      kept.push(harvest);
      return isOurs;
    },
  };
  const isOurs = await harvestSources({
    run: 1,
    store,
    guide: aSiteWith([post]),
    sources: [aSource({ key: "uno" }), aSource({ key: "dos" })],
    now: () => Date.parse("2026-03-02T00:00:00Z"),
    onDone() {},
  });
  return { kept, isOurs };
}

function aSiteWith(posts: ReadonlyArray<object>): Guide {
  const text = JSON.stringify(posts);
  return {
    isTest: false,
    robots: async () => "allowed",
    client: {
      slowDown() {},
      ask: async () => ({
        ok: true,
        status: 200,
        location: null,
        contentType: "",
        text,
      }),
    },
  };
}
