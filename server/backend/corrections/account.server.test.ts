import bcrypt from "bcrypt";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import {
  type Account,
  type LiteBackend,
  onEachLite,
  signIn,
  signUp,
} from "../../testing/lite-backends.ts";

onEachLite(
  (backend) => {
    test("a new password ends every other session at once", async () => {
      const account = await signUp(backend());
      const other = await signIn(backend(), account.email, account.password);
      expect(await canRead(backend(), other.token)).toBe(true);
      const { status } = await changePassword(backend(), account, {});
      expect(status).toBe(200);
      expect(await canRead(backend(), other.token)).toBe(false);
      expect(await refreshStatus(backend(), other.refreshToken)).toBe(400);
      expect(await canRead(backend(), account.token)).toBe(true);
      expect(await refreshStatus(backend(), account.refreshToken)).toBe(200);
    });

    test("a refused new password ends no session", async () => {
      const account = await signUp(backend());
      const other = await signIn(backend(), account.email, account.password);
      const { status } = await changePassword(backend(), account, {
        password: "corta",
      });
      expect(status).toBe(422);
      expect(await canRead(backend(), other.token)).toBe(true);
    });

    test("a session of ten minutes needs the current password", async () => {
      const account = await signUp(backend());
      await age(backend(), account);
      const without = await changePassword(backend(), account, {});
      expect(without).toEqual({ status: 400, code: "reauthentication_needed" });
      const wrong = await changePassword(backend(), account, {
        current_password: "equivocada",
      });
      expect(wrong).toEqual({ status: 400, code: "invalid_credentials" });
      await signIn(backend(), account.email, account.password);
      const right = await changePassword(backend(), account, {
        current_password: account.password,
      });
      expect(right.status).toBe(200);
      await signIn(backend(), account.email, "clave-nueva");
    });

    test("a session of ten minutes cannot move the account to another address", async () => {
      const account = await signUp(backend());
      await age(backend(), account);
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

    test("a wrong current password is refused in a young session too", async () => {
      const account = await signUp(backend());
      const refusal = await changePassword(backend(), account, {
        current_password: "equivocada",
      });
      expect(refusal).toEqual({ status: 400, code: "invalid_credentials" });
    });

    test("the name changes in an old session without a password", async () => {
      const account = await signUp(backend());
      await age(backend(), account);
      const { status } = await backend().ask("PUT", "/auth/v1/user", {
        body: { data: { full_name: "Ana" } },
        token: account.token,
      });
      expect(status).toBe(200);
    });

    test("after signing out the access token reads nothing more", async () => {
      const { token } = await signUp(backend());
      expect(await canRead(backend(), token)).toBe(true);
      await backend().ask("POST", "/auth/v1/logout?scope=local", { token });
      expect(await canRead(backend(), token)).toBe(false);
      expect(await canRead(backend(), ` ${token}`)).toBe(false);
    });

    test("an empty password is compared for no address", async () => {
      const { email } = await signUp(backend());
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

    test("sign-in takes the same time for known and unknown addresses", async () => {
      const { email } = await signUp(backend());
      const attempt = (address: string) =>
        backend().ask("POST", "/auth/v1/token?grant_type=password", {
          body: { email: address, password: "equivocada" },
        });
      const ratio = await timeRatio(
        () => attempt(email),
        () => attempt(`no-${email}`),
      );
      expect(Math.abs(ratio - 1)).toBeLessThan(TOLERANCE);
    });

    test("a request for recovery takes the same time for known and unknown addresses", async () => {
      const { email } = await signUp(backend());
      const attempt = async (address: string) => {
        const body = { email: address };
        return backend().ask("POST", "/auth/v1/recover", { body });
      };
      const ratio = await timeRatio(
        () => attempt(email),
        () => attempt(`no-${email}`),
        async () => {
          await backend().drain();
          // Each attempt begins after the same statement.
          await sql`select 1`.execute(backend().database);
        },
      );
      expect(Math.abs(ratio - 1)).toBeLessThan(TOLERANCE);
    });
  },
  { emailConfirmation: false },
);

onEachLite(
  (backend) => {
    test("an account without confirmation is told to nobody without its password", async () => {
      const email = "sin-confirmar@example.test";
      const password = "clave-buena";
      const body = { email, password };
      await backend().ask("POST", "/auth/v1/signup", { body });
      const attempt = async (tried: typeof body) => {
        const response = await backend().ask(
          "POST",
          "/auth/v1/token?grant_type=password",
          { body: tried },
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

/** Whether the token still opens the data interface. */
async function canRead({ ask }: LiteBackend, token: string): Promise<boolean> {
  const { status } = await ask("GET", "/rest/v1/profiles?select=id", { token });
  expect([200, 401]).toContain(status);
  return status === 200;
}

async function refreshStatus({ ask }: LiteBackend, refreshToken: string) {
  const body = { refresh_token: refreshToken };
  const path = "/auth/v1/token?grant_type=refresh_token";
  return (await ask("POST", path, { body })).status;
}

async function changePassword(
  { ask }: LiteBackend,
  { token }: Account,
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
async function age({ database }: LiteBackend, { userId }: Account) {
  await sql`
    update auth.sessions set created_at = created_at - interval '10 minutes'
    where user_id = ${userId}
  `.execute(database);
}

/** How far the times of a known and an unknown address may differ. */
const TOLERANCE = 0.15;
/** Pairs of a busy machine scatter: the median of more of them settles, unless the times truly differ. */
const MAX_BATCHES = 25;
const ROUNDS_PER_BATCH = 6;

/** Median ratio of two attempts' times over 12 pairs whose order alternates, over up to 300 where fewer do not agree. */
async function timeRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  settle: () => Promise<void> = async () => {},
): Promise<number> {
  const time = async (attempt: () => Promise<unknown>) => {
    const started = performance.now();
    await attempt();
    const ms = performance.now() - started;
    await settle();
    return ms;
  };
  const ratios: Array<number> = [];
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    for (let round = 0; round < ROUNDS_PER_BATCH; round++) {
      const [a, b] = [await time(one), await time(other)];
      const [c, d] = [await time(other), await time(one)];
      ratios.push(a / b, d / c);
    }
    if (Math.abs(median(ratios) - 1) < TOLERANCE) break;
  }
  return median(ratios);
}

function median(values: ReadonlyArray<number>): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
