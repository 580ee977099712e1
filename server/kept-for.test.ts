import { expect, test, vi } from "vitest";
import { keptFor } from "./kept-for.ts";

test("while no answer has come nothing new is asked, however many ask", async () => {
  const { question, ask, wait } = asking(() => new Promise(() => {}));
  for (let times = 0; times < 19; times += 1) {
    void question();
    wait(3_000);
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what has been silent for a minute is lost, and is asked anew", async () => {
  const { question, ask, wait } = asking(() => new Promise(() => {}));
  void question();
  wait(60_000);
  void question();
  void question();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an answer that came late is kept no longer than another", async () => {
  const late = Promise.withResolvers<number>();
  const { question, ask, wait } = asking(() => late.promise);
  const answer = question();
  wait(10_000);
  late.resolve(1);
  expect(await answer).toBe(1);
  await question();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what fails is told to all who ask at about the same time", async () => {
  const { question, ask, wait } = asking(() => Promise.reject(new Error("no")));
  await expect(question()).rejects.toThrow("no");
  wait(2_999);
  await expect(question()).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(1);
  wait(1);
  await expect(question()).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(2);
});

function asking(answer: () => Promise<unknown>) {
  let now = 0;
  const ask = vi.fn(answer);
  return {
    ask,
    question: keptFor(3_000, () => now, ask),
    wait: (ms: number) => {
      now += ms;
    },
  };
}
