import type { RateLimits } from "./rate-limits.ts";

/** Limits that write down who was charged ("signIn 198.51.100.7"); only `full` ones refuse. */
export function recordingLimits(...full: Array<keyof RateLimits>) {
  const charged: Array<string> = [];
  const limit = (name: keyof RateLimits) => ({
    take: async (key: string) => {
      charged.push(`${name} ${key}`);
      return full.includes(name) ? 30 : null;
    },
  });
  const limits: RateLimits = {
    signIn: limit("signIn"),
    signInAccount: limit("signInAccount"),
    signUp: limit("signUp"),
    recovery: limit("recovery"),
    recoveryAccount: limit("recoveryAccount"),
    message: limit("message"),
    search: limit("search"),
    api: limit("api"),
    render: limit("render"),
  };
  return { limits, charged };
}
