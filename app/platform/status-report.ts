/** What `/status.json` tells of the parts that only the server sees. */
export type StatusReport = {
  /** ISO timestamp of the check. */
  readonly checkedAt: string;
  readonly backend: Health;
  readonly functions: Health;
  /** Null while nobody has searched for an hour, and where another server searches. */
  readonly metaSearch: MetaSearchHour | null;
  /** Null before the first run. */
  readonly scraper: ScraperRun | null;
};

export type Health = "operational" | "error";

/** The last hour of the meta-search: how many searches, how many questions to outside sources they were, and how many of these were answered. */
export type MetaSearchHour = {
  readonly searches: number;
  readonly asked: number;
  readonly answered: number;
};

export type ScraperRun = {
  /** ISO timestamp. */
  readonly finishedAt: string;
  /** Links that were looked at. */
  readonly checked: number;
  /** Links of those that lead nowhere any more. */
  readonly gone: number;
  /** Calls of other sites that were new. */
  readonly found: number;
};
