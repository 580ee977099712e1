import { vi } from "vitest";
import type { Source } from "../sources/source.ts";
import { createAsk } from "./ask-source.ts";
import type { Row } from "./item.ts";
import { readQuery } from "./query.ts";
import { failed, type Reply } from "./reply.ts";
import { createMemoryStore } from "./store.ts";

export const HOUR = 3_600_000;
export const ROW = { id: "1", title: "Beca", link: "https://x.example/1" };
export const FAILURE = failed("status", { status: 500 });

/** What a question may take. */
export const WITHIN_MS = 20_000;

/** A source that gives these answers, with its memory and breaker by a clock that stands still. */
export function aSource(
  answer: () => Promise<Reply<ReadonlyArray<Row>>>,
  store?: Parameters<typeof createAsk>[1]["store"],
  more: Partial<Source> = {},
) {
  const clock = { ms: 1_000 };
  const now = () => clock.ms;
  const search = vi.fn<Source["search"]>(answer);
  const failures: Array<object> = [];
  const source: Source = {
    key: "one",
    name: "One",
    base: "https://x.example",
    isOn: true,
    weight: 1,
    timeoutMs: 15_000,
    perMinute: 60,
    linkHosts: null,
    search,
    ...more,
  };
  const ask = createAsk(source, {
    store: store ?? createMemoryStore(100_000, now),
    now,
    today: () => "2026-11-21",
    freshMs: 6 * HOUR,
    staleMs: 7 * 24 * HOUR,
    limit: 10,
    http: { json: async () => FAILURE, feed: async () => FAILURE },
    onFailure: (failure) => failures.push(failure),
  });
  return {
    clock,
    search,
    failures,
    ask: (text: string) => ask(readQuery(text), "es", WITHIN_MS),
  };
}
