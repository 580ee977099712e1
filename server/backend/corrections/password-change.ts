import bcrypt from "bcrypt";
import { readJsonObject } from "../../http/json-body.ts";
import type { BackendFetch } from "../backend.ts";
import { keepSession } from "./kept-session.ts";
import type { Sessions, StoredSession } from "./sessions.ts";

/**
 * Changes the user. A new password or address needs the current password or a session
 * younger than ten minutes, such as one from a recovery link: the owner of the address
 * can reset the password anyway. The library requires nothing.
 */
export function createPasswordChange(ask: BackendFetch, sessions: Sessions) {
  return async (request: Request, peerAddress: string | null) => {
    const fields = await readJsonObject(request);
    const { password, email, current_password: current } = fields;
    const isSensitive = password !== undefined || email !== undefined;
    const session = isSensitive ? await sessions.find(request) : null;
    if (!session) return ask(request, peerAddress);
    const rejection = await findRejection(session, current, sessions);
    if (rejection) return Response.json(rejection, { status: rejection.code });
    return keepSession(session.id, () => ask(request, peerAddress));
  };
}

async function findRejection(
  { isRecent, userId }: StoredSession,
  current: unknown,
  sessions: Sessions,
) {
  if (current === undefined) return isRecent ? null : REAUTHENTICATION_NEEDED;
  const account = await sessions.findAccount({ userId });
  const isRight =
    typeof current === "string" &&
    (await bcrypt.compare(current, account?.passwordHash ?? ""));
  return isRight ? null : WRONG_PASSWORD;
}

const REAUTHENTICATION_NEEDED = {
  code: 400,
  error_code: "reauthentication_needed",
  msg: "This change requires reauthentication",
} as const;

const WRONG_PASSWORD = {
  code: 400,
  error_code: "invalid_credentials",
  msg: "Invalid login credentials",
} as const;
