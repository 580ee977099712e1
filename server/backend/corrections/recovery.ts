import { setImmediate, setTimeout } from "node:timers/promises";
import { readJsonObject, withJsonBody } from "../../http/json-body.ts";
import type { BackendFetch } from "../backend.ts";
import type { Sessions } from "./sessions.ts";

/** A hanging mail server must not delay a shutdown. */
const DRAIN_MS = 2_000;

/** The library's own e-mail pattern. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Answers a recovery request after the same work for every address and sends the mail
 * afterwards: the library's response time reveals who has an account.
 */
export function createRecovery(ask: BackendFetch, sessions: Sessions) {
  const pendingMails = new Set<Promise<void>>();

  const send = async (request: Request, peerAddress: string | null) => {
    // Sends the response first.
    await setImmediate();
    const response = await ask(request, peerAddress);
    if (!response.ok)
      console.error(`a recovery mail was not sent: status ${response.status}`);
  };

  return {
    async respond(request: Request, peerAddress: string | null) {
      const { email } = await readJsonObject(request);
      if (
        typeof email !== "string" ||
        !EMAIL.test(email) ||
        !request.headers.has("apikey")
      )
        return ask(request, peerAddress);
      // Fails before the response while the database is unavailable.
      await sessions.findAccount({ email });
      const sending = send(withJsonBody(request, { email }), peerAddress)
        .catch((error: unknown) => {
          console.error("a recovery mail was not sent", error);
        })
        .finally(() => pendingMails.delete(sending));
      pendingMails.add(sending);
      return Response.json({});
    },
    /** Waits for pending mails, at most `DRAIN_MS`. */
    drain: () =>
      Promise.race([
        Promise.all(pendingMails).then(() => {}),
        setTimeout(DRAIN_MS, undefined, { ref: false }),
      ]),
  };
}
