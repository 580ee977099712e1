import type { TFunction } from "i18next";
import type { LinkVerdictReason } from "#domain/official-check/reason.ts";

type Translate = TFunction<"officialCheck">;

export function reasonText(reason: LinkVerdictReason, t: Translate): string {
  switch (reason.kind) {
    case "known": {
      const { page, host } = reason;
      return t(KNOWN_KEYS[page.kind], { name: page.name, host });
    }
    case "ending":
      return t(`why.${reason.ending.kind}`, { suffix: reason.ending.suffix });
    case "resembles": {
      const { likeness, name, host } = reason;
      const key = likeness === "ending" ? "otherEnding" : likeness;
      return t(`why.${key}`, { name, host });
    }
    case "stateLike":
    case "falseEnding":
      return t(`why.${reason.kind}`, { suffix: reason.suffix });
    case "reported":
      return t("why.reported", { year: String(reason.year) });
    case "service":
      return t(`why.${reason.service}`);
    case "claims":
      return t("why.claims", { host: reason.host });
    default:
      return t(`why.${reason.kind}`);
  }
}

const KNOWN_KEYS = {
  organisation: "why.known",
  directory: "why.knownDirectory",
  item: "why.knownItem",
} as const;
