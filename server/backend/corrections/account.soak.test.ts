import { expect, test } from "vitest";
import { createTestAccount, onEachLite } from "../../testing/lite-backends.ts";
import { TIME_TOLERANCE, timeRatio } from "../../testing/time-ratio.ts";

onEachLite(
  (backend) => {
    test("sign-in takes the same time for known and unknown addresses", async () => {
      const { email } = await createTestAccount(backend());
      const attempt = (address: string) =>
        backend().ask("POST", "/auth/v1/token?grant_type=password", {
          body: { email: address, password: "equivocada" },
        });
      const ratio = await timeRatio(
        () => attempt(email),
        () => attempt(`no-${email}`),
      );
      expect(Math.abs(ratio - 1)).toBeLessThan(TIME_TOLERANCE);
    });
  },
  { emailConfirmation: false },
);
