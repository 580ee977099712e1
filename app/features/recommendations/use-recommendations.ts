import { useCallback, useEffect, useState } from "react";
import { useSite } from "#app/platform/site.ts";
import type { Student } from "#app/platform/student/use-student.ts";
import {
  type ExternalScholarship,
  externalScholarships,
  type TermAnswer,
} from "#domain/recommendations/external-results.ts";
import { searchTerms } from "#domain/recommendations/search-terms.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { searchExternally } from "./external-search.data.ts";
import {
  type OwnRecommendations,
  ownRecommendations,
} from "./own-recommendations.ts";

/** A student whose profile is known. */
export type KnownStudent = Extract<Student, { readonly profile: unknown }>;

export type Recommendations =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | (Pick<OwnRecommendations, "own" | "almost"> & {
      readonly status: "ready";
      readonly external: ReadonlyArray<ExternalScholarship>;
      /** `none` for a profile that never leaves its device, or that gives nothing to search for. */
      readonly search: "none" | "running" | "done";
    });

/**
 * What fits a student: the catalogue's items at once, then what the external search
 * finds, one term after another. Made anew for another profile, and on `retry`.
 */
export function useRecommendations({ status, profile }: KnownStudent) {
  const site = useSite();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Recommendations>({ status: "loading" });
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  // A session is refreshed now and then: only another content is another profile.
  const content = JSON.stringify({
    ...profile,
    avatar_url: null,
    updated_at: null,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: Recommendations) => {
      if (!stop.signal.aborted) setState(next);
    };
    async function generate() {
      if (!site) return;
      const { language, backend, today } = site;
      show({ status: "loading" });
      const student: KnownStudent["profile"] = JSON.parse(content);
      const loaded = await ownRecommendations(student, language, today);
      if (!loaded.ok) return show({ status: "failed" });
      const { own, almost, items } = loaded.data;
      const terms = status === "member" ? searchTerms(student, language) : [];
      const known = new Set(items.map(({ link }) => urlKey(link)));
      const ready = (
        answers: ReadonlyArray<TermAnswer>,
        search: "none" | "running" | "done",
      ) =>
        show({
          status: "ready",
          own,
          almost,
          external: externalScholarships(answers, known),
          search,
        });
      const answers: Array<TermAnswer> = [];
      ready(answers, terms.length === 0 ? "none" : "running");
      for (const [at, term] of terms.entries()) {
        const results = await searchExternally(
          backend,
          term,
          language,
          stop.signal,
        );
        if (stop.signal.aborted) return;
        answers.push({ term, isFirst: at === 0, results });
        ready(answers, at === terms.length - 1 ? "done" : "running");
      }
    }
    generate();
    return () => stop.abort();
  }, [status, content, site, attempt]);

  return { state, retry };
}
