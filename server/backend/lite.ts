import { join } from "node:path";
import { App, type Connection } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import type { Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import { createTokenVerifier } from "./access-token.ts";
import type { Backend, BackendFetch } from "./backend.ts";
import { createAccountIndexes } from "./corrections/account-indexes.ts";
import { createAuthRoutes } from "./corrections/auth-routes.ts";
import { reportDatabaseFailures } from "./corrections/database-failure.ts";
import { keptSessionPlugin } from "./corrections/kept-session.ts";
import { createLinkMailer } from "./corrections/mail-links.ts";
import { hashOffThread } from "./corrections/password-hashing.ts";
import { installPasswordTrigger } from "./corrections/password-trigger.ts";
import { installRefreshTokenTrigger } from "./corrections/refresh-tokens.ts";
import { toRestError } from "./corrections/rest-error.ts";
import { createSessions } from "./corrections/sessions.ts";
import { answersHealthCheck } from "./health-check.ts";
import type { Keys } from "./keys.ts";

/** Same values as in `supabase/config.toml`; specification §9 has the password length. */
const ACCESS_TOKEN_SECONDS = 3600;
const MIN_PASSWORD_LENGTH = 6;
/** Decimal digits of the codes from which the library derives its tokens: more than 128 bits. */
const CODE_LENGTH = 40;

/** Path of a mail template, independent of the working directory. */
function templatePath(name: string): string {
  return join(import.meta.dirname, "../../supabase/templates", name);
}

export type LiteSettings = {
  readonly keys: Keys;
  /** Address of the site, for links in mails and their redirects. */
  readonly publicUrl: string;
  readonly mailer: Mailer;
  readonly emailConfirmation: boolean;
};

export type Lite = {
  /** Handles `/auth/v1/*` and `/rest/v1/*`. Never rejects because of the database. */
  readonly fetch: BackendFetch;
  /** Creates the library's tables, applies pending migrations, installs triggers and indexes. Idempotent. */
  readonly migrate: () => Promise<void>;
  /** Resolves when pending mails are sent, after two seconds at most. */
  readonly drain: () => Promise<void>;
};

/**
 * Creates Supabase's auth and data APIs over a connection, in this process, with our
 * corrections to the library.
 */
export async function createLite(
  connection: Connection,
  settings: LiteSettings,
): Promise<Lite> {
  hashOffThread();
  const app = await createApp(connection, settings);
  const { jwtSecret } = settings.keys;
  const routes = createAuthRoutes({
    ask: (request, peerAddress) => app.fetch(request, { peerAddress }),
    sessions: createSessions(connection.kysely, createTokenVerifier(jwtSecret)),
    jwtSecret,
  });
  return {
    fetch: (request, peerAddress) =>
      reportDatabaseFailures(request, () => routes.fetch(request, peerAddress)),
    async migrate() {
      await app.ensureSystemSchema();
      await applyPendingMigrations(app);
      await installPasswordTrigger(connection.kysely);
      await installRefreshTokenTrigger(connection.kysely);
      await createAccountIndexes(connection.kysely);
    },
    drain: routes.drain,
  };
}

/** The members of a backend that are the same over PGlite and over PostgreSQL. */
export function createBackendMembers(
  lite: Lite,
  { keys, publicUrl }: Pick<LiteSettings, "keys" | "publicUrl">,
): Pick<Backend, "public" | "fetch" | "verifyToken" | "isReady" | "operator"> {
  const { publishableKey, secretKey, jwtSecret } = keys;
  const fetch = (request: Request) => lite.fetch(request, null);
  return {
    public: { url: null, publishableKey },
    fetch: lite.fetch,
    verifyToken: createTokenVerifier(jwtSecret),
    isReady: () => answersHealthCheck(fetch, publicUrl, publishableKey),
    operator: { url: publicUrl, key: secretKey, fetch },
  };
}

/** Creates the library's app with our settings. */
async function createApp(
  connection: Connection,
  { keys, publicUrl, mailer, emailConfirmation }: LiteSettings,
) {
  keepMigrationGrants(connection);
  const kysely = connection.kysely.withPlugin(keptSessionPlugin);
  Object.assign(connection, { kysely });
  connection.normalizeDbError = toRestError;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: publicUrl,
      additional_redirect_urls: [
        `${publicUrl}/login`,
        `${publicUrl}/restablecer`,
      ],
      jwt_secret: keys.jwtSecret,
      jwt_expiry: ACCESS_TOKEN_SECONDS,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: MIN_PASSWORD_LENGTH,
      email: {
        enable_confirmations: emailConfirmation,
        otp_length: CODE_LENGTH,
        // Only the new address confirms; otherwise the library would ask the old one
        // alone.
        double_confirm_changes: false,
        template: {
          confirmation: {
            subject: "Confirma tu cuenta de Trampolín",
            content_path: templatePath("confirmation.html"),
          },
          recovery: {
            subject: "Elige una contraseña nueva en Trampolín",
            content_path: templatePath("recovery.html"),
          },
          email_change: {
            subject: "Confirma tu correo nuevo en Trampolín",
            content_path: templatePath("email-change.html"),
          },
        },
      },
    },
    options: {
      server: { admin: false },
      drivers: {
        email: createLinkMailer(mailer, {
          publicUrl,
          jwtSecret: keys.jwtSecret,
        }),
      },
    },
  });
  await app.init();
  return app;
}

/**
 * Marks the library's grants as done: otherwise its first request would grant its roles
 * all rights on our tables, whatever the migrations grant.
 */
function keepMigrationGrants(connection: Connection) {
  Object.assign(connection, { rlsState: "active" });
}
