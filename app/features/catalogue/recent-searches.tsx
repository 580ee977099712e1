import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { deviceEntry } from "#app/platform/student/device-entry.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "#catalogue/views/address.ts";

const MAX_SEARCHES = 6;

const entry = deviceEntry("trampolin-searches");

/** Adds the query to the recent searches of this device, newest first. */
export function useStoreSearch(queryText: string): void {
  useEffect(() => {
    if (queryText)
      entry.store(
        JSON.stringify(
          [queryText, ...parse(entry.read())]
            .filter((each, at, all) => all.indexOf(each) === at)
            .slice(0, MAX_SEARCHES),
        ),
      );
  }, [queryText]);
}

/** Last queries on this device as links, with a button that clears them. Empty before hydration. */
export function RecentSearches() {
  const { t } = useTranslation("search");
  const stored = useSyncExternalStore(entry.onChange, entry.read, () => null);
  const searches = parse(stored);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-3">
      <h2 id="recent" className="text-subtitle">
        {t("recent")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {searches.map((q) => (
          <li key={q} className="max-w-full">
            <ChipLink
              to={addressWith(new URLSearchParams(), { q })}
              className="[overflow-wrap:anywhere]"
            >
              {q}
            </ChipLink>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft flex flex-wrap items-center gap-x-3">
        {t("recentText")}
        <Button variant="link" size="sm" onClick={() => entry.store(null)}>
          {t("recentClear")}
        </Button>
      </p>
    </section>
  );
}

/** Stored queries; none if the stored text is malformed. */
function parse(stored: string | null): ReadonlyArray<string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed)
      ? parsed.filter((each) => typeof each === "string").slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}
