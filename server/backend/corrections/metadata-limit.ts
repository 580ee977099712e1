import { readJsonObject } from "../../http/json-body.ts";
import type { BackendFetch } from "../backend.ts";
import type { Sessions } from "./sessions.ts";

/** Maximum size of an account's metadata as JSON: a name and the address of a picture fit. */
const MAX_METADATA_BYTES = 16 * 1024;

/**
 * Rejects a change of the user whose metadata the account has no room for. The library adds
 * the fields of each change to the stored ones without a limit, and reads all of them in
 * every request of the account.
 */
export function limitMetadata(
  change: BackendFetch,
  sessions: Sessions,
): BackendFetch {
  return async (request, peerAddress) => {
    const { data } = await readJsonObject(request);
    const session = data === undefined ? null : await sessions.find(request);
    const account = session && (await sessions.findAccount(session));
    if (!account) return change(request, peerAddress);
    const addedBytes = Buffer.byteLength(JSON.stringify(data));
    return account.metadataBytes + addedBytes > MAX_METADATA_BYTES
      ? Response.json(TOO_LARGE, { status: TOO_LARGE.code })
      : change(request, peerAddress);
  };
}

const TOO_LARGE = {
  code: 422,
  error_code: "validation_failed",
  msg: "The metadata of the account would be too large",
} as const;
