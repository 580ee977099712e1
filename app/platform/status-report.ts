/** Response of `/status.json`: the health of the parts that only the server sees. */
export type StatusReport = {
  /** ISO timestamp. */
  readonly checkedAt: string;
  readonly backend: Health;
  readonly functions: Health;
  /** Null without a search in the last hour; "unknown" when another server searches. */
  readonly metaSearch: MetaSearchHour | null | "unknown";
  readonly scraper: ScraperReport;
};

export type Health = "operational" | "error";

/**
 * Searches of the last hour, their requests to outside sources (`asked`), and how many of
 * these got a response (`answered`). A stale copy does not count as a response.
 */
export type MetaSearchHour = {
  readonly searches: number;
  readonly asked: number;
  readonly answered: number;
};

export type ScraperReport = {
  /** Hours between two scheduled runs of this server; 0 without a schedule. */
  readonly everyHours: number;
  /** ISO timestamp of the server's start, from which its schedule counts. */
  readonly upSince: string;
  /** "unknown" when this server cannot read them. */
  readonly runs: ScraperRuns | "unknown";
};

export type ScraperRuns = {
  /** Newest finished run; null before the first. */
  readonly last: ScraperRun | null;
  /** ISO timestamp of the start of an unfinished run. */
  readonly openSince: string | null;
};

export type ScraperRun = {
  /** ISO timestamp. */
  readonly finishedAt: string;
  /** ISO timestamp of the newest run that checked links: not every run does. */
  readonly linksCheckedAt: string | null;
  /** Links whose status could be determined. */
  readonly checked: number;
  /** Links whose status could not be determined, for example after a timeout. */
  readonly notCheckable: number;
  /** Checked links that are gone. */
  readonly gone: number;
  /** Requested lists of other sites, and how many failed. */
  readonly sources: number;
  readonly failedSources: number;
  /** New entries in the lists of other sites. */
  readonly found: number;
};
