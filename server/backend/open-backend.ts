import type { Env } from "../env.ts";
import type { Mailer } from "../mail.ts";
import type { Backend } from "./backend.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";
import { openSupabase } from "./supabase.ts";

/** Opens the backend that the environment chooses. Throws a `StartError` when it cannot be had. */
export function openBackend(
  env: Env,
  publicUrl: string,
  mailer: Mailer,
): Promise<Backend> {
  const settings = {
    publicUrl,
    mailer,
    emailConfirmation: env.mail.confirmation,
  };
  const { backend } = env;
  switch (backend.kind) {
    case "embedded":
      return openEmbedded(env.dataDir, backend.keys, settings);
    case "postgres":
      return openPostgres(backend.databaseUrl, {
        ...settings,
        keys: backend.keys,
      });
    case "supabase":
      return openSupabase(
        backend.url,
        backend.publishableKey,
        backend.secretKey,
      );
  }
}
