import { StartError } from "../env.ts";
import type { Backend } from "./backend.ts";
import { openOnDisk } from "./disk-space.ts";
import { lockFolder } from "./folder-lock.ts";
import { type GivenKeys, loadKeys } from "./keys.ts";
import { createBackendMembers, createLite, type LiteSettings } from "./lite.ts";
import { openPgliteConnection } from "./pglite-connection.ts";

/** Opens PGlite in `dataDir`, in this process: nothing to install, one process only. */
export async function openEmbedded(
  dataDir: string,
  givenKeys: GivenKeys,
  settings: Omit<LiteSettings, "keys">,
): Promise<Backend> {
  const release = await lockFolder(dataDir).catch(throwStartError(dataDir));
  const { keys, connection, lite } = await openOnDisk(dataDir, async (url) => {
    const keys = await loadKeys(dataDir, givenKeys);
    const connection = await openPgliteConnection(url);
    const lite = await createLite(connection, { ...settings, keys });
    await lite.migrate();
    return { keys, connection, lite };
  });
  return {
    ...createBackendMembers(lite, { ...settings, keys }),
    kind: "embedded",
    sql: null,
    async close() {
      await lite.drain();
      await connection.close();
      release();
    },
  };
}

/** Rethrows a file system error as a `StartError`. */
function throwStartError(dataDir: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error instanceof StartError || !error.code) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${error.code}): check DATA_DIR and the rights on it.`,
    );
  };
}
