import {
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type GivenKeys, loadKeys } from "./keys.ts";

const NONE: GivenKeys = {
  publishableKey: null,
  secretKey: null,
  jwtSecret: null,
};

test("the first start creates keys that only the owner can read", async () => {
  const folder = join(await aFolder(), "data");
  const keys = await loadKeys(folder, NONE);
  expect(keys).toEqual({
    publishableKey: expect.stringMatching(/^sb_publishable_.{16,}/),
    secretKey: expect.stringMatching(/^sb_secret_.{16,}/),
    jwtSecret: expect.stringMatching(/^[\w-]{64}$/),
  });
  const path = join(folder, "keys.json");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(JSON.parse(await readFile(path, "utf8"))).toEqual(keys);
});

test("a later start reuses the stored keys", async () => {
  const folder = await aFolder();
  const created = await loadKeys(folder, NONE);
  expect(await loadKeys(folder, NONE)).toEqual(created);
});

test("two folders get different keys", async () => {
  const one = await loadKeys(await aFolder(), NONE);
  const other = await loadKeys(await aFolder(), NONE);
  for (const name of ["publishableKey", "secretKey", "jwtSecret"] as const)
    expect(one[name]).not.toBe(other[name]);
});

test("a given key takes precedence over the stored one and is not stored", async () => {
  const folder = await aFolder();
  const storedKeys = await loadKeys(folder, NONE);
  const given = { ...NONE, jwtSecret: "y".repeat(40) };
  expect(await loadKeys(folder, given)).toEqual({
    ...storedKeys,
    jwtSecret: "y".repeat(40),
  });
  expect(await readFile(join(folder, "keys.json"), "utf8")).not.toContain(
    "yyyy",
  );
});

test("a key file that cannot be read ends the start", async () => {
  const folder = await aFolder();
  await mkdir(join(folder, "keys.json"));
  await expect(loadKeys(folder, NONE)).rejects.toThrow(
    /keys\.json cannot be read \(EISDIR\)/,
  );
});

test.each(["", "not json", "{}", '{"publishableKey":"a","secretKey":"b"}'])(
  "a damaged key file, %j, is rejected and not overwritten",
  async (text) => {
    const folder = await aFolder();
    const path = join(folder, "keys.json");
    await writeFile(path, text);
    await expect(loadKeys(folder, NONE)).rejects.toThrow();
    expect(await readFile(path, "utf8")).toBe(text);
  },
);

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "keys-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
