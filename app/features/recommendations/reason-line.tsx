import { useTranslation } from "react-i18next";
import { translateLanguage } from "#domain/profile/languages.ts";
import type { ScoreReason } from "#domain/recommendations/score.ts";

type ShownReason =
  | ScoreReason
  | { readonly kind: "search"; readonly term: string };

/** The first reasons are the most personal. */
const MAX_REASONS = 2;

/** Defaults: each kind of reason sets only its own fields. */
const DEFAULT_FACTS = { term: "", language: "", name: "", count: 0 };

/**
 * Reasons of a recommendation, on a phone in at most two lines. `isBrief` limits them to one
 * line, for cards with a long title and a second badge.
 */
export function ReasonLine({
  reasons,
  isBrief = false,
}: {
  reasons: ReadonlyArray<ShownReason>;
  isBrief?: boolean;
}) {
  const { t, i18n } = useTranslation("recommendations");
  const texts = reasons.map(({ kind, ...rest }) => {
    const facts = { ...DEFAULT_FACTS, ...rest };
    const language = translateLanguage(facts.language, i18n.language);
    return t(`reasons.${kind}`, { ...facts, language });
  });
  return texts.length === 0 ? null : (
    <p
      className={`${isBrief ? "max-sm:clamp-1" : "max-sm:clamp-2"} leading-tight sm:leading-snug [overflow-wrap:anywhere]`}
    >
      <span className="text-ink-soft">{t("card.why")}: </span>
      {[...new Set(texts)].slice(0, MAX_REASONS).join(" · ")}
    </p>
  );
}
