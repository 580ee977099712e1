import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export type Cluster = {
  /** Address of a superuser: "postgres://postgres:…@127.0.0.1:41234". Append "/name" for a database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Stops the server: SIGINT is PostgreSQL's fast stop, SIGKILL a crash. */
  readonly end: (signal: "SIGINT" | "SIGKILL") => Promise<void>;
  /** Starts the server again on the same data and port. */
  readonly restart: () => Promise<void>;
};

/** Starts a temporary cluster on a free port of 127.0.0.1, with `fsync` on. */
export async function startCluster(bin: string): Promise<Cluster> {
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = await mkdtemp(join(tmpdir(), "trampolin-postgres-"));
  const password = randomBytes(18).toString("base64url");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) {
    await chown(folder, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const data = join(folder, "data");
  execFileSync(
    join(bin, "initdb"),
    [
      ["-D", data, "-U", "postgres", "--pwfile", passwordFile],
      ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"],
    ].flat(),
    { ...owner, cwd: folder, stdio: "pipe" },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "fsync=on",
    "max_connections=60",
  ];
  const start = async () => {
    const child: ChildProcess = spawn(
      join(bin, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    await readyToAccept(child);
    return child;
  };
  let child: ChildProcess = await start();
  const killOnExit = () => child.kill("SIGQUIT");
  process.once("exit", killOnExit);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  };
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}`,
    end,
    async restart() {
      child = await startWhenFree(start);
    },
    async stop() {
      process.off("exit", killOnExit);
      // SIGQUIT is PostgreSQL's immediate stop: the data is not worth a checkpoint.
      await end("SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Retries: child processes of a crashed server may hold the shared memory for a moment. */
async function startWhenFree(
  start: () => Promise<ChildProcess>,
): Promise<ChildProcess> {
  for (let attempt = 1; attempt < 50; attempt++) {
    const child = await start().catch(() => null);
    if (child) return child;
    await setTimeout(100);
  }
  return start();
}

function unprivilegedUser() {
  const readUserId = (flag: string, user: string) =>
    Number(execFileSync("id", [flag, user], { stdio: "pipe" }).toString());
  for (const user of ["postgres", "nobody"])
    try {
      return { uid: readUserId("-u", user), gid: readUserId("-g", user) };
    } catch {
      // Tries the next user: this machine lacks this one.
    }
  throw new Error(
    "Neither a user postgres nor nobody exists to run PostgreSQL",
  );
}

async function readyToAccept(child: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      if (log.includes("ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new Error(`PostgreSQL ended:\n${log}`)));
  });
}
