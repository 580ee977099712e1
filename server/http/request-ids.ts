import { randomBytes } from "node:crypto";

export const REQUEST_ID = "x-request-id";

/** Ids unique across processes and restarts, cheaper than a random one each time. */
export function createRequestIds(): () => string {
  const processId = randomBytes(6).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count.toString(36)}`;
  };
}
