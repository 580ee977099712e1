import { join } from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import type { Backend } from "./backend.ts";
import { lockFolder } from "./folder-lock.ts";
import { type GivenKeys, loadKeys } from "./keys.ts";
import {
  answersHealthCheck,
  createLite,
  type LiteSettings,
  migrate,
} from "./lite.ts";

/** PGlite in `dataDir`, in this process: nothing to install, one process only. */
export async function openEmbedded(
  dataDir: string,
  givenKeys: GivenKeys,
  settings: Omit<LiteSettings, "keys">,
): Promise<Backend> {
  const release = await lockFolder(dataDir);
  const keys = await loadKeys(dataDir, givenKeys);
  const connection = await createPgliteConnection({
    url: join(dataDir, "database"),
  });
  const app = await createLite(connection, { ...settings, keys });
  await migrate(app);
  return {
    kind: "embedded",
    public: { url: null, publishableKey: keys.publishableKey },
    fetch: (request, peerAddress) => app.fetch(request, { peerAddress }),
    isReady: () =>
      answersHealthCheck(
        (request) => app.fetch(request, { peerAddress: null }),
        settings.publicUrl,
        keys.publishableKey,
      ),
    sql: null,
    async close() {
      await connection.close();
      await release();
    },
  };
}
