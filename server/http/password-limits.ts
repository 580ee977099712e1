import type { Context, MiddlewareHandler } from "hono";
import {
  type ApiVariables,
  hashesPassword,
  PASSWORD_SIGN_IN,
  requestAction,
} from "./api-limits.ts";
import type { FairQueue } from "./fair-queue.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { SignInDelay } from "./sign-in-delay.ts";
import { tooManyRequests } from "./too-many.ts";

type Middleware = MiddlewareHandler<{ Variables: ApiVariables }>;

/** HTTP status of the backend for a wrong password or an unknown e-mail. */
const WRONG_PASSWORD = 400;

/** Rejects attempts on an account with 429 while it is delayed after wrong passwords. */
export function delaySignIns(
  signInDelay: SignInDelay,
  limits: RateLimits,
): Middleware {
  return async (c, next) => {
    const account = findAccountKey(c);
    if (account === null) return next();
    const network = c.get("clientAddress");
    const attempt = await signInDelay.begin(network, account);
    if (attempt.waitSeconds !== null) {
      // Refunds a rejected attempt: otherwise one student could use up the school's limit.
      if (requestAction(c.req.raw) === PASSWORD_SIGN_IN)
        await limits.signIn.refund(network);
      return tooManyRequests(c, attempt.waitSeconds);
    }
    await next();
    if (c.res.ok) await attempt.succeed();
    else if (c.res.status !== WRONG_PASSWORD) await attempt.cancel();
  };
}

/** E-mail at sign-in, account id at a change of the account; null when no password is checked. */
function findAccountKey(
  c: Context<{ Variables: ApiVariables }>,
): string | null {
  const action = requestAction(c.req.raw);
  const { email, provesPassword } = c.get("accountFields");
  if (action === PASSWORD_SIGN_IN) return email;
  return action === "PUT /auth/v1/user" && provesPassword
    ? c.get("accountId")
    : null;
}

/** Queues requests that hash a password; networks take turns. */
export function queuePasswords(passwords: FairQueue): Middleware {
  return async (c, next) => {
    if (!hashesPassword(c.req.raw)) return next();
    const result = await passwords.run(
      c.get("clientAddress"),
      next,
      c.req.raw.signal,
    );
    if (!result.ok) return tooManyRequests(c, passwords.maxWaitSeconds);
  };
}
