import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SourcedList } from "#app/ui/sourced-list.tsx";
import { planPath } from "#domain/catalogue/plan-path.ts";
import type { Almost } from "#domain/recommendations/almost.ts";
import type { Change } from "#domain/recommendations/change.ts";
import { useChangeWords } from "./use-change-words.ts";

/**
 * The one change that a near miss needs: its time, the next closing, the other items that
 * it opens, and a link to the plan. Collapsed, so that cards stay short.
 */
export function ChangeLines({ almost }: { almost: Almost }) {
  const { t } = useTranslation("recommendations");
  const words = useChangeWords();
  const { item, change } = almost;
  return (
    <details className="text-[0.9375rem] leading-snug">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {t("change.heading")}
      </summary>
      <div className="flex flex-col gap-1">
        <p>{words.time(change)}</p>
        <ExamFacts change={change} />
        <p>{words.closing(almost)}</p>
        {almost.alsoOpens.length > 0 && <p>{words.opens(almost.alsoOpens)}</p>}
        {item.hasPlan && (
          <p>
            <Link
              to={planPath(item.path)}
              aria-label={t("change.planName", { title: item.title })}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t("change.plan")}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}

/** Times of the exam, each with its source and year. */
function ExamFacts({ change: { exam } }: { change: Change }) {
  const { t } = useTranslation("common");
  return exam && exam.facts.length > 0 ? (
    <SourcedList
      items={exam.facts.map(({ note, ...fact }) => ({ ...fact, basis: note }))}
      newTabHint={t("newTab")}
    />
  ) : null;
}
