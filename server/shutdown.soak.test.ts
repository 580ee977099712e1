import { expect, test } from "vitest";
import { makeGround } from "./testing/backends.ts";
import { stopUnderLoad } from "./testing/keep-alive-load.ts";

const STOPS = 10;

test("ten stops under keep-alive load break no connection", async () => {
  const { settings, remove } = await makeGround("embedded");
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { exitCode, ms, answered, broken } = await stopUnderLoad(settings);
    console.info(
      `stop ${stop + 1}: ${answered} answers, ${broken.length} broken, ${Math.round(ms)} ms`,
    );
    expect.soft({ exitCode, broken }).toEqual({ exitCode: 0, broken: [] });
    expect.soft(ms).toBeLessThan(5_000);
  }
  await remove();
});
