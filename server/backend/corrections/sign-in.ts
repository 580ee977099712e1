import bcrypt from "bcrypt";
import { readJsonObject, withJsonBody } from "../../http/json-body.ts";
import type { BackendFetch } from "../backend.ts";
import type { Sessions } from "./sessions.ts";

/** Hash of a random text, with the cost of the library's hashes. */
const UNKNOWN_HASH =
  "$2b$10$9MjPT8oQeopjbD08n5XHg.K3pPqkFHqF/2kMm4QuRQ9ipGLw4hwXi";

/** Never exists: ".invalid" is a reserved domain. */
const UNKNOWN_EMAIL = "unknown@trampolin.invalid";

/**
 * Signs in with a password, with the same work for every address: the library hashes
 * nothing for an unknown address, and reports an unconfirmed address before it compares
 * the password. Both reveal who has an account.
 */
export function createSignIn(ask: BackendFetch, sessions: Sessions) {
  return async (request: Request, peerAddress: string | null) => {
    const { email, password } = await readJsonObject(request);
    // The library rejects an empty password without a comparison.
    if (typeof email !== "string" || typeof password !== "string" || !password)
      return ask(request, peerAddress);
    const account = await sessions.findAccount({ email });
    // The library compares the password itself.
    if (account?.isConfirmed && account.passwordHash)
      return ask(request, peerAddress);
    const hash = account?.passwordHash ?? UNKNOWN_HASH;
    return (await bcrypt.compare(password, hash))
      ? ask(request, peerAddress)
      : ask(
          withJsonBody(request, { email: UNKNOWN_EMAIL, password }),
          peerAddress,
        );
  };
}
