import { expect, test } from "vitest";
import { aSource, FAILURE, HOUR, ROW } from "./ask-source.fixture.ts";
import { answered, failed } from "./reply.ts";

const SPENT = failed("allowance");

test("a source that we have asked often enough is told as left alone, was not asked, and has not failed", async () => {
  const { ask, search, failures } = aSource(async () => SPENT);
  for (const query of ["a", "b", "c", "d"])
    expect(await ask(query)).toEqual({
      status: "suspended",
      items: [],
      wasAsked: false,
    });
  expect(search).toHaveBeenCalledTimes(4);
  expect(failures).toEqual([]);
});

test("what is remembered of it stands in, and says nothing against it either", async () => {
  const replies = [answered([ROW])];
  const { ask, clock } = aSource(async () => replies.shift() ?? SPENT);
  await ask("beca");
  clock.ms += 7 * HOUR;
  expect(await ask("beca")).toMatchObject({
    status: "stale",
    ageHours: 7,
    wasAsked: false,
  });
});

test("what a breaker keeps from a source counts as asked", async () => {
  const { ask } = aSource(async () => FAILURE);
  for (const query of ["a", "b", "c"])
    expect((await ask(query)).wasAsked).toBe(true);
  expect(await ask("d")).toMatchObject({ status: "suspended", wasAsked: true });
});

test("a second attempt that may not go leaves the first one's failure", async () => {
  const replies = [failed("network"), SPENT];
  const { ask, failures } = aSource(async () => replies.shift() ?? SPENT);
  expect(await ask("beca")).toMatchObject({ status: "error", wasAsked: true });
  expect(failures).toEqual([{ reason: "network" }]);
});

test("a trial that may not go leaves it to the next one", async () => {
  const replies = [FAILURE, FAILURE, FAILURE, SPENT];
  const { ask, clock } = aSource(
    async () => replies.shift() ?? answered([ROW]),
  );
  for (const query of ["a", "b", "c"]) await ask(query);
  clock.ms += 30_000;
  expect(await ask("d")).toMatchObject({
    status: "suspended",
    wasAsked: false,
  });
  expect(await ask("e")).toMatchObject({ status: "ok" });
});
