import type { Sql } from "../backend/backend.ts";
import { createCounter } from "./rate-limit.ts";
import { scaleLimit } from "./rate-limits.ts";

/** Wrong passwords for an account from one network that cause no delay. */
const FREE_NEARBY = 5;
/** The same from all networks together: far more than one person mistypes. */
const FREE_ANYWHERE = 100;
const FORGET_SECONDS = 15 * 60;
const MAX_WAIT_SECONDS = 30;

/** An admitted password check. Call one of the functions, or neither after a wrong password. */
type Attempt = {
  readonly waitSeconds: null;
  /** The password was right: resets earlier failures. */
  readonly succeed: () => Promise<unknown>;
  /** The password was not checked: the attempt does not count. */
  readonly cancel: () => Promise<unknown>;
};

type SignInWait = { readonly waitSeconds: number };

export type SignInDelay = {
  /** Counts an attempt as a failure until `succeed` or `cancel`, so that concurrent attempts cannot pass together. */
  readonly begin: (
    network: string,
    account: string,
  ) => Promise<Attempt | SignInWait>;
};

/**
 * Delays guessing at one account: after some wrong passwords each failure doubles the
 * time until the next attempt, from 1 s to 30 s. Counts by network and account, so that
 * another network cannot delay the owner, and with a far higher limit by account alone.
 * `account` is an e-mail at sign-in, an account's id at other checks.
 */
export function createSignInDelay(
  factor: number,
  sql: Sql | null,
): SignInDelay {
  const nearby = createDelay("nearby", scaleLimit(FREE_NEARBY, factor), sql);
  const anywhere = createDelay(
    "anywhere",
    scaleLimit(FREE_ANYWHERE, factor),
    sql,
  );
  return {
    async begin(network, account) {
      const near = await nearby(`${network} ${account}`);
      if (near.waitSeconds !== null) return near;
      const far = await anywhere(account);
      if (far.waitSeconds !== null) {
        await near.cancel();
        return far;
      }
      return {
        waitSeconds: null,
        succeed: () => Promise.all([near.succeed(), far.succeed()]),
        cancel: () => Promise.all([near.cancel(), far.cancel()]),
      };
    },
  };
}

function createDelay(name: string, free: number, sql: Sql | null) {
  const failures = createCounter(
    `${name}Failures`,
    { points: free, seconds: FORGET_SECONDS },
    sql,
  );
  const pause = createCounter(
    `${name}Pause`,
    { points: 1, seconds: MAX_WAIT_SECONDS },
    sql,
  );
  return async (key: string): Promise<Attempt | SignInWait> => {
    const waitAfterSeconds = waitAfter((await failures.count(key)) - free);
    const waitSeconds =
      waitAfterSeconds > 0 ? await pause.take(key, waitAfterSeconds) : null;
    if (waitSeconds !== null) {
      await failures.refund(key);
      return { waitSeconds };
    }
    const reopen = async () =>
      waitAfterSeconds > 0 ? pause.reset(key) : undefined;
    return {
      waitSeconds: null,
      succeed: () => Promise.all([failures.reset(key), pause.reset(key)]),
      cancel: () => Promise.all([failures.refund(key), reopen()]),
    };
  };
}

/** 0 while failures are free; 1 s after the last free one, then twice as long each time. */
function waitAfter(failuresPastFree: number): number {
  return failuresPastFree < 0
    ? 0
    : Math.min(2 ** failuresPastFree, MAX_WAIT_SECONDS);
}
