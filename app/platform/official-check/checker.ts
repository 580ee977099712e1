/** The check's code, loaded apart. */
export {
  checkLink,
  checkMessage,
} from "#domain/official-check/check-message.ts";
export { indexFacts } from "#domain/official-check/index-facts.ts";
