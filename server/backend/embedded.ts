import { join } from "node:path";
import { createPgliteConnection, type PGlite } from "@supabase/lite/pglite";
import { StartError } from "../env.ts";
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
  const release = await lockFolder(dataDir).catch(inOneSentence(dataDir));
  const keys = await loadKeys(dataDir, givenKeys);
  const connection = await createPgliteConnection({
    url: join(dataDir, "database"),
  });
  // Its lists are known from then on.
  await connection.driver.waitReady;
  // Else the days it tells would be those of this machine's zone.
  await connection.driver.exec("set time zone 'UTC'");
  refuseFormlessValues(connection.driver);
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
    operator: {
      url: settings.publicUrl,
      key: keys.secretKey,
      fetch: (request) => app.fetch(request, { peerAddress: null }),
    },
    async close() {
      await connection.close();
      await release();
    },
  };
}

/**
 * Where a list belongs PGlite sends whatever it is given, such as an object, as it is:
 * the database misreads the message and its one connection stays broken for everybody.
 */
function refuseFormlessValues({ serializers }: PGlite) {
  for (const [type, serialize] of Object.entries(serializers))
    serializers[type] = (value) => {
      const text: unknown = serialize(value);
      if (typeof text === "string") return text;
      throw new Error("Invalid input for list type");
    };
}

/** What the file system says about the folder, for the operator. */
function inOneSentence(dataDir: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error instanceof StartError || !error.code) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${error.code}): check DATA_DIR and the rights on it.`,
    );
  };
}
