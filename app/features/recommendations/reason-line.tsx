import { useTranslation } from "react-i18next";
import { translateLanguage } from "#domain/profile/languages.ts";
import type { ScoreReason } from "#domain/recommendations/score.ts";

type ShownReason =
  | ScoreReason
  | { readonly kind: "search"; readonly term: string };

/** Defaults: each kind of reason sets only its own fields. */
const DEFAULT_FACTS = { term: "", language: "", name: "", count: 0 };

/** Characters of two reasons that fit in two lines of a phone. */
const TWO_LINES_LENGTH = 62;

/**
 * At most two reasons of a recommendation, the first ones being the most personal. On a phone
 * the second is hidden if it needs a third line.
 */
export function ReasonLine({
  reasons,
}: {
  reasons: ReadonlyArray<ShownReason>;
}) {
  const { t, i18n } = useTranslation("recommendations");
  const texts = reasons.map(({ kind, ...rest }) => {
    const facts = { ...DEFAULT_FACTS, ...rest };
    const language = translateLanguage(facts.language, i18n.language);
    return t(`reasons.${kind}`, { ...facts, language });
  });
  const [first, second] = new Set(texts);
  return first === undefined ? null : (
    <p className="max-sm:clamp-3 leading-tight sm:leading-snug [overflow-wrap:anywhere]">
      <span className="text-ink-soft">{t("card.why")}: </span>
      {first}
      {second && (
        <span
          className={
            first.length + second.length > TWO_LINES_LENGTH
              ? "max-sm:hidden"
              : ""
          }
        >
          {" "}
          · {second}
        </span>
      )}
    </p>
  );
}
