import type { ClosingDay, UpcomingClosings } from "./closing.ts";
import type { PlanStep } from "./plan-step.ts";
import { planCycle } from "./too-late.ts";

/** The time of steps compared with the next closing. */
export type RoundFit =
  /** No closing is known. */
  | { readonly kind: "undated" }
  | {
      /** `tight`: only with the shortest times; `unknown`: no step, or a time without source. */
      readonly kind: "fits" | "tight" | "unknown";
      readonly closing: ClosingDay;
    }
  | {
      readonly kind: "late";
      readonly closing: ClosingDay;
      /** The first later closing that the steps fit; null when none is known. */
      readonly next: ClosingDay | null;
    };

/** Counts back from the next closing as a plan does, with every step required. */
export function fitRounds(
  steps: ReadonlyArray<PlanStep>,
  { closings }: UpcomingClosings,
  today: string,
): RoundFit {
  const [first = null, ...later] = closings;
  if (first === null) return { kind: "undated" };
  const {
    closing,
    steps: planned,
    missed,
  } = planCycle(
    steps.map((step) => ({ ...step, isAsked: true })),
    { first, later, gate: null, mayCloseNow: false },
    { done: new Set(), today },
  );
  if (missed) return { kind: "late", closing: first, next: closing };
  const states = planned.map(({ state }) => state);
  if (states.length === 0 || states.includes("unknown"))
    return { kind: "unknown", closing: first };
  return { kind: states.includes("tight") ? "tight" : "fits", closing: first };
}
