import bcrypt from "bcrypt";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  createTestAccount,
  type LiteBackend,
  onEachLite,
  signInTestAccount,
  type TestAccount,
} from "../../testing/lite-backends.ts";
import { TIME_TOLERANCE, timeRatio } from "../../testing/time-ratio.ts";

onEachLite(
  (backend) => {
    test("a new password ends all other sessions, and every session if no session set it", async () => {
      const account = await createTestAccount(backend());
      const other = await signInTestAccount(
        backend(),
        account.email,
        account.password,
      );
      expect(await canRead(backend(), other.token)).toBe(true);
      const { status } = await changePassword(backend(), account, {});
      expect(status).toBe(200);
      expect(await canRead(backend(), other.token)).toBe(false);
      expect(await refreshStatus(backend(), other.refreshToken)).toBe(400);
      expect(await canRead(backend(), account.token)).toBe(true);
      expect(await refreshStatus(backend(), account.refreshToken)).toBe(200);
      const { database } = backend();
      await sql`
        update auth.users set encrypted_password = '' where id = ${account.userId}
      `.execute(database);
      expect(await canRead(backend(), account.token)).toBe(false);
    });

    test("a session whose change was rejected still ends when another sets a new password", async () => {
      const account = await createTestAccount(backend());
      const other = await signInTestAccount(
        backend(),
        account.email,
        account.password,
      );
      const sendRejectedChange = () =>
        changePassword(backend(), other, { password: "corta" });
      expect((await sendRejectedChange()).status).toBe(422);
      const [changed] = await Promise.all([
        changePassword(backend(), account, {}),
        ...Array.from({ length: 10 }, sendRejectedChange),
      ]);
      expect(changed.status).toBe(200);
      expect(await canRead(backend(), other.token)).toBe(false);
      expect(await refreshStatus(backend(), other.refreshToken)).toBe(400);
      expect(await canRead(backend(), account.token)).toBe(true);
      const third = await signInTestAccount(
        backend(),
        account.email,
        "clave-nueva",
      );
      await changePassword(backend(), third, { password: "corta" });
      // A change without a session, such as an operator's.
      await sql`
        update auth.users set encrypted_password = '' where id = ${account.userId}
      `.execute(backend().database);
      expect(await canRead(backend(), third.token)).toBe(false);
    });

    test("the token of an ended session changes nothing", async () => {
      const account = await createTestAccount(backend());
      const other = await signInTestAccount(
        backend(),
        account.email,
        account.password,
      );
      await changePassword(backend(), account, {});
      for (const body of [
        { password: "clave-ajena" },
        { password: "clave-ajena", current_password: "clave-nueva" },
        { email: "ajena@example.test" },
        { data: { full_name: "Ajena" } },
      ]) {
        const { token } = other;
        const changed = await backend().ask("PUT", "/auth/v1/user", {
          body,
          token,
        });
        expect(changed.status).toBe(403);
      }
      await signInTestAccount(backend(), account.email, "clave-nueva");
    });

    test("a new password is not stored when other sessions cannot be ended", async () => {
      const account = await createTestAccount(backend());
      const other = await signInTestAccount(
        backend(),
        account.email,
        account.password,
      );
      const { database } = backend();
      await sql`
        create function public.refuse_delete() returns trigger language plpgsql
        as 'begin raise exception ''no session can be deleted''; end'
      `.execute(database);
      await sql`
        create trigger refuse_delete before delete on auth.sessions
        for each row execute function public.refuse_delete()
      `.execute(database);
      onTestFinished(async () => {
        await sql`drop function public.refuse_delete() cascade`.execute(
          database,
        );
      });
      // The library prints errors of the database.
      const printed = vi.spyOn(console, "error").mockImplementation(() => {});
      const { status } = await changePassword(backend(), account, {});
      expect(status).toBe(500);
      expect(printed).toHaveBeenCalledOnce();
      printed.mockClear();
      await signInTestAccount(backend(), account.email, account.password);
      expect(await canRead(backend(), other.token)).toBe(true);
    });

    test("a sign-up and a sign-in need an e-mail and a password", async () => {
      const email = "incompleta@example.test";
      for (const path of ["signup", "token?grant_type=password"])
        for (const body of [
          {},
          { email },
          { password: "clave-buena" },
          { email: "", password: "clave-buena" },
          { email, password: "" },
        ]) {
          const { status } = await backend().ask("POST", `/auth/v1/${path}`, {
            body,
          });
          expect([400, 422]).toContain(status);
        }
      const { rows } = await sql`
        select id from auth.users where email is null or email in ('', ${email})
      `.execute(backend().database);
      expect(rows).toEqual([]);
    });

    test("a sign-up with a phone number is rejected", async () => {
      const body = { phone: "+525555555555", password: "clave-buena" };
      const { status } = await backend().ask("POST", "/auth/v1/signup", {
        body,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });

    test("a rejected new password ends no session", async () => {
      const account = await createTestAccount(backend());
      const other = await signInTestAccount(
        backend(),
        account.email,
        account.password,
      );
      const { status } = await changePassword(backend(), account, {
        password: "corta",
      });
      expect(status).toBe(422);
      expect(await canRead(backend(), other.token)).toBe(true);
    });

    test("a ten-minute-old session needs the current password to set a new password", async () => {
      const account = await createTestAccount(backend());
      await ageSessions(backend(), account);
      const without = await changePassword(backend(), account, {});
      expect(without).toEqual({ status: 400, code: "reauthentication_needed" });
      const wrong = await changePassword(backend(), account, {
        current_password: "equivocada",
      });
      expect(wrong).toEqual({ status: 400, code: "invalid_credentials" });
      await signInTestAccount(backend(), account.email, account.password);
      const right = await changePassword(backend(), account, {
        current_password: account.password,
      });
      expect(right.status).toBe(200);
      await signInTestAccount(backend(), account.email, "clave-nueva");
    });

    test("a ten-minute-old session cannot change the address of the account", async () => {
      const account = await createTestAccount(backend());
      await ageSessions(backend(), account);
      const mailsBefore = backend().mails.length;
      const response = await backend().ask("PUT", "/auth/v1/user", {
        body: { email: `nuevo-${account.email}` },
        token: account.token,
      });
      expect(response.status).toBe(400);
      expect((await response.json()).error_code).toBe(
        "reauthentication_needed",
      );
      expect(backend().mails).toHaveLength(mailsBefore);
    });

    test("a ten-minute-old session cannot delete the account; a fresh one deletes all its rows", async () => {
      const account = await createTestAccount(backend());
      await ageSessions(backend(), account);
      const refusal = { status: 403, code: "PT403" };
      // The library prints errors of the database.
      const printed = vi.spyOn(console, "error").mockImplementation(() => {});
      expect(await deleteAccount(backend(), account.token)).toEqual(refusal);
      // A renewed token does not make the session younger.
      const renewed = await refresh(backend(), account.refreshToken);
      const { access_token } = await renewed.json();
      expect(await deleteAccount(backend(), access_token)).toEqual(refusal);
      expect(printed).toHaveBeenCalledTimes(2);
      printed.mockClear();
      expect(await findRows(backend(), account)).not.toEqual([]);
      const { email, password } = account;
      const { token } = await signInTestAccount(backend(), email, password);
      expect(await deleteAccount(backend(), token)).toEqual({ status: 204 });
      expect(await findRows(backend(), account)).toEqual([]);
    });

    test("a wrong current password is rejected in a fresh session too", async () => {
      const account = await createTestAccount(backend());
      const refusal = await changePassword(backend(), account, {
        current_password: "equivocada",
      });
      expect(refusal).toEqual({ status: 400, code: "invalid_credentials" });
    });

    test("the name changes in an old session without a password", async () => {
      const account = await createTestAccount(backend());
      await ageSessions(backend(), account);
      const { status } = await backend().ask("PUT", "/auth/v1/user", {
        body: { data: { full_name: "Ana" } },
        token: account.token,
      });
      expect(status).toBe(200);
    });

    test("the metadata of an account does not grow without a limit, and its fields still change", async () => {
      const account = await createTestAccount(backend());
      const changeData = async (data: object) => {
        const { token } = account;
        const answer = await backend().ask("PUT", "/auth/v1/user", {
          body: { data },
          token,
        });
        return answer.status;
      };
      const statuses = [];
      for (let field = 0; field < 5; field++)
        statuses.push(
          await changeData({ [`field${field}`]: "x".repeat(5_000) }),
        );
      expect(statuses).toEqual([200, 200, 200, 422, 422]);
      expect(await changeData({ full_name: "Ana" })).toBe(200);
    });

    test("after signing out the access token reads nothing more", async () => {
      const { token } = await createTestAccount(backend());
      expect(await canRead(backend(), token)).toBe(true);
      await backend().ask("POST", "/auth/v1/logout?scope=local", { token });
      expect(await canRead(backend(), token)).toBe(false);
      expect(await canRead(backend(), ` ${token}`)).toBe(false);
    });

    test("an empty password is rejected without a comparison", async () => {
      const { email } = await createTestAccount(backend());
      const compare = vi.spyOn(bcrypt, "compare");
      for (const address of [email, `no-${email}`]) {
        const { status } = await backend().ask(
          "POST",
          "/auth/v1/token?grant_type=password",
          { body: { email: address, password: "" } },
        );
        expect(status).toBe(400);
      }
      expect(compare).not.toHaveBeenCalled();
    });

    test("sign-in compares one hash of the same cost for known and unknown addresses", async () => {
      const { email } = await createTestAccount(backend());
      const compare = vi.spyOn(bcrypt, "compare");
      for (const address of [email, `no-${email}`]) {
        const { status } = await backend().ask(
          "POST",
          "/auth/v1/token?grant_type=password",
          { body: { email: address, password: "equivocada" } },
        );
        expect(status).toBe(400);
      }
      const costs = compare.mock.calls.map(([, hash]) =>
        bcrypt.getRounds(hash),
      );
      expect(costs).toEqual([costs[0], costs[0]]);
    });

    test("a request for recovery takes the same time for known and unknown addresses", async () => {
      const { email } = await createTestAccount(backend());
      const attempt = async (address: string) => {
        const body = { email: address };
        return backend().ask("POST", "/auth/v1/recover", { body });
      };
      const ratio = await timeRatio(
        () => attempt(email),
        () => attempt(`no-${email}`),
        async () => {
          await backend().drain();
          // Each attempt follows the same statement.
          await sql`select 1`.execute(backend().database);
        },
      );
      expect(Math.abs(ratio - 1)).toBeLessThan(TIME_TOLERANCE);
    });
  },
  { emailConfirmation: false },
);

onEachLite(
  (backend) => {
    test("an unconfirmed account is not revealed without its password", async () => {
      const email = "sin-confirmar@example.test";
      const password = "clave-buena";
      const body = { email, password };
      await backend().ask("POST", "/auth/v1/signup", { body });
      const attempt = async (credentials: typeof body) => {
        const response = await backend().ask(
          "POST",
          "/auth/v1/token?grant_type=password",
          { body: credentials },
        );
        return response.json();
      };
      const wrong = await attempt({ email, password: "equivocada" });
      const unknown = await attempt({ email: `no-${email}`, password });
      expect(wrong).toEqual(unknown);
      expect(wrong.error_code).toBe("invalid_credentials");
      const right = await attempt(body);
      expect(right.error_code).toBe("email_not_confirmed");
    });
  },
  { emailConfirmation: true },
);

/** True when the token still reads the data API. */
async function canRead({ ask }: LiteBackend, token: string): Promise<boolean> {
  const { status } = await ask("GET", "/rest/v1/profiles?select=id", { token });
  expect([200, 401]).toContain(status);
  return status === 200;
}

async function refreshStatus(backend: LiteBackend, refreshToken: string) {
  return (await refresh(backend, refreshToken)).status;
}

function refresh({ ask }: LiteBackend, refreshToken: string) {
  const body = { refresh_token: refreshToken };
  return ask("POST", "/auth/v1/token?grant_type=refresh_token", { body });
}

async function deleteAccount({ ask }: LiteBackend, token: string) {
  const path = "/rest/v1/rpc/delete_account";
  const response = await ask("POST", path, { body: {}, token });
  const { status } = response;
  return response.ok
    ? { status }
    : { status, code: (await response.json()).code };
}

/** Rows of the library about an account; its audit log holds e-mails. */
async function findRows({ database }: LiteBackend, account: TestAccount) {
  const { rows } = await sql`
    select text from (
      select to_jsonb(u)::text as text from auth.users u
      union all select to_jsonb(s)::text from auth.sessions s
      union all select to_jsonb(r)::text from auth.refresh_tokens r
      union all select to_jsonb(i)::text from auth.identities i
      union all select to_jsonb(a)::text from auth.audit_log_entries a
    ) as everything
    where text like ${`%${account.userId}%`} or text like ${`%${account.email}%`}
  `.execute(database);
  return rows;
}

async function changePassword(
  { ask }: LiteBackend,
  { token }: Pick<TestAccount, "token">,
  fields: Readonly<Record<string, string>>,
) {
  const response = await ask("PUT", "/auth/v1/user", {
    body: { password: "clave-nueva", ...fields },
    token,
  });
  const { error_code: code } = await response.json();
  return { status: response.status, ...(code && { code: code as string }) };
}

/** Makes the account's sessions ten minutes old. */
async function ageSessions({ database }: LiteBackend, { userId }: TestAccount) {
  await sql`
    update auth.sessions set created_at = created_at - interval '10 minutes'
    where user_id = ${userId}
  `.execute(database);
}
