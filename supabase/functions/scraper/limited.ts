import type { Guide } from "../_shared/follow.ts";

/**
 * What takes longer, be it a look at a link or a source's list, asks nothing more. What
 * is under way then, robots.txt or the longest pause and one answer, still ends within a
 * call of the edge function and the run's lease: cut off and begun anew each time, one
 * slow site would hold up all others.
 */
const LIMIT_MS = 70_000;

/** A guide for one piece of work that begins now: in time its questions are in vain. `now` in milliseconds. */
export function limited(guide: Guide, now: () => number): Guide {
  const started = now();
  const isOver = () => now() - started > LIMIT_MS;
  const ask: Guide["client"]["ask"] = async (question) =>
    isOver() ? { ok: false, trouble: "timeout" } : guide.client.ask(question);
  const robots: Guide["robots"] = async (url) =>
    isOver() ? "timeout" : guide.robots(url);
  return { ...guide, robots, client: { ...guide.client, ask } };
}
