import { expect, test } from "vitest";
import { onEachBackend } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { aPerson, aVisitor } from "./testing/people.ts";

/** A text that must not appear in a log. */
const PRIVATE = "muy-privado-7";

onEachBackend(
  (product) => {
    test("the log has request lines, without personal data, secrets or content", async () => {
      const { url, publishableKey, log } = product();
      const { email, password, client, id } = await aPerson(product());
      const { data } = await client.auth.getSession();
      const token = data.session?.access_token ?? "";
      const headers = {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
      };

      await getRaw(url, `/becas?q=${PRIVATE}&lista=${PRIVATE}`);
      await getRaw(url, `/auth/v1/verify?token=${PRIVATE}&type=signup`);
      await getRaw(url, `/rest/v1/profiles?full_name=eq.${PRIVATE}`, {
        headers,
      });
      await getRaw(url, `/rest/v1/profiles?birth_date=eq.${PRIVATE}`, {
        headers,
      });
      await getRaw(url, `/rest/v1/profiles?${PRIVATE}=eq.1`, { headers });
      await aVisitor(product()).auth.signInWithPassword({
        email,
        password: PRIVATE,
      });
      await aVisitor(product()).auth.signUp({ email, password });
      // A check, a type, a policy and a check reject the next four: each prints its own error.
      await client.from("profiles").upsert({ id, grades: PRIVATE.repeat(9) });
      await client.from("profiles").upsert({ id, birth_date: PRIVATE });
      await client.from("profiles").upsert({
        id: "00000000-0000-0000-0000-000000000000",
        full_name: PRIVATE,
      });
      await client.from("feedback").insert({ name: PRIVATE, feedback: "" });
      await client.auth.updateUser({ data: { full_name: PRIVATE } });
      await getRaw(url, "/auth/v1/recover", {
        method: "POST",
        headers,
        body: JSON.stringify({ email }),
      });
      // The exit writes the buffered log lines.
      await product().stop();

      expect(log()).toContain('"path":"/auth/v1/signup"');
      expect(log()).toContain('"status":400');
      expect(log()).not.toContain(PRIVATE);
      expect(log()).not.toContain(email);
      expect(log()).not.toContain(password);
      expect(log()).not.toContain(token.slice(0, 60));
      expect(log()).not.toContain(publishableKey);
      expect(log()).not.toContain(product().secretKey);
      expect(log()).not.toMatch(/eyJ[\w-]{20}/);
      // Only the ready line is not JSON.
      const lines = log().trimEnd().split("\n");
      const otherLines = lines.filter((line) => !line.startsWith('{"level":'));
      expect(otherLines).toEqual([`Trampolín is ready: ${url}`]);
    });
  },
  { LOG_LEVEL: "trace" },
);
