import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generateApiKey } from "@supabase/lite";
import { z } from "zod";
import { StartError } from "../env.ts";

const schema = z.object({
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  jwtSecret: z.string().min(32),
});

export type Keys = Readonly<z.infer<typeof schema>>;

/** Keys from the environment; null where unset. */
export type GivenKeys = { readonly [Name in keyof Keys]: string | null };

/**
 * Returns the given keys; missing ones come from `dataDir/keys.json`, created on the
 * first start with mode 0600.
 */
export async function loadKeys(
  dataDir: string,
  given: GivenKeys,
): Promise<Keys> {
  const stored = await storedKeys(join(dataDir, "keys.json"));
  return {
    publishableKey: given.publishableKey ?? stored.publishableKey,
    secretKey: given.secretKey ?? stored.secretKey,
    jwtSecret: given.jwtSecret ?? stored.jwtSecret,
  };
}

async function storedKeys(path: string): Promise<Keys> {
  const text = await readIfExists(path);
  if (text !== null) return parseKeys(text, path);
  const keys = {
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
    jwtSecret: randomBytes(48).toString("base64url"),
  };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** Null without the file. Any other failure ends the start: new keys would sign every user out. */
async function readIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { code } = z.object({ code: z.string() }).parse(error);
    if (code === "ENOENT") return null;
    throw new StartError(`The key file ${path} cannot be read (${code}).`);
  }
}

function parseKeys(text: string, path: string): Keys {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `The key file ${path} is damaged: restore it, or remove it to get new keys (every user has to sign in again).`,
    );
  }
}
