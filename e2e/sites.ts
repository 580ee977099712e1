/** A running server, its keys and its sent mails. */
export type Site = {
  /** "http://127.0.0.1:41234" */
  readonly url: string;
  /** Address of the backend: that of `main` for `remote` and `development`. */
  readonly backendUrl: string;
  readonly publishableKey: string;
  /** The operator's key. */
  readonly secretKey: string;
  /** Folder of its sent mails; null when another site sends them. */
  readonly outbox: string | null;
};

export type Sites = {
  /** The product with default settings. */
  readonly main: Site;
  /** The product with confirmation by e-mail. */
  readonly confirming: Site;
  /** Pages from one process, accounts and data from `main`: another origin. */
  readonly remote: Site;
  /** The development server; null outside the soak. */
  readonly development: Site | null;
};

export type SiteName = keyof Sites;

const VARIABLE = "E2E_SITES";

/** Called once before the tests; the workers inherit the environment. */
export function publishSites(sites: Sites): void {
  process.env[VARIABLE] = JSON.stringify(sites);
}

export function findSite(name: SiteName): Site {
  const text = process.env[VARIABLE];
  if (!text) throw new Error("The servers of the browser tests are not up");
  const site = (JSON.parse(text) as Sites)[name];
  if (!site) throw new Error(`The server "${name}" runs only in the soak`);
  return site;
}
