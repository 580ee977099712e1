import { join } from "node:path";
import { App, type Connection } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import type { Mailer } from "../mail.ts";
import type { Keys } from "./keys.ts";
import { leadToScreens } from "./mail-links.ts";
import { restErrorOf } from "./rest-error.ts";

/** Specification §9 and the same values as `supabase/config.toml`. */
const ACCESS_TOKEN_SECONDS = 3600;
const MIN_PASSWORD_LENGTH = 6;

/** Wherever the process was started. */
function template(name: string): string {
  return join(import.meta.dirname, "../../supabase/templates", name);
}

export type LiteSettings = {
  readonly keys: Keys;
  /** Address of the site, for the links in mails and where they may lead back. */
  readonly publicUrl: string;
  readonly mailer: Mailer;
  readonly emailConfirmation: boolean;
};

/** Supabase's auth and data interfaces over a connection, inside this process. */
export async function createLite(
  connection: Connection,
  { keys, publicUrl, mailer, emailConfirmation }: LiteSettings,
) {
  followMigrations(connection);
  connection.normalizeDbError = restErrorOf;
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
        template: {
          confirmation: {
            subject: "Confirma tu cuenta de Trampolín",
            content_path: template("confirmation.html"),
          },
          recovery: {
            subject: "Elige una contraseña nueva en Trampolín",
            content_path: template("recovery.html"),
          },
        },
      },
    },
    options: {
      server: { admin: false },
      drivers: { email: leadToScreens(mailer, publicUrl) },
    },
  });
  await app.init();
  return app;
}

/**
 * At its first request the library grants its roles everything on our tables, over
 * what the migrations granted, unless it believes to have done so.
 */
function followMigrations(connection: Connection) {
  Object.assign(connection, { rlsState: "active" });
}

/** Brings the database to the newest schema. Safe to repeat. */
export async function migrate(app: Awaited<ReturnType<typeof createLite>>) {
  await app.ensureSystemSchema();
  return applyPendingMigrations(app);
}

/** The smallest question there is: the health check of the specification (§7). */
export async function answersHealthCheck(
  fetch: (request: Request) => Promise<Response>,
  baseUrl: string,
  publishableKey: string,
): Promise<boolean> {
  const request = new Request(`${baseUrl}/rest/v1/profiles?select=id&limit=1`, {
    headers: { apikey: publishableKey },
  });
  return fetch(request).then(
    (response) => response.ok,
    () => false,
  );
}
