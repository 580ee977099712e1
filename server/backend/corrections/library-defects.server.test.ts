import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import bcryptjs from "bcryptjs";
import { sign } from "hono/jwt";
import { beforeAll, expect, test, vi } from "vitest";
import type { Mail } from "#supabase/functions/_shared/smtp-mailer.ts";

// Each test shows a defect of the library that the server corrects. A failing test means
// that the library fixed it: remove the correction.

const SITE = "https://trampolin.example";
const KEY = "sb_publishable_test";
const JWT_SECRET = "a secret of at least thirty-two characters";
const PASSWORD = "clave-buena";

const mails: Array<Mail> = [];
let ask: (
  method: string,
  path: string,
  options?: { readonly body?: unknown; readonly token?: string },
) => Promise<Response>;
/** Runs one statement as the database's owner. */
let execute: (
  statement: string,
) => Promise<{ readonly rows: ReadonlyArray<unknown> }>;

beforeAll(async () => {
  vi.stubEnv("LITE_TELEMETRY", "0");
  const folder = await mkdtemp(join(tmpdir(), "trampolin-library-"));
  const connection = await createPgliteConnection({ url: folder });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: SITE,
      jwt_secret: JWT_SECRET,
      publishable_key: KEY,
      secret_key: "sb_secret_test",
      email: { enable_confirmations: false, double_confirm_changes: false },
    },
    options: {
      server: { admin: false },
      drivers: { email: { send: async (mail: Mail) => void mails.push(mail) } },
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  execute = (statement) => connection.driver.query(statement);
  await connection.driver.exec(`
    create table public.notes (id integer, word text check (length(word) < 9));
    create table public.closed (id integer);
    create role anon;
    alter table public.closed enable row level security;
    revoke all on public.closed from anon;
  `);
  ask = (method, path, { body, token } = {}) =>
    Promise.resolve(
      app.fetch(
        new Request(SITE + path, {
          method,
          headers: {
            apikey: KEY,
            "content-type": "application/json",
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
        { peerAddress: null },
      ),
    );
  return async () => {
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  };
}, 60_000);

test("a recovery mail holds a code of six digits and leads to the home page", async () => {
  await signUp("codigo@example.test");
  await ask("POST", "/auth/v1/recover", {
    body: { email: "codigo@example.test" },
  });
  const { text = "" } = mails.at(-1) ?? {};
  expect(text).toMatch(/with this code: \d{6}\n/);
  expect(text).toContain(`redirect_to=${encodeURIComponent(SITE)}`);
});

test("a code opens the account after 20 wrong guesses", async () => {
  const email = "adivinar@example.test";
  await signUp(email);
  await ask("POST", "/auth/v1/recover", { body: { email } });
  const code = /code: (\d{6})/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
  const verify = (token: string) =>
    ask("POST", "/auth/v1/verify", {
      body: { email, token, type: "recovery" },
    });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (let guess = 0; guess < 20; guess++)
    expect((await verify(wrong)).ok).toBe(false);
  expect((await verify(code)).status).toBe(200);
});

test("a route that no screen uses is open", async () => {
  const { token } = await signUp("rutas@example.test");
  const response = await ask("GET", "/auth/v1/reauthenticate", { token });
  expect(response.status).toBe(200);
  expect(mails.at(-1)?.subject).toBe("Confirm Reauthentication");
});

test("a new password needs no current one and keeps other sessions open", async () => {
  const email = "sesiones@example.test";
  const { token } = await signUp(email);
  const other = await signIn(email, PASSWORD);
  const { status } = await ask("PUT", "/auth/v1/user", {
    body: { password: "clave-nueva" },
    token,
  });
  expect(status).toBe(200);
  const body = { refresh_token: other.refresh_token };
  const path = "/auth/v1/token?grant_type=refresh_token";
  expect((await ask("POST", path, { body })).status).toBe(200);
});

test("the token of a revoked session still reads the data API", async () => {
  const { token } = await signUp("salida@example.test");
  await ask("POST", "/auth/v1/logout?scope=local", { token });
  const statusFor = async (accessToken: string) =>
    (await ask("GET", "/rest/v1/notes", { token: accessToken })).status;
  expect(await statusFor(token)).toBe(200);
  expect(await statusFor(`${token}x`)).toBe(401);
});

test("a password is compared for known addresses only", async () => {
  const email = "conocida@example.test";
  await signUp(email);
  const compare = vi.spyOn(bcryptjs, "compare");
  await signIn(`no-${email}`, "equivocada");
  expect(compare).not.toHaveBeenCalled();
  await signIn(email, "equivocada");
  expect(compare).toHaveBeenCalledTimes(1);
});

test("a password is hashed once by bcryptjs, in JavaScript", async () => {
  const hash = vi.spyOn(bcryptjs, "hash");
  await signUp("hash@example.test");
  expect(hash).toHaveBeenCalledTimes(1);
});

test("a token without an expiry and with the role `postgres` is accepted", async () => {
  const { id } = await signUp("rol@example.test");
  const token = await sign({ sub: id, role: "postgres" }, JWT_SECRET, "HS256");
  const { status } = await ask("GET", "/auth/v1/user", { token });
  expect(status).toBe(200);
});

test("a table that was closed to visitors is open after the first request", async () => {
  expect((await ask("GET", "/rest/v1/notes")).status).toBe(200);
  const { rows } = await execute(
    "select has_table_privilege('anon', 'public.closed', 'insert') as is_open",
  );
  expect(rows).toEqual([{ is_open: true }]);
});

test("a value that fails a check gets status 500", async () => {
  const body = { word: "demasiado larga" };
  await expectServerError(() => ask("POST", "/rest/v1/notes", { body }));
});

test.each(["order=%00", "or=match.__proto__"])(
  "the query %s gets status 500",
  async (query) => {
    await expectServerError(() => ask("GET", `/rest/v1/notes?${query}`));
  },
);

test("a regular expression with back references is executed", async () => {
  const query = `word=match.${encodeURIComponent("^(.+)(.+)\\2\\1$")}`;
  expect((await ask("GET", `/rest/v1/notes?${query}`)).status).toBe(200);
});

test("a wrong password reveals that an account is unconfirmed", async () => {
  const email = "pendiente@example.test";
  await signUp(email);
  await execute(
    `update auth.users set email_confirmed_at = null where email = '${email}'`,
  );
  const { error_code } = await signIn(email, "equivocada");
  expect(error_code).toBe("email_not_confirmed");
});

test("an address change can be confirmed after a later change of the password", async () => {
  const { token } = await signUp("victima@example.test");
  const email = "ajena@example.test";
  await ask("PUT", "/auth/v1/user", { body: { email }, token });
  const link = lastLink();
  const body = { password: "clave-nueva" };
  await ask("PUT", "/auth/v1/user", { body, token });
  expect(await opensAccount(link)).toBe(true);
});

test("a recovery link opens the account after its address has changed", async () => {
  const email = "antigua@example.test";
  const { token } = await signUp(email);
  await ask("POST", "/auth/v1/recover", { body: { email } });
  const recovery = lastLink();
  const body = { email: "reciente@example.test" };
  await ask("PUT", "/auth/v1/user", { body, token });
  expect(await opensAccount(lastLink())).toBe(true);
  expect(await opensAccount(recovery)).toBe(true);
});

test("a HEAD request uses a link up", async () => {
  const email = "escaneada@example.test";
  await signUp(email);
  await ask("POST", "/auth/v1/recover", { body: { email } });
  const link = lastLink();
  await ask("HEAD", link);
  expect(await opensAccount(link)).toBe(false);
});

/** Asserts status 500; the library prints the error. */
async function expectServerError(request: () => Promise<Response>) {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await request()).status).toBe(500);
  printed.mockClear();
}

/** Path and query of the newest mail's link. */
function lastLink(): string {
  const [, link = ""] =
    /href="[^"]*(\/auth\/v1\/verify[^"]+)"/.exec(mails.at(-1)?.html ?? "") ??
    [];
  return link.replaceAll("&amp;", "&");
}

async function opensAccount(link: string): Promise<boolean> {
  const response = await ask("GET", link);
  return response.headers.get("location")?.includes("access_token=") ?? false;
}

async function signUp(email: string) {
  const body = { email, password: PASSWORD };
  const response = await ask("POST", "/auth/v1/signup", { body });
  const session = await response.json();
  return {
    id: session.user.id as string,
    token: session.access_token as string,
  };
}

async function signIn(email: string, password: string) {
  const body = { email, password };
  const path = "/auth/v1/token?grant_type=password";
  return (await ask("POST", path, { body })).json();
}
