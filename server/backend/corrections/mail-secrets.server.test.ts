import { hash, randomBytes } from "node:crypto";
import { PGlite } from "@supabase/lite/pglite";
import { sql } from "kysely";
import pg from "pg";
import { expect, test, vi } from "vitest";
import {
  createTestAccount,
  follow,
  type LiteBackend,
  linkTo,
  onEachLite,
  signInTestAccount,
  type TestAccount,
} from "../../testing/lite-backends.ts";

const SECRETS = {
  signup: "confirmation_token",
  recovery: "recovery_token",
  email_change: "email_change_token_new",
} as const;

/** Guesses per type, each sent by GET and by POST. One type gets most: all run the same code. */
const GUESS_PAIRS = { recovery: 500, signup: 50, email_change: 50 };

type SecretType = keyof typeof SECRETS;
const TYPES = Object.keys(SECRETS) as ReadonlyArray<SecretType>;

onEachLite(
  (backend) => {
    test.each(TYPES)("a %s link is signed with 256 bits", async (type) => {
      const { stored, signed } = await requestMail(backend(), type);
      expect(signed).toMatch(/^[0-9a-f]{64}\.[\w-]{43}$/);
      expect(signed.startsWith(stored)).toBe(true);
    });

    test("no six-digit code with the address produces the token", async () => {
      const { email, stored } = await requestMail(backend(), "recovery");
      for (let code = 0; code < 1_000_000; code++)
        if (deriveToken(email, String(code).padStart(6, "0")) === stored)
          throw new Error(`The code ${code} gives the token`);
    });

    test.each(TYPES)(
      "no guess at a %s secret reaches the database",
      async (type) => {
        const { email, stored, link } = await requestMail(backend(), type);
        const guesses = Array.from({ length: GUESS_PAIRS[type] }, (_, index) =>
          index === 0 ? stored : randomBytes(32).toString("hex"),
        );
        const reached = await countReached(guesses, async (guess) => {
          await backend().ask(
            "GET",
            `/auth/v1/verify?token=${guess}&type=${type}`,
          );
          const body = { email, token: guess, token_hash: guess, type };
          const posted = await backend().ask("POST", "/auth/v1/verify", {
            body,
          });
          expect(posted.status).toBe(404);
        });
        expect(reached).toBe(0);
        // The guesses do not invalidate the owner's link.
        const { fragment } = await follow(backend(), link);
        expect(fragment.get("access_token")).toMatch(/^eyJ/);
      },
    );

    test("a signed link reaches the database", async () => {
      const { stored, link } = await requestMail(backend(), "recovery");
      const reached = await countReached([stored], () =>
        follow(backend(), link),
      );
      expect(reached).toBe(1);
    });

    test("a used link is invalid", async () => {
      const { link } = await requestMail(backend(), "recovery");
      await follow(backend(), link);
      const { fragment } = await follow(backend(), link);
      expect(fragment.get("error_code")).toBe("otp_expired");
    });

    test("a newer link replaces an older one", async () => {
      const { email, link } = await requestMail(backend(), "recovery");
      await requestRecovery(backend(), email);
      const newer = linkTo(backend(), email) ?? "";
      expect(newer).not.toBe(link);
      const old = await follow(backend(), link);
      expect(old.fragment.get("error_code")).toBe("otp_expired");
      const { fragment } = await follow(backend(), newer);
      expect(fragment.get("access_token")).toMatch(/^eyJ/);
    });

    test("a link token is invalid for another type", async () => {
      const { link } = await requestMail(backend(), "recovery");
      const { fragment } = await follow(
        backend(),
        link.replace("type=recovery", "type=magiclink"),
      );
      expect(fragment.get("access_token")).toBeNull();
    });

    test("a new password ends an address change requested before", async () => {
      const account = await createTestAccount(backend());
      const { link } = await requestEmailChange(backend(), account);
      await changeUser(backend(), account, { password: "clave-nueva" });
      const { fragment } = await follow(backend(), link);
      expect(fragment.get("error_code")).toBe("otp_expired");
      await signInTestAccount(backend(), account.email, "clave-nueva");
    });

    test("a new password ends a recovery link sent before", async () => {
      const account = await createTestAccount(backend());
      await requestRecovery(backend(), account.email);
      const link = linkTo(backend(), account.email) ?? "";
      await sql`
        update auth.users set encrypted_password = '' where id = ${account.userId}
      `.execute(backend().database);
      const { fragment } = await follow(backend(), link);
      expect(fragment.get("error_code")).toBe("otp_expired");
    });

    test("an address that changes together with the password can be confirmed", async () => {
      const account = await createTestAccount(backend());
      const { link } = await requestEmailChange(backend(), account, {
        password: "clave-nueva",
      });
      const { fragment } = await follow(backend(), link);
      expect(fragment.get("access_token")).toMatch(/^eyJ/);
    });

    test("a changed address ends the recovery link that the old one received", async () => {
      const account = await createTestAccount(backend());
      await requestRecovery(backend(), account.email);
      const recovery = linkTo(backend(), account.email) ?? "";
      const { link } = await requestEmailChange(backend(), account);
      await follow(backend(), link);
      const { fragment } = await follow(backend(), recovery);
      expect(fragment.get("error_code")).toBe("otp_expired");
    });

    test("a HEAD request for a link, such as a mail scanner's, does not use it up", async () => {
      const { link } = await requestMail(backend(), "recovery");
      const scanned = await backend().ask("HEAD", link);
      expect(scanned.status).toBe(200);
      expect(scanned.headers.get("location")).toBeNull();
      const { fragment } = await follow(backend(), link);
      expect(fragment.get("access_token")).toMatch(/^eyJ/);
    });

    test("a change of address is confirmed at the new address, with our wording", async () => {
      const { email, link, newEmail } = await requestMail(
        backend(),
        "email_change",
      );
      const mail = backend().mails.findLast(({ to }) => to === newEmail);
      expect(mail?.subject).toBe("Confirma tu correo nuevo en Trampolín");
      expect(mail?.text).toContain("Pediste usar este correo");
      expect(backend().mails.filter(({ to }) => to === email)).toHaveLength(1);
      const { screen } = await follow(backend(), link);
      expect(screen).toBe("https://trampolin.example/login");
      const { rows } = await sql`
        select email from auth.users where email = ${newEmail}
      `.execute(backend().database);
      expect(rows).toHaveLength(1);
    });
  },
  { emailConfirmation: true },
);

/** Requests a mail with a secret of this type. */
async function requestMail(backend: LiteBackend, type: SecretType) {
  const newEmail = `${randomBytes(8).toString("hex")}@example.test`;
  let email = newEmail;
  if (type === "signup") {
    const body = { email, password: "clave-buena" };
    await backend.ask("POST", "/auth/v1/signup", { body });
  } else {
    const account = await createTestAccount(backend);
    email = account.email;
    if (type === "recovery") await requestRecovery(backend, email);
    else
      await backend.ask("PUT", "/auth/v1/user", {
        body: { email: newEmail },
        token: account.token,
      });
  }
  const receiver = type === "email_change" ? newEmail : email;
  const link = linkTo(backend, receiver) ?? "";
  const signed =
    new URL(link, "https://x.test").searchParams.get("token") ?? "";
  const { rows } = await sql<{ secret: string }>`
    select ${sql.ref(SECRETS[type])} as secret from auth.users where email = ${email}
  `.execute(backend.database);
  const stored = rows[0]?.secret;
  if (!stored) throw new Error(`No ${type} secret was stored`);
  return { email, newEmail, link, signed, stored };
}

/** Requests another address, with other changes in the same request. */
async function requestEmailChange(
  backend: LiteBackend,
  account: TestAccount,
  otherChanges: Readonly<Record<string, string>> = {},
) {
  const newEmail = `${randomBytes(8).toString("hex")}@example.test`;
  await changeUser(backend, account, { email: newEmail, ...otherChanges });
  return { newEmail, link: linkTo(backend, newEmail) ?? "" };
}

async function changeUser(
  { ask }: LiteBackend,
  { token }: TestAccount,
  body: Readonly<Record<string, string>>,
) {
  const { status } = await ask("PUT", "/auth/v1/user", { body, token });
  expect(status).toBe(200);
}

async function requestRecovery(backend: LiteBackend, email: string) {
  await backend.ask("POST", "/auth/v1/recover", { body: { email } });
  await backend.drain();
}

/** Derives a link's token as the library does. */
function deriveToken(email: string, code: string): string {
  return hash("sha256", email + code);
}

/** Counts the guesses that reach the database. */
async function countReached(
  guesses: ReadonlyArray<string>,
  attempt: (guess: string) => Promise<unknown>,
): Promise<number> {
  const embedded = vi.spyOn(PGlite.prototype, "query");
  const postgres = vi.spyOn(pg.Client.prototype, "query");
  for (const guess of guesses) await attempt(guess);
  const parameters = [...embedded.mock.calls, ...postgres.mock.calls].flatMap(
    ([statement, values]: ReadonlyArray<unknown>) =>
      values ?? (statement as pg.QueryConfig).values,
  );
  embedded.mockRestore();
  postgres.mockRestore();
  expect(parameters.length).toBeGreaterThan(0);
  const seen = new Set(parameters);
  return guesses.filter((guess) => seen.has(guess)).length;
}
