import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicBackend } from "#app/platform/request-context.ts";
import { useToasts } from "#app/platform/toasts.tsx";
import { FALLBACK_LANGUAGE, supportedLanguage } from "#locales/languages.ts";
import { type Answer, withRetried, withTheRest } from "./answer.ts";
import { askSources, type MetaSearchFailure } from "./meta-search.data.ts";

/** Specification §4, Meta-search; idle is the part not being drawn. */
export type MetaSearch =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | {
      readonly status: "answered";
      readonly answer: Answer;
      /**
       * "waiting": some sources are still awaited. "incomplete": the request failed
       * after the quick sources had answered.
       */
      readonly rest: "waiting" | "incomplete" | "complete";
    };

const LOADING: MetaSearch = { status: "loading" };

/** Asks the outside sources once for a query. Leaving it, for a newer one or another screen, stops what is asked. */
export function useMetaSearch(
  { url, publishableKey }: PublicBackend,
  query: string,
) {
  const { i18n } = useTranslation();
  const locale = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
  const sayFailure = useSayFailure();
  const [search, setSearch] = useState<MetaSearch>(LOADING);
  const [retrying, setRetrying] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new AbortController());

  const ask = useCallback(async () => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setSearch(LOADING);
    const backend = { url, publishableKey };
    const result = await askSources(
      backend,
      { query, locale },
      signal,
      (answer) => {
        if (!signal.aborted)
          setSearch({ status: "answered", answer, rest: "waiting" });
      },
    );
    if (signal.aborted) return;
    if (!result.ok) sayFailure(result.reason, result.message);
    setSearch((now) =>
      result.ok ? completed(now, result.data) : withoutTheRest(now),
    );
  }, [url, publishableKey, query, locale, sayFailure]);

  useEffect(() => {
    ask();
    return () => running.current.abort();
  }, [ask]);

  const retry = useCallback(
    async (source: string) => {
      const { signal } = running.current;
      setRetrying((now) => new Set([...now, source]));
      const backend = { url, publishableKey };
      const question = { query, locale, source };
      const result = await askSources(backend, question, signal);
      if (signal.aborted) return;
      setRetrying((now) => new Set([...now].filter((key) => key !== source)));
      if (!result.ok) return sayFailure(result.reason, result.message);
      setSearch((now) => retried(now, result.data));
    },
    [url, publishableKey, query, locale, sayFailure],
  );

  return { search, retrying, ask, retry };
}

function completed(search: MetaSearch, whole: Answer): MetaSearch {
  const early = search.status === "answered" ? search.answer : null;
  return {
    status: "answered",
    answer: early ? withTheRest(early, whole) : whole,
    rest: "complete",
  };
}

/** What the quick sources found stays where the rest fails. */
function withoutTheRest(search: MetaSearch): MetaSearch {
  return search.status === "answered"
    ? { ...search, rest: "incomplete" }
    : { status: "failed" };
}

function retried(search: MetaSearch, again: Answer): MetaSearch {
  if (search.status !== "answered") return search;
  return { ...search, answer: withRetried(search.answer, again) };
}

/** Specification §8: the function's own words where it has some. */
function useSayFailure() {
  const { t } = useTranslation("search");
  const { t: own } = useTranslation("metaSearch");
  const { notify } = useToasts();
  return useCallback(
    (reason: MetaSearchFailure, message: string) =>
      notify({
        tone: "destructive",
        title: t("failedTitle"),
        description:
          reason === "tooMany" ? own("tooMany") : message || t("failedNotice"),
      }),
    [t, own, notify],
  );
}
