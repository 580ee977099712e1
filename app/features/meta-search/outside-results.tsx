import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadWording } from "#app/platform/load-wording.ts";
import { useSite } from "#app/platform/site.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { LiveAnswer } from "./answer.ts";
import type { Imported } from "./imported.ts";
import type { OutsideResult } from "./outside-result.ts";
import { OutsideResultCard } from "./outside-result-card.tsx";

/**
 * Results of other sites: the import's from the server, then live ones. Use the
 * query as `key`, so that another query resets results and filter.
 */
export function OutsideResults({
  query,
  imported,
  action,
  caution,
}: {
  query: string;
  imported: Imported;
  /** The favourite button of a card. */
  action: (result: OutsideResult) => ReactNode;
  /** Warns above the first result. */
  caution: ReactNode;
}) {
  const { t } = useTranslation("search");
  const backend = useSite()?.backend;
  const live = useLiveParts();
  const [liveAnswer, setLiveAnswer] = useState<LiveAnswer | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const results = [...imported.results, ...(liveAnswer?.results ?? [])];
  if (results.length === 0 && imported.isComplete) {
    // Reserves space, so that the footer does not jump.
    if (!live) return <div className="needs-script min-h-96" />;
    if (liveAnswer?.outcome === "disabled") return null;
  }
  return (
    <section
      aria-labelledby="other-sources-title"
      className="column flex flex-col gap-5 py-8"
    >
      <h2 id="other-sources-title">{t("others.heading")}</h2>
      {results.length > 0 && (
        <>
          <p className="text-ink-soft measure -mt-3">{t("others.unchecked")}</p>
          {caution}
          {/* Reserves space from the first result on, so that no result moves. */}
          <div className="needs-script min-h-11">
            {live?.SourceFilter && (
              <live.SourceFilter
                {...{ results, chosen }}
                onChoose={setChosen}
              />
            )}
          </div>
          <ul className="card-grid">
            {results
              .filter(({ source }) => chosen === null || source === chosen)
              .map((result) => (
                <li key={result.link} className="flex [&>*]:w-full">
                  <OutsideResultCard result={result} action={action(result)} />
                </li>
              ))}
          </ul>
        </>
      )}
      {!imported.isComplete && (
        <p className="[html[data-scripts]_&]:hidden">
          {t("others.incomplete")}{" "}
          {/* biome-ignore lint/a11y/useValidAnchor: the empty URL is the page's own. */}
          <a href="" className="font-semibold underline">
            {t("others.retry")}
          </a>
        </p>
      )}
      {live && backend ? (
        <live.LiveSearch
          {...{ backend, query }}
          imported={imported.results}
          onResults={setLiveAnswer}
        />
      ) : (
        <div className="needs-script min-h-72" />
      )}
    </section>
  );
}

type LiveModule = typeof import("./live-search.tsx");
/** `SourceFilter` is missing when the module failed to load. */
type LiveParts = Pick<LiveModule, "LiveSearch"> & Partial<LiveModule>;

/** Loads the live search with its wording after hydration; null until then. */
function useLiveParts(): LiveParts | null {
  const { i18n } = useTranslation();
  const [parts, setParts] = useState<LiveParts | null>(null);
  useEffect(() => {
    Promise.all([
      import("./live-search.tsx"),
      loadWording(i18n, ["metaSearch"]),
    ]).then(
      ([loaded]) => setParts(loaded),
      () => setParts({ LiveSearch: NotLoaded }),
    );
  }, [i18n]);
  return parts;
}

function NotLoaded() {
  const { t } = useTranslation("search");
  return <EmptyState title={t("failed")} text={t("failedText")} />;
}
