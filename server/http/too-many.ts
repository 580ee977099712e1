import type { Context } from "hono";

/** 429 with `Retry-After`, in the shape that the official clients read. */
export function tooManyRequests(c: Context, waitSeconds: number) {
  return c.json(TOO_MANY, 429, { "retry-after": String(waitSeconds) });
}

const TOO_MANY = {
  code: "over_request_rate_limit",
  error_code: "over_request_rate_limit",
  message: "Too many requests",
  msg: "Too many requests",
} as const;
