/** What `/status.json` tells of the parts that only the server sees. */
export type StatusReport = {
  /** ISO timestamp of the check. */
  readonly checkedAt: string;
  readonly backend: Health;
  readonly functions: Health;
  /** Null while nobody has searched here for an hour; "unknown" where another server searches. */
  readonly metaSearch: MetaSearchHour | null | "unknown";
  readonly scraper: ScraperReport;
};

export type Health = "operational" | "error";

/** The last hour of the meta-search: how many searches, how many questions to outside sources they were, and how many of these were answered. An old copy is no answer. */
export type MetaSearchHour = {
  readonly searches: number;
  readonly asked: number;
  readonly answered: number;
};

export type ScraperReport = {
  /** Hours from one run to the next by the server's schedule; 0 where it has none. */
  readonly everyHours: number;
  /** ISO timestamp of the server's start: its schedule is as old. */
  readonly upSince: string;
  /** "unknown" where the database does not tell this server. */
  readonly runs: ScraperRuns | "unknown";
};

export type ScraperRuns = {
  /** The newest that came to its end; null before the first did. */
  readonly last: ScraperRun | null;
  /** ISO timestamp of the beginning of a run that has not ended; null where there is none. */
  readonly openSince: string | null;
};

export type ScraperRun = {
  /** ISO timestamp. */
  readonly finishedAt: string;
  /** Links of which something is known now. */
  readonly checked: number;
  /** Links that could not be looked at: they refused, or did not answer. */
  readonly notCheckable: number;
  /** Links of those that lead nowhere any more. */
  readonly gone: number;
  /** Other sites whose lists were asked for, and how many of these gave nothing. */
  readonly sources: number;
  readonly failedSources: number;
  /** Calls of other sites that were new. */
  readonly found: number;
};
