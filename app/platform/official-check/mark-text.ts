import type { TFunction } from "i18next";
import type { JudgedLink } from "#domain/official-check/judge-link.ts";
import type { LinkVerdictReason } from "#domain/official-check/reason.ts";

type Translate = TFunction<"officialCheck">;

export type LinkMarkView = {
  readonly isWarning: boolean;
  readonly text: string;
};

/** One line beside a link; null for the verdicts `unknown` and `careful`. */
export function markText(link: JudgedLink, t: Translate): LinkMarkView | null {
  const { verdict, reasons } = link;
  if (verdict === "imitates") {
    const resemblance = reasons.find((reason) => reason.kind === "resembles");
    const text = resemblance
      ? t("mark.imitates", { host: resemblance.host })
      : t("mark.imitatesOther");
    return { isWarning: true, text };
  }
  if (verdict !== "known" && verdict !== "ending") return null;
  for (const reason of reasons) {
    if (reason.kind === "known")
      return { isWarning: false, text: knownMark(reason, t) };
    if (reason.kind === "ending") {
      const { kind, suffix } = reason.ending;
      return { isWarning: false, text: t(`mark.${kind}`, { suffix }) };
    }
  }
  return null;
}

function knownMark(
  { page: { kind, name } }: Extract<LinkVerdictReason, { kind: "known" }>,
  t: Translate,
): string {
  const key = {
    organisation: "mark.known",
    directory: "mark.knownDirectory",
    item: "mark.knownItem",
  } as const;
  return t(key[kind], { name });
}
