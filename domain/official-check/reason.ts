import type { KnownPage, RestrictedEnding } from "./facts.ts";
import type { HostService } from "./platforms.ts";
import type { LinkVerdict } from "./verdict.ts";

/** Resemblance of a host to a known one. */
export type Likeness =
  /** Letters of another script, or "1" for "l". */
  | "letters"
  /** One edit apart, or with other dashes. */
  | "typo"
  /** The known name with words around it: "becas-unam.com". */
  | "words"
  /** The whole known address before or inside another: "unam.mx.becas.com". */
  | "inside"
  /** The known name before another address: "unam.becas.com". */
  | "before"
  /** The same name with another ending: "icetex.com". */
  | "ending";

/** Reason for a link's verdict. */
export type LinkVerdictReason =
  | { readonly kind: "known"; readonly page: KnownPage; readonly host: string }
  | { readonly kind: "ending"; readonly ending: RestrictedEnding }
  | { readonly kind: "stateLike"; readonly suffix: string }
  | { readonly kind: "nothing" }
  | {
      readonly kind: "resembles";
      readonly likeness: Likeness;
      readonly name: string;
      readonly host: string;
    }
  | { readonly kind: "falseEnding"; readonly suffix: string }
  | { readonly kind: "reported"; readonly year: number }
  | { readonly kind: "service"; readonly service: HostService }
  | {
      readonly kind: "claims";
      readonly host: string;
      readonly isKnown: boolean;
    }
  | {
      readonly kind:
        | "ip"
        | "port"
        | "credentials"
        | "foreignLetters"
        | "hidden"
        | "noEncryption"
        | "noPage";
    };

/** The most trusted verdict that a reason allows; null when it sets no limit. */
export function verdictForReason(
  reason: LinkVerdictReason,
): LinkVerdict | null {
  switch (reason.kind) {
    case "known":
      return "known";
    case "ending":
      return "ending";
    case "stateLike":
    case "nothing":
      return "unknown";
    case "service":
      return SERVICE_VERDICTS[reason.service];
    case "resembles":
      return LIKENESS_VERDICTS[reason.likeness];
    case "claims":
      return reason.isKnown ? "imitates" : "careful";
    case "falseEnding":
    case "reported":
      return "imitates";
    case "noEncryption":
      return null;
    default:
      return "careful";
  }
}

const SERVICE_VERDICTS: Readonly<Record<HostService, LinkVerdict>> = {
  platform: "unknown",
  freeMail: "unknown",
  chat: "careful",
  shortener: "careful",
};

/** `ending` is only `careful`: an office may have the name with its country's ending. */
const LIKENESS_VERDICTS: Readonly<Record<Likeness, LinkVerdict>> = {
  letters: "imitates",
  typo: "imitates",
  words: "imitates",
  inside: "imitates",
  before: "careful",
  ending: "careful",
};
