import { useTranslation } from "react-i18next";
import type { PublicBackend } from "#app/platform/request-context.ts";
import type { SearchAnswer } from "#app/platform/search-answer.ts";
import {
  type OutsideQuery,
  searchOutside,
} from "#app/platform/search-outside.ts";
import { notify } from "#app/platform/toasts.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import { FALLBACK_LANGUAGE, supportedLanguage } from "#locales/languages.ts";
import { appendAnswer, findFailedSources } from "./answer.ts";

/** States of specification §4, Meta-search, except idle: an idle search is not rendered. */
export type LiveSearchState = {
  readonly status: "loading" | "failed" | "answered";
  /** The earlier answer stays while the search runs again and after it failed. */
  readonly answer: SearchAnswer | null;
};

type SearchState = {
  readonly answer: SearchAnswer | null;
  readonly hasFailed: boolean;
};

/**
 * Sends a query once; `retry` repeats it for the failed sources, or for all if none
 * failed. Unmounting aborts the requests.
 */
export function useLiveSearch(backend: PublicBackend, query: string) {
  const { i18n } = useTranslation();
  const locale = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
  const notifyFailure = useNotifyFailure();
  const key = JSON.stringify([query, locale]);
  const loaded = useLoaded<SearchState>(key, async (signal, earlier) => {
    const answer = earlier?.answer ?? null;
    const results = await Promise.all(
      listQueries({ query, locale }, answer).map((part) =>
        searchOutside(backend, part, signal),
      ),
    );
    const failed = results.find((result) => !result.ok);
    if (failed && !signal.aborted) notifyFailure(failed.error);
    return {
      hasFailed: failed !== undefined,
      answer: results.reduce(
        (shown, result) =>
          result.ok ? appendAnswer(shown, result.value) : shown,
        answer,
      ),
    };
  });
  const { status, value, reload } = loaded;
  const isDone = status === "ready" || status === "failed";
  const hasFailed = status === "failed" || value?.hasFailed;
  const search: LiveSearchState = {
    // `slow` is still loading: each request has its own timeout.
    status: isDone ? (hasFailed ? "failed" : "answered") : "loading",
    answer: value?.answer ?? null,
  };
  return { search, retry: reload };
}

/** One query for each failed source of the answer, else one for all sources. */
function listQueries(
  query: OutsideQuery,
  answer: SearchAnswer | null,
): ReadonlyArray<OutsideQuery> {
  const failed = answer ? findFailedSources(answer) : [];
  return failed.length > 0
    ? failed.map((source) => ({ ...query, source }))
    : [query];
}

/** Shows the function's own message, if any, except for a rate limit (specification §8). */
function useNotifyFailure() {
  const { t } = useTranslation("search");
  const { t: metaSearch } = useTranslation("metaSearch");
  return ({ reason, message }: BackendFailure) =>
    notify({
      tone: "destructive",
      title: t("failedTitle"),
      description:
        reason === "tooMany"
          ? metaSearch("tooMany")
          : message || t("failedNotice"),
    });
}
