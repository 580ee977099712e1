import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { findPostgres } from "#scripts/find-postgres.ts";
import { startCluster } from "#server/testing/postgres-cluster.ts";
import { treeMib, watchPeak } from "./process-tree.ts";

/**
 * Measures `npm start` in a copy of the project: time to ready, and resident memory of
 * npm and all its descendants, with each backend. The first start builds. Prints a
 * table; asserts nothing. Needs Linux; PostgreSQL is measured only where it is installed.
 */
const ROOT = join(import.meta.dirname, "..");
const REQUESTS_AT_ONCE = 4;
/** An idle server collects its garbage within this time. */
const SETTLE_MS = 12_000;

type Settings = Readonly<Record<string, string>>;

if (existsSync("/proc/self/statm")) await measureStarts();
else console.log("memory of the process tree: only measured on Linux");

async function measureStarts() {
  const folder = mkdtempSync(join(tmpdir(), "trampolin-memory-"));
  try {
    copyProject(folder);
    console.log(
      "npm start              ready ms   peak  ready  crawl peak  crawled (MiB, whole tree)",
    );
    await measureStart("embedded, first", folder, {});
    await measureStart("embedded, later", folder, {});
    await withPostgres((settings) =>
      measureStart("postgres", folder, settings),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the project in the state of a fresh clone after `npm ci`. */
function copyProject(folder: string) {
  const list = ["ls-files", "-co", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" });
  for (const file of files.trim().split("\n"))
    cpSync(join(ROOT, file), join(folder, file));
  const modules = join(folder, "node_modules");
  execFileSync("cp", ["-al", join(ROOT, "node_modules"), modules]);
  for (const generated of [".cache", ".build-lock"])
    rmSync(join(modules, generated), { recursive: true, force: true });
  // Older than the installed modules, so that nothing is installed again.
  utimesSync(join(folder, "package-lock.json"), 0, 0);
}

async function measureStart(title: string, cwd: string, settings: Settings) {
  const started = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      SCRAPE_EVERY_HOURS: "0",
      PORT: "0",
      DATA_DIR: join(cwd, ".data"),
      RATE_LIMIT_FACTOR: "1000",
      ...settings,
    },
  });
  const closed = once(npm, "close");
  try {
    const pid = npm.pid ?? 0;
    const stopStartWatch = watchPeak(pid);
    const url = await readyUrl(npm);
    const ms = Math.round(performance.now() - started);
    const figures = [ms, stopStartWatch(), treeMib(pid)];
    const stopCrawlWatch = watchPeak(pid);
    await crawlSitemap(url);
    await setTimeout(SETTLE_MS);
    const cells = [...figures, stopCrawlWatch(), treeMib(pid)].map(String);
    const widths = [9, 7, 7, 12, 9];
    const row = cells.map((cell, column) => cell.padStart(widths[column] ?? 0));
    console.log(title.padEnd(22) + row.join(""));
  } finally {
    npm.kill("SIGTERM");
    // npm exits before the server, but its output stays open until the server exits.
    await closed;
  }
}

function readyUrl(npm: ChildProcess): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    npm.on("exit", () => reject(new Error(`npm start ended:\n${printed}`)));
    npm.stdout?.setEncoding("utf8").on("data", (text: string) => {
      // Bounded: the crawl prints a line for each request.
      if (printed.length < 10_000) printed += text;
      const [, url] = /^Trampolín is ready: (\S+)$/m.exec(printed) ?? [];
      if (url) resolve(url);
    });
  });
}

/** Requests every address of the sitemap once. */
async function crawlSitemap(url: string) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => address.replaceAll("&amp;", "&"),
  );
  const next = addresses.values();
  await Promise.all(
    Array.from({ length: REQUESTS_AT_ONCE }, async () => {
      for (const address of next) {
        const response = await fetch(address);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
      }
    }),
  );
}

async function withPostgres(measure: (settings: Settings) => Promise<void>) {
  const installation = findPostgres();
  if ("reason" in installation)
    return console.log(`postgres: ${installation.reason}`);
  const cluster = await startCluster(installation.bin);
  try {
    const sql = postgres(`${cluster.url}/postgres`, { max: 1 });
    await sql`create database trampolin`;
    await sql.end();
    const secret = () => randomBytes(24).toString("hex");
    await measure({
      DATABASE_URL: `${cluster.url}/trampolin`,
      SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${secret()}`,
      SUPABASE_SECRET_KEY: `sb_secret_${secret()}`,
      JWT_SECRET: secret(),
    });
  } finally {
    await cluster.stop();
  }
}
