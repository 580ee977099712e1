import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import serverProcess from "#server/process.json" with { type: "json" };
import { freePort } from "#server/testing/free-port.ts";
import {
  CAN_MEASURE_MEMORY,
  residentMib,
} from "#server/testing/resident-memory.ts";
import { nginxConfig } from "./nginx.ts";
import { runProgram, start, stop, waitUntilReady } from "./processes.ts";

/**
 * Measures the built server on this machine: start, memory, and a cached page compared
 * with nginx serving the same bytes in the same run. Each server runs on one core, wrk
 * on another. Prints a table; asserts nothing.
 */
const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 32;
const PAGE = "/becas";

const folder = mkdtempSync(join(tmpdir(), "trampolin-bench-"));
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    LITE_TELEMETRY: "0",
    SCRAPE_EVERY_HOURS: "0",
  };
  const firstStart = await startServer(url, env);
  await stop(firstStart.server);
  const secondStart = await startServer(url, env);
  const { server } = secondStart;
  console.log(`start, empty data folder      ${Math.round(firstStart.ms)} ms`);
  console.log(`start, migrated               ${Math.round(secondStart.ms)} ms`);
  console.log(`memory after start            ${memoryMib(server)} MiB`);

  await fetch(url + PAGE);
  const servers = [{ name: "trampolin", url: url + PAGE }];
  const nginx = await startNginx(url + PAGE);
  if (nginx) servers.push({ name: "nginx", url: nginx.url });
  const rates = await measureRates(servers);
  for (const { name } of servers)
    console.log(
      `${name.padEnd(10)} cached page, requests/s  ${rates.get(name)}`,
    );
  const [ownRate, nginxRate] = [rates.get("trampolin"), rates.get("nginx")];
  if (ownRate && nginxRate)
    console.log(
      `ratio to nginx                ${(ownRate / nginxRate).toFixed(2)}`,
    );
  console.log(`memory after load             ${memoryMib(server)} MiB`);
  if (nginx) await stop(nginx.server);
  await stop(server);
}

async function startServer(url: string, env: Readonly<Record<string, string>>) {
  const { nodeFlags } = serverProcess;
  const args = [...nodeFlags, "server/main.ts"];
  const server = start(process.execPath, args, {
    env: { ...serverProcess.env, ...env },
    core: 0,
  });
  const ms = await waitUntilReady(`${url}${PAGE}`);
  return { server, ms };
}

/** Rounded resident memory; null where it cannot be measured. */
function memoryMib({ pid }: ChildProcess): number | null {
  return CAN_MEASURE_MEMORY && pid ? Math.round(residentMib({ pid })) : null;
}

/** Median requests per second. The servers take turns, so that other load affects both. */
async function measureRates(
  servers: ReadonlyArray<{ name: string; url: string }>,
): Promise<ReadonlyMap<string, number>> {
  const ratesByServer = new Map<string, Array<number>>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, url } of servers)
      ratesByServer.set(name, [
        ...(ratesByServer.get(name) ?? []),
        await measureRate(url),
      ]);
  return new Map(
    [...ratesByServer].map(([name, rates]) => [
      name,
      Math.round(median(rates)),
    ]),
  );
}

function median(values: ReadonlyArray<number>): number {
  return values.toSorted((one, other) => one - other)[
    Math.floor(values.length / 2)
  ] as number;
}

/** Requests per second: by wrk if installed, because autocannon is slower than the server. */
async function measureRate(url: string): Promise<number> {
  if (!isInstalled("wrk")) {
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { "accept-encoding": "br" },
    });
    return result.requests.average;
  }
  const text = await runProgram(
    "wrk",
    [
      "-t1",
      `-c${CONNECTIONS}`,
      `-d${SECONDS}s`,
      "-H",
      "accept-encoding: br",
      url,
    ],
    1,
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
}

async function startNginx(pageUrl: string) {
  const program = ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
  if (!program) {
    console.log("nginx is not installed: no comparison");
    return null;
  }
  const page = await rawPage(pageUrl);
  const port = await freePort();
  const config = nginxConfig(folder, port, page);
  const server = start(program, ["-c", config, "-p", folder], { core: 0 });
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilReady(url);
  return { server, url };
}

/** The page's compressed bytes and its content security policy. */
async function rawPage(url: string) {
  const { request } = await import("node:http");
  return new Promise<{ body: Buffer; headers: Record<string, string> }>(
    (resolve, reject) => {
      const clientRequest = request(url, {
        headers: { "accept-encoding": "br" },
      });
      clientRequest.on("error", reject);
      clientRequest.on("response", (response) => {
        const chunks: Array<Buffer> = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const policy = response.headers["content-security-policy"];
          resolve({
            body: Buffer.concat(chunks),
            headers: { "content-security-policy": String(policy) },
          });
        });
      });
      clientRequest.end();
    },
  );
}

function isInstalled(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}
