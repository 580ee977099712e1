import {
  checkLink,
  checkMessage,
  type MessageCheck,
} from "#domain/official-check/check-message.ts";
import type { OfficialFacts } from "#domain/official-check/facts.ts";
import { indexFacts } from "#domain/official-check/index-facts.ts";
import type { JudgedLink } from "#domain/official-check/judge-link.ts";

export type Checker = {
  readonly checkMessage: (text: string) => MessageCheck | null;
  readonly checkLink: (link: string) => JudgedLink | null;
};

/** Checks against the given facts. In a file of its own, imported when needed. */
export function createChecker(facts: OfficialFacts): Checker {
  const index = indexFacts(facts);
  return {
    checkMessage: (text) => checkMessage(text, index),
    checkLink: (link) => checkLink(link, index),
  };
}
