import { type ComponentProps, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLinkMarker } from "#app/platform/official-check/use-link-marker.ts";
import type { PublicBackend } from "#app/platform/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import {
  findFailedSources,
  type LiveAnswer,
  readLiveAnswer,
} from "./answer.ts";
import { type OutsideResult, withMark } from "./outside-result.ts";
import { SourceFilter } from "./source-filter.tsx";
import { SourceReports } from "./source-reports.tsx";
import { type LiveSearchState, useLiveSearch } from "./use-live-search.ts";

// In the same chunk as the search.
export { SourceFilter };

/**
 * Queries other sources and shows the progress; `onResults` gets the outcome and the
 * results that are not imported.
 */
export function LiveSearch({
  backend,
  query,
  imported,
  onResults,
}: {
  backend: PublicBackend;
  query: string;
  imported: ReadonlyArray<OutsideResult>;
  onResults: (live: LiveAnswer) => void;
}) {
  const { t, i18n } = useTranslation("metaSearch");
  const { search, retry } = useLiveSearch(backend, query);
  const { status, answer } = search;
  const markLink = useLinkMarker();
  const live = useMemo(() => {
    // Results are shown only with their marks, so that the layout does not shift.
    if (!answer || !markLink) return null;
    const unmarked = readLiveAnswer(
      answer,
      imported,
      Date.now(),
      i18n.language,
    );
    const results = unmarked.results.map((each) => withMark(each, markLink));
    return { ...unmarked, results };
  }, [answer, imported, i18n.language, markLink]);
  useEffect(() => {
    if (live) onResults(live);
  }, [live, onResults]);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const retryWithFocus = () => {
    // The button disappears during the search and would drop the focus.
    statusLine.current?.focus({ preventScroll: true });
    retry();
  };
  const count = imported.length + (live?.results.length ?? 0);
  const noneKey = live?.outcome === "failed" ? "failed" : "empty";
  return (
    // Reserves space, so that the footer does not jump.
    <div className="flex min-h-72 flex-col gap-5">
      <p
        ref={statusLine}
        role="status"
        tabIndex={-1}
        className="text-ink-soft outline-none"
      >
        <StatusText {...{ search, count, noneKey }} />
      </p>
      {status === "failed" && <Failed onRetry={retryWithFocus} />}
      {status === "answered" && answer && (
        <>
          {count === 0 && <h3 className="text-lg">{t(`none.${noneKey}`)}</h3>}
          {findFailedSources(answer).length > 0 && (
            <Retry className="self-start" onClick={retryWithFocus} />
          )}
          <SourceReports sources={answer.sources ?? []} />
        </>
      )}
    </div>
  );
}

/** State of the search in one line; only screen readers get text that a heading shows. */
function StatusText({
  search: { status, answer },
  count,
  noneKey,
}: {
  search: LiveSearchState;
  count: number;
  noneKey: "empty" | "failed";
}) {
  const { t, i18n } = useTranslation("metaSearch");
  const { t: page } = useTranslation("search");
  if (status === "loading")
    return (
      <span className="flex items-center gap-2">
        <Spinner size="sm" /> {t("loading")}
      </span>
    );
  if (status === "failed")
    return <span className="sr-only">{page("failed")}</span>;
  const number = new Intl.NumberFormat(i18n.language).format(count);
  return (
    <>
      {count > 0 ? (
        `${t("count", { count, number })}. `
      ) : (
        <span className="sr-only">{t(`none.${noneKey}`)}. </span>
      )}
      {answer &&
        findFailedSources(answer).length > 0 &&
        page("others.incomplete")}
    </>
  );
}

/** Specification §2: shown on the page, besides the toast. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("search");
  return (
    <EmptyState
      headingLevel={3}
      title={t("failed")}
      text={t("failedText")}
      actions={<Retry onClick={onRetry} />}
    />
  );
}

function Retry(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation("search");
  return (
    <Button variant="outline" {...props}>
      {t("others.retry")}
    </Button>
  );
}
