import { useCallback, useEffect, useRef, useState } from "react";
import type { PublicBackend } from "#app/platform/request-context.ts";
import type { StatusReport } from "#app/platform/status-report.ts";
import { checkBackend, loadReport } from "./status.data.ts";
import {
  functionsStatus,
  metaSearchStatus,
  type PartState,
  type Status,
  scraperStatus,
} from "./status.ts";

/** The parts of the product in the order of the specification (§2, System status). */
export const PARTS = [
  "backend",
  "frontend",
  "functions",
  "metaSearch",
  "scraper",
  "integrations",
] as const;

/** What a student's own pages, account and favourites stand on. */
export const OWN_PARTS = ["backend", "frontend"] as const;

export type PartName = (typeof PARTS)[number];

type Parts = Readonly<Record<PartName, PartState>>;

/** What the server draws: it checks nothing for anybody. */
const UNCHECKED: Parts = {
  backend: { status: "loading", at: null },
  frontend: { status: "operational", at: null },
  functions: { status: "loading", at: null },
  metaSearch: { status: "loading", at: null },
  scraper: { status: "loading", at: null },
  integrations: { status: "planned", at: null },
};

/** How each part is, seen from this browser, and a way to look again. */
export function useStatus({ url, publishableKey }: PublicBackend) {
  const [parts, setParts] = useState(UNCHECKED);
  const [report, setReport] = useState<StatusReport | null>(null);
  const round = useRef(0);

  const check = useCallback(() => {
    const backend = { url, publishableKey };
    const mine = ++round.current;
    const tell = (name: PartName, status: Status) => {
      if (mine !== round.current) return;
      setParts((now) => ({ ...now, [name]: { status, at: Date.now() } }));
    };
    setParts(UNCHECKED);
    // This page came and runs.
    tell("frontend", "operational");
    checkBackend(backend).then((health) => tell("backend", health));
    loadReport().then((loaded) => {
      if (mine === round.current) setReport(loaded);
      tell("functions", functionsStatus(loaded));
      tell("metaSearch", metaSearchStatus(loaded));
      tell("scraper", scraperStatus(loaded));
    });
  }, [url, publishableKey]);

  useEffect(() => {
    check();
    return () => {
      round.current += 1;
    };
  }, [check]);

  return { parts, report, check };
}
