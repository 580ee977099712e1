import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { aPerson, type Client } from "./testing/people.ts";
import { failToStart, makeDataDir, startProduct } from "./testing/product.ts";

const MIB = 1024 * 1024;

const mountTest = spawnSync("unshare", [
  "--mount",
  "mount",
  "-t",
  "tmpfs",
  "x",
  "/mnt",
]);
const canMount = mountTest.status === 0;
if (!canMount)
  console.warn(
    `Tests on a full disk are skipped: ${mountTest.error?.message ?? String(mountTest.stderr).trim()}.`,
  );

// Skipped where the machine does not allow a mount.
test.skipIf(!canMount)(
  "a first start on a full disk fails and creates no database; with free space it succeeds",
  async () => {
    const { path, fill, free } = await aSmallDisk();
    await fill(30 * MIB);
    expect(await readStartError(path)).toBe(
      `The disk of the data folder ${path} is full (30 MiB free, 64 needed): free some space, or set DATA_DIR to a folder on another disk.`,
    );
    expect(await readdir(path)).not.toContain("database");
    await free();
    const product = await startProduct({ DATA_DIR: path });
    expect(await product.stop()).toBe(0);
  },
);

// Skipped where the machine does not allow a mount.
test.skipIf(!canMount)(
  "on a full disk starts fail, writes get 507, reads succeed; with free space all succeed",
  async () => {
    const { path, fill, free } = await aSmallDisk();
    await cp(inject("embeddedTemplate"), path, { recursive: true });
    await fill(0);
    expect(await readStartError(path)).toBe(
      `The disk of the data folder ${path} is full (0 MiB free, 1 needed): free some space, or set DATA_DIR to a folder on another disk.`,
    );
    await free();
    const product = await startProduct({ DATA_DIR: path });
    onTestFinished(product.kill);
    const { client } = await aPerson(product);
    await fill(0);
    const rejected = await writeUntilRejected(client);
    expect(rejected.status).toBe(507);
    expect(rejected.error?.message).toBe(
      "El servidor no tiene espacio para guardar esto. Intenta de nuevo más tarde.",
    );
    expect((await client.from("profiles").select("id")).error).toBeNull();
    expect((await fetch(`${product.url}/becas`)).status).toBe(200);
    await free();
    expect((await writeFeedback(client)).error).toBeNull();
    expect(await product.stop()).toBe(0);
  },
);

/** Writes several times: the first writes still fit into existing files. */
async function writeUntilRejected(client: Client) {
  for (let count = 0; count < 200; count++) {
    const response = await writeFeedback(client);
    if (response.error) return response;
  }
  throw new Error("No write was rejected");
}

function writeFeedback(client: Client) {
  return client.from("feedback").insert({ feedback: "a".repeat(5_000) });
}

// Skipped where the machine does not allow a mount.
test.skipIf(!canMount)(
  "a start on a read-only disk fails with one sentence",
  async () => {
    const { path } = await aSmallDisk();
    await writeFile(join(path, "folder.lock"), "");
    execFileSync("mount", ["-o", "remount,ro", path]);
    expect(await readStartError(path)).toBe(
      `The data folder ${path} cannot be locked (attempt to write a readonly database): check DATA_DIR, the rights on it and the space left.`,
    );
  },
);

/** Mounts 90 MiB. `fill` writes a file that leaves `bytesLeft`; `free` removes it. */
async function aSmallDisk() {
  const { path: parent, remove } = await makeDataDir();
  const path = join(parent, "disk");
  await mkdir(path);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=90m", "tmpfs", path]);
  onTestFinished(async () => {
    execFileSync("umount", [path]);
    await remove();
  });
  const filler = join(path, "filler");
  return {
    path,
    async fill(bytesLeft: number) {
      const { bavail, bsize } = await statfs(path);
      await writeFile(filler, Buffer.alloc(bavail * bsize - bytesLeft));
    },
    free: () => rm(filler),
  };
}

async function readStartError(path: string): Promise<string> {
  const { code, stderr } = await failToStart({ DATA_DIR: path });
  expect(code).toBe(1);
  return stderr.trimEnd();
}
