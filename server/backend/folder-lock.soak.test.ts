import { expect, test } from "vitest";
import {
  aFolder,
  expectedOutcomes,
  leaveStaleLocks,
  raceForLock,
} from "./folder-lock.fixture.ts";

const RACES = 60;

test.each([
  ["a new folder", async () => {}],
  ["a folder with stale locks", leaveStaleLocks],
])(
  "in 60 races of three processes for %s exactly one gets the lock",
  { timeout: 600_000 },
  async (_name, prepare) => {
    for (let race = 0; race < RACES; race += 1) {
      const folder = await aFolder();
      await prepare(folder);
      expect(await raceForLock(folder)).toEqual(expectedOutcomes(folder));
    }
  },
);
