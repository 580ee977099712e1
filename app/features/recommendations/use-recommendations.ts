import { useCallback, useEffect, useState } from "react";
import type { ExternalResult } from "#app/platform/search-answer.ts";
import { searchOutside } from "#app/platform/search-outside.ts";
import { useSite } from "#app/platform/site.ts";
import type { StudentWithProfile } from "#app/platform/student/use-student.ts";
import { SOFT_TIMEOUT_MS } from "#app/platform/use-loaded.ts";
import {
  type ExternalScholarship,
  externalScholarships,
  type TermResults,
} from "#domain/recommendations/external-results.ts";
import { searchTerms } from "#domain/recommendations/search-terms.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import {
  type OwnRecommendations,
  ownRecommendations,
} from "./own-recommendations.ts";

export type Recommendations =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | (Omit<OwnRecommendations, "items"> & {
      readonly status: "ready";
      readonly external: ReadonlyArray<ExternalScholarship>;
      /** `none` for a device-only profile, or one without search terms. */
      readonly search: "none" | "running" | "done";
    });

/**
 * Recommendations for a student: the catalogue's at once; then, for members, external
 * results, one term after another. Recomputed for another profile, and on `retry`.
 */
export function useRecommendations({ status, profile }: StudentWithProfile) {
  const site = useSite();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Recommendations>({ status: "loading" });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // A refreshed session has the same profile as another object.
  const content = JSON.stringify({
    ...profile,
    avatar_url: null,
    updated_at: null,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Recommendations) => {
      if (!controller.signal.aborted) setState(next);
    };
    async function generate() {
      if (!site) return;
      const { language, backend, today } = site;
      show({ status: "loading" });
      const student: StudentWithProfile["profile"] = JSON.parse(content);
      const fail = () => show({ status: "failed" });
      // A slow load counts as failed until its response arrives.
      const timer = setTimeout(fail, SOFT_TIMEOUT_MS);
      const loaded = await ownRecommendations(student, language, today);
      clearTimeout(timer);
      if (!loaded.ok) return fail();
      const { items, ...recommendations } = loaded.value;
      const terms = status === "member" ? searchTerms(student, language) : [];
      const catalogueUrls = new Set(items.map(({ link }) => urlKey(link)));
      const showReady = (
        answers: ReadonlyArray<TermResults>,
        search: "none" | "running" | "done",
      ) =>
        show({
          status: "ready",
          ...recommendations,
          external: externalScholarships(answers, catalogueUrls),
          search,
        });
      const answers: Array<TermResults> = [];
      showReady(answers, terms.length === 0 ? "none" : "running");
      for (const [index, term] of terms.entries()) {
        const answer = await searchOutside(
          backend,
          { query: term, locale: language },
          controller.signal,
        );
        if (controller.signal.aborted) return;
        if (answer.ok)
          answers.push({
            term,
            isFirst: index === 0,
            results: answer.value.results.map(namedBySource),
          });
        // Specification §7; the term is not logged.
        else console.info("A search for recommendations failed");
        showReady(answers, index === terms.length - 1 ? "done" : "running");
      }
    }
    generate();
    return () => controller.abort();
  }, [status, content, site, attempt]);

  return { state, retry };
}

function namedBySource({ title, link, sourceName }: ExternalResult) {
  return { title, link, source: sourceName };
}
