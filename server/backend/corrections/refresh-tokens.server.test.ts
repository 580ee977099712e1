import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  createTestAccount,
  onEachLite,
  signInTestAccount,
} from "../../testing/lite-backends.ts";

onEachLite(
  (backend) => {
    test("a refresh deletes its session's tokens that were revoked more than a day ago", async () => {
      const { database } = backend();
      const account = await createTestAccount(backend());
      const { email, password, userId } = account;
      const other = await signInTestAccount(backend(), email, password);
      await refresh(other.refreshToken);
      const first = account.refreshToken;
      const second = await refresh(first);
      const third = await refresh(second);
      await sql`update auth.refresh_tokens
        set updated_at = now() - interval '3 days'
        where user_id = ${userId} and revoked`.execute(database);
      await sql`update auth.refresh_tokens
        set updated_at = now() - interval '23 hours'
        where token = ${second}`.execute(database);
      const fourth = await refresh(third);
      const { rows } = await sql<{ token: string }>`
        select token from auth.refresh_tokens where user_id = ${userId}
      `.execute(database);
      const tokens = rows.map(({ token }) => token);
      expect(tokens).not.toContain(first);
      // The tokens of the other session stay.
      expect(tokens).toContain(other.refreshToken);
      expect(tokens).toEqual(expect.arrayContaining([second, third, fourth]));
      // A client that missed the response to its last refresh repeats it.
      expect(await refresh(third)).toBe(fourth);
    });

    async function refresh(refreshToken: string): Promise<string> {
      const response = await backend().ask(
        "POST",
        "/auth/v1/token?grant_type=refresh_token",
        { body: { refresh_token: refreshToken } },
      );
      expect(response.status).toBe(200);
      return (await response.json()).refresh_token;
    }
  },
  { emailConfirmation: false },
);
