import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, someAccount } from "#server/testing/people.ts";

onEachBackend((product) => {
  test("signing up creates the account and signs in, with the full name stored", async () => {
    const { email, password } = someAccount();
    const { data, error } = await aVisitor(product()).auth.signUp({
      email,
      password,
      options: { data: { full_name: "Ana Pérez" } },
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.user?.user_metadata).toMatchObject({ full_name: "Ana Pérez" });
    expect(data.session?.access_token).toMatch(/^eyJ/);
    expect(data.session?.expires_in).toBe(3600);
  });

  test("signing up with an existing address in capitals is rejected", async () => {
    const { email } = await aPerson(product());
    const { error } = await aVisitor(product()).auth.signUp({
      email: email.toUpperCase(),
      password: "otra-clave",
    });
    expect(error?.code).toBe("user_already_exists");
  });

  test("a password of five characters is rejected, and one of six is accepted", async () => {
    const { email } = someAccount();
    const visitor = aVisitor(product());
    const short = await visitor.auth.signUp({ email, password: "12345" });
    expect(short.error?.code).toBe("weak_password");
    const long = await visitor.auth.signUp({ email, password: "123456" });
    expect(long.error).toBeNull();
  });

  test("signing in with the right password gives a session of the same user", async () => {
    const { id, email, password } = await aPerson(product());
    const { data, error } = await aVisitor(product()).auth.signInWithPassword({
      email,
      password,
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
  });

  test("a wrong password and an unknown address get the same error", async () => {
    const { email } = await aPerson(product());
    const visitor = aVisitor(product());
    const wrong = await visitor.auth.signInWithPassword({
      email,
      password: "equivocada",
    });
    const unknown = await visitor.auth.signInWithPassword(someAccount());
    expect(wrong.error?.code).toBe("invalid_credentials");
    expect(unknown.error?.code).toBe("invalid_credentials");
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  test("refreshing a session keeps the user and replaces the refresh token", async () => {
    const { id, client } = await aPerson(product());
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
  });

  test("an unknown refresh token is rejected", async () => {
    const { error } = await aVisitor(product()).auth.refreshSession({
      refresh_token: "inventado",
    });
    expect(error?.status).toBe(400);
  });

  test("`getUser` returns the signed-in user, and no user for an invalid token", async () => {
    const { id, email, client } = await aPerson(product());
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id, email });
    for (const [token, status] of [
      [product().publishableKey, 401],
      ["inventado", 403],
    ] as const) {
      const other = await aVisitor(product()).auth.getUser(token);
      expect(other.data.user).toBeNull();
      expect([token, other.error?.status]).toEqual([token, status]);
    }
  });

  test("after a password change only the new password signs in", async () => {
    const { email, password, client } = await aPerson(product());
    const change = await client.auth.updateUser({ password: "clave-nueva" });
    expect(change.error).toBeNull();
    const visitor = aVisitor(product());
    const old = await visitor.auth.signInWithPassword({ email, password });
    expect(old.error?.code).toBe("invalid_credentials");
    const current = await visitor.auth.signInWithPassword({
      email,
      password: "clave-nueva",
    });
    expect(current.error).toBeNull();
  });

  test("after signing out the session cannot be refreshed", async () => {
    const { client } = await aPerson(product());
    const token = (await client.auth.getSession()).data.session?.refresh_token;
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
    const { error } = await aVisitor(product()).auth.refreshSession({
      refresh_token: token ?? "",
    });
    expect(error?.status).toBe(400);
  });
});
