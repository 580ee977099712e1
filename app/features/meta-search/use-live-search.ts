import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicBackend } from "#app/platform/request-context.ts";
import type { SearchAnswer } from "#app/platform/search-answer.ts";
import { type Question, searchOutside } from "#app/platform/search-outside.ts";
import { notify } from "#app/platform/toasts.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import { FALLBACK_LANGUAGE, supportedLanguage } from "#locales/languages.ts";
import { appendAnswer, findFailedSources } from "./answer.ts";

/** Specification §4, Meta-search; idle means not rendered. */
export type LiveSearch = {
  readonly status: "loading" | "failed" | "answered";
  /** The earlier answer, while the search runs again or after it failed. */
  readonly answer: SearchAnswer | null;
};

/** Sends a query once; `retry` repeats failed sources. Unmounting aborts the requests. */
export function useLiveSearch(
  { url, publishableKey }: PublicBackend,
  query: string,
) {
  const { i18n } = useTranslation();
  const locale = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
  const notifyFailure = useNotifyFailure();
  const [search, setSearch] = useState<LiveSearch>(LOADING);
  const running = useRef(new AbortController());
  const ask = useCallback(
    async (questions: ReadonlyArray<Question>) => {
      running.current.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      setSearch(({ answer }) => ({ status: "loading", answer }));
      const backend = { url, publishableKey };
      const results = await Promise.all(
        questions.map((question) => searchOutside(backend, question, signal)),
      );
      if (signal.aborted) return;
      const failed = results.find((result) => !result.ok);
      if (failed) notifyFailure(failed.error);
      setSearch(({ answer }) => ({
        status: failed ? "failed" : "answered",
        answer: results.reduce(
          (shown, result) =>
            result.ok ? appendAnswer(shown, result.value) : shown,
          answer,
        ),
      }));
    },
    [url, publishableKey, notifyFailure],
  );
  useEffect(() => {
    ask([{ query, locale }]);
    return () => running.current.abort();
  }, [ask, query, locale]);
  const retry = () => {
    const failed = search.answer ? findFailedSources(search.answer) : [];
    const questions = failed.map((source) => ({ query, locale, source }));
    ask(failed.length > 0 ? questions : [{ query, locale }]);
  };
  return { search, retry };
}

const LOADING: LiveSearch = { status: "loading", answer: null };

/** Specification §8: the function's own message if any. */
function useNotifyFailure() {
  const { t } = useTranslation("search");
  const { t: own } = useTranslation("metaSearch");
  return useCallback(
    ({ reason, message }: BackendFailure) =>
      notify({
        tone: "destructive",
        title: t("failedTitle"),
        description:
          reason === "tooMany" ? own("tooMany") : message || t("failedNotice"),
      }),
    [t, own],
  );
}
