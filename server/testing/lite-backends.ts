import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Connection } from "@supabase/lite";
import type { Kysely } from "kysely";
import { beforeAll, describe } from "vitest";
import type { Mail } from "#supabase/functions/_shared/smtp-mailer.ts";
import { createLite, type Lite } from "../backend/lite.ts";
import { createPgConnection, createPool } from "../backend/pg-connection.ts";
import { openPgliteConnection } from "../backend/pglite-connection.ts";
import {
  type BackendKind,
  createTestDatabase,
  isAvailable,
} from "./backends.ts";

const SITE = "https://trampolin.example";
const PUBLISHABLE_KEY = "sb_publishable_test";
const SECRET_KEY = "sb_secret_test";

/** The backend in this process, with its database and its mails. */
export type LiteBackend = {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  // biome-ignore lint/suspicious/noExplicitAny: the library's tables have no types of ours.
  readonly database: Kysely<any>;
  /** Every sent mail, oldest first. */
  readonly mails: ReadonlyArray<Mail>;
  readonly drain: Lite["drain"];
  readonly fetch: (request: Request) => Promise<Response>;
  /** Requests with the publishable key; a body is sent as JSON. */
  readonly ask: (
    method: string,
    path: string,
    options?: { readonly body?: unknown; readonly token?: string },
  ) => Promise<Response>;
};

/** Runs the same tests on the backend in this process, over each database. */
export function onEachLite(
  tests: (backend: () => LiteBackend) => void,
  { emailConfirmation }: { readonly emailConfirmation: boolean },
) {
  for (const kind of ["embedded", "postgres"] as const)
    describe.skipIf(!isAvailable(kind))(`on ${kind}`, () => {
      let backend: LiteBackend;
      beforeAll(async () => {
        const opened = await openLite(kind, emailConfirmation);
        backend = opened.backend;
        return opened.close;
      });
      tests(() => backend);
    });
}

async function openLite(kind: BackendKind, emailConfirmation: boolean) {
  const database = await createTestDatabase(kind);
  const connection = await connect(database.settings);
  const { backend, close } = await openLiteOn(connection, emailConfirmation);
  return {
    backend,
    async close() {
      await close();
      await database.remove();
    },
  };
}

/** The backend in this process over a connection. */
export async function openLiteOn(
  connection: Connection,
  emailConfirmation: boolean,
) {
  const jwtSecret = randomBytes(32).toString("base64url");
  const mails: Array<Mail> = [];
  const lite = await createLite(connection, {
    keys: {
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      jwtSecret,
    },
    publicUrl: SITE,
    mailer: { send: async (mail) => void mails.push(mail) },
    emailConfirmation,
  });
  await lite.migrate();
  const backend: LiteBackend = {
    jwtSecret,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    database: connection.kysely,
    mails,
    drain: lite.drain,
    fetch: (request) => lite.fetch(request, null),
    ask: (method, path, { body, token } = {}) =>
      lite.fetch(
        new Request(SITE + path, {
          method,
          headers: {
            apikey: PUBLISHABLE_KEY,
            "content-type": "application/json",
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
        null,
      ),
  };
  return {
    backend,
    async close() {
      await lite.drain();
      await connection.kysely.destroy();
      await connection.close();
    },
  };
}

function connect(settings: {
  readonly DATA_DIR: string;
  readonly [name: string]: string;
}) {
  return settings.DATABASE_URL
    ? createPgConnection(
        settings.DATABASE_URL,
        createPool(settings.DATABASE_URL),
      )
    : openPgliteConnection(join(settings.DATA_DIR, "database"));
}

export type TestAccount = {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
};

/** Signs up, follows the confirmation link if one is mailed, and signs in. */
export async function createTestAccount(
  backend: LiteBackend,
): Promise<TestAccount> {
  const email = `${randomBytes(8).toString("hex")}@example.test`;
  const password = `clave-${randomBytes(8).toString("hex")}`;
  await backend.ask("POST", "/auth/v1/signup", { body: { email, password } });
  const link = linkTo(backend, email);
  if (link) await follow(backend, link);
  return {
    email,
    password,
    ...(await signInTestAccount(backend, email, password)),
  };
}

export async function signInTestAccount(
  backend: LiteBackend,
  email: string,
  password: string,
) {
  const response = await backend.ask(
    "POST",
    "/auth/v1/token?grant_type=password",
    { body: { email, password } },
  );
  const session = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(session));
  return {
    userId: session.user.id as string,
    token: session.access_token as string,
    refreshToken: session.refresh_token as string,
  };
}

/** Path and query of the first link in the newest mail to `email`; null without one. */
export function linkTo({ mails }: LiteBackend, email: string): string | null {
  const html = mails.findLast(({ to }) => to === email)?.html;
  const [, link] = /href="([^"]+)"/.exec(html ?? "") ?? [];
  return link ? link.slice(SITE.length) : null;
}

/** Opens a mail link and returns its target: the screen, and the session or error in the fragment. */
export async function follow({ ask }: LiteBackend, link: string) {
  const response = await ask("GET", link);
  const [screen, fragment] = (response.headers.get("location") ?? "").split(
    "#",
  );
  return { screen, fragment: new URLSearchParams(fragment) };
}
