import type { Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import type { Env } from "../env.ts";
import type { Backend } from "./backend.ts";

/**
 * Opens the backend that the environment selects. Throws a `StartError` when it is
 * unavailable. Loads no code of other backends, such as PGlite's.
 */
export async function openBackend(
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
    case "embedded": {
      const { openEmbedded } = await import("./embedded.ts");
      return openEmbedded(env.dataDir, backend.keys, settings);
    }
    case "postgres": {
      const { openPostgres } = await import("./postgres.ts");
      return openPostgres(backend.databaseUrl, {
        ...settings,
        keys: backend.keys,
      });
    }
    case "supabase": {
      const { openSupabase } = await import("./supabase.ts");
      return openSupabase(
        backend.url,
        backend.publishableKey,
        backend.secretKey,
      );
    }
  }
}
