import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishSites, type Site } from "./sites.ts";
import { IS_SOAK } from "./soak.ts";

const ROOT = join(import.meta.dirname, "..");

type Settings = Readonly<Record<string, string>>;

type Running = {
  readonly site: Site;
  readonly stop: () => Promise<void>;
};

/** Builds if needed and starts the product in each form that a test needs. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function startServers() {
  await build();
  const running: Array<Running> = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };
  const track = async (starting: Promise<Running>) => {
    const started = await starting;
    running.push(started);
    return started.site;
  };
  try {
    const [main, confirming] = await settled([
      track(startProduct({})),
      track(startProduct({ EMAIL_CONFIRMATION: "on" })),
    ]);
    const [remote, development] = await settled([
      track(startRemote(main)),
      IS_SOAK ? track(startDevelopment(main)) : Promise.resolve(null),
    ]);
    publishSites({ main, confirming, remote, development });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function build() {
  const child = spawn(
    process.execPath,
    ["-e", "import('./scripts/ensure-build.ts').then((m) => m.ensureBuild())"],
    { cwd: ROOT, stdio: "inherit" },
  );
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The build failed");
}

async function startProduct(settings: Settings): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), "trampolin-e2e-"));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  const { url, end } = await startServer({
    DATA_DIR: dataDir,
    ...settings,
  }).catch(async (error) => {
    await removeData();
    throw error;
  });
  const keys = await readFile(join(dataDir, "keys.json"), "utf8");
  const { publishableKey, secretKey } = JSON.parse(keys) as Pick<
    Site,
    "publishableKey" | "secretKey"
  >;
  return {
    site: {
      url,
      backendUrl: url,
      publishableKey,
      secretKey,
      outbox: join(dataDir, "outbox"),
    },
    stop: async () => {
      await end();
      await removeData();
    },
  };
}

/** Pages only; the browser reaches the backend on another origin. */
async function startRemote(main: Site): Promise<Running> {
  const { url, end } = await startServer(backendSettings(main));
  return { site: { ...main, url, outbox: null }, stop: end };
}

async function startDevelopment(main: Site): Promise<Running> {
  const { url, end } = await start(["scripts/dev.ts"], {
    PORT: "0",
    ...backendSettings(main),
  });
  return { site: { ...main, url, outbox: null }, stop: end };
}

function backendSettings({ url, publishableKey }: Site) {
  return { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey };
}

/** Starts the server with the flags and environment of `npm start`. */
async function startServer(settings: Settings) {
  const { nodeFlags, env } = JSON.parse(
    await readFile(join(ROOT, "server/process.json"), "utf8"),
  ) as { nodeFlags: ReadonlyArray<string>; env: Settings };
  return start([...nodeFlags, "server/main.ts"], {
    ...env,
    PORT: "0",
    ...settings,
  });
}

/**
 * Starts a program and resolves once it prints its address. Rejects with its output if
 * it exits first.
 */
async function start(args: ReadonlyArray<string>, settings: Settings) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LITE_TELEMETRY: "0",
      LOG_LEVEL: "warn",
      RATE_LIMIT_FACTOR: "1000",
      // Tests must not reach other people's sites.
      META_SEARCH_CONFIG: join(ROOT, "server/testing/no-sources.json"),
      SCRAPE_EVERY_HOURS: "0",
      ...settings,
    },
  });
  const ended = once(child, "exit");
  const end = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url: await waitForAddress(child, ended), end };
}

async function waitForAddress(child: ChildProcess, ended: Promise<unknown>) {
  let printed = "";
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const [, url] =
          /^Trampolín is ready.*: (http\S+)$/m.exec(printed) ?? [];
        if (url) resolve(url);
      });
  });
  const failed = ended.then(() => {
    throw new Error(`The server exited before it was ready:\n${printed}`);
  });
  return Promise.race([ready, failed]);
}

/** Like `Promise.all`, but rejects only when all have settled, so that each can be stopped. */
async function settled<Values extends ReadonlyArray<unknown>>(
  promises: { readonly [Key in keyof Values]: Promise<Values[Key]> },
): Promise<Values> {
  await Promise.allSettled(promises);
  return (await Promise.all(promises)) as unknown as Values;
}
