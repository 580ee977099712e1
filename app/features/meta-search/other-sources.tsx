import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicBackend } from "#app/platform/request-context.ts";
import { useSite } from "#app/platform/site.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import {
  type Answer,
  type ExternalResult,
  outcomeOf,
  sourcesWithResults,
} from "./answer.ts";
import { ExternalCard } from "./external-card.tsx";
import { Receipt } from "./receipt.tsx";
import { SourceFilter } from "./source-filter.tsx";
import { type MetaSearch, useMetaSearch } from "./use-meta-search.ts";

type Action = (result: ExternalResult) => ReactNode;

/** What other sites have for a query, below what our own catalogue has. `action` is the heart of a card. */
export function OtherSources({
  query,
  action,
}: {
  query: string;
  action: Action;
}) {
  const backend = useSite()?.backend;
  if (!backend) return null;
  // With another query everything begins anew, the filter too.
  return <Search key={query} {...{ backend, query, action }} />;
}

function Search({
  backend,
  query,
  action,
}: {
  backend: PublicBackend;
  query: string;
  action: Action;
}) {
  const { t } = useTranslation("metaSearch");
  const { search, retrying, ask, retry } = useMetaSearch(backend, query);
  if (search.status === "answered" && outcomeOf(search.answer) === "unasked")
    return null;
  return (
    <section
      aria-labelledby="other-sources-title"
      className="column flex flex-col gap-5 py-8"
    >
      <h2 id="other-sources-title">{t("heading")}</h2>
      <p role="status" className="text-ink-soft">
        <Announcement search={search} />
      </p>
      {search.status === "loading" && <Waiting />}
      {search.status === "failed" && <Failed onRetry={ask} />}
      {search.status === "answered" && (
        <Answered
          answer={search.answer}
          rest={search.rest}
          action={action}
          retrying={retrying}
          onRetry={retry}
          onRetryAll={ask}
        />
      )}
    </section>
  );
}

/** What has become of the search, in one line. */
function Announcement({ search }: { search: MetaSearch }) {
  const { t, i18n } = useTranslation("metaSearch");
  const { t: common } = useTranslation("search");
  if (
    search.status === "loading" ||
    (search.status === "answered" && search.rest === "waiting")
  )
    return (
      <span className="flex items-center gap-2">
        <Spinner size="sm" /> {t("loading")}
      </span>
    );
  // The heading below says it to the eye.
  if (search.status === "failed")
    return <span className="sr-only">{common("failed")}</span>;
  const { answer } = search;
  if (outcomeOf(answer) !== "found")
    return <span className="sr-only">{t(`none.${noneOf(answer)}`)}</span>;
  const number = new Intl.NumberFormat(i18n.language);
  const count = answer.results.length;
  return (
    <>
      {t("count", { count, number: number.format(count) })}
      {search.rest === "incomplete" && `. ${t("incomplete")}`}
    </>
  );
}

function Waiting() {
  return (
    <div className="card-grid">
      {["a", "b", "c"].map((name) => (
        <Skeleton key={name} className="h-56" />
      ))}
    </div>
  );
}

/** Specification §2: the page says it, besides the toast. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("search");
  const { t: own } = useTranslation("metaSearch");
  return (
    <EmptyState
      headingLevel={3}
      title={t("failed")}
      text={t("failedText")}
      actions={
        <Button variant="outline" onClick={onRetry}>
          {own("retry")}
        </Button>
      }
    />
  );
}

function Answered({
  answer,
  rest,
  action,
  retrying,
  onRetry,
  onRetryAll,
}: Omit<Extract<MetaSearch, { status: "answered" }>, "status"> & {
  action: Action;
  retrying: ReadonlySet<string>;
  onRetry: (source: string) => void;
  onRetryAll: () => void;
}) {
  const { t } = useTranslation("metaSearch");
  const [chosen, setChosen] = useState<string | null>(null);
  // It stands from the first result on, so that it moves none when it is of use.
  const [cameInParts] = useState(rest === "waiting");
  const sources = sourcesWithResults(answer);
  const shown = answer.results.filter(
    ({ source }) => chosen === null || source === chosen,
  );
  return (
    <>
      {rest === "incomplete" && (
        <Button
          variant="outline"
          size="sm"
          className="-mt-2 self-start"
          onClick={onRetryAll}
        >
          {t("retry")}
        </Button>
      )}
      {outcomeOf(answer) === "found" ? (
        <>
          <p className="text-ink-soft measure -mt-3">{t("unchecked")}</p>
          {(cameInParts || sources.length > 1) && (
            <SourceFilter
              sources={sources}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          <ul className="card-grid">
            {shown.map((result) => (
              <li key={result.link} className="flex [&>*]:w-full">
                <ExternalCard result={result} action={action(result)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <h3 className="text-lg">{t(`none.${noneOf(answer)}`)}</h3>
      )}
      <Receipt
        sources={answer.sources ?? []}
        retrying={retrying}
        onRetry={onRetry}
      />
    </>
  );
}

function noneOf(answer: Answer): "empty" | "silent" {
  return outcomeOf(answer) === "silent" ? "silent" : "empty";
}
