import { AsyncLocalStorage } from "node:async_hooks";
import {
  ColumnNode,
  ColumnUpdateNode,
  type KyselyPlugin,
  UpdateQueryNode,
  ValueNode,
} from "kysely";

/** Session that the password change of the current request does not end. */
const currentSession = new AsyncLocalStorage<string>();

/** Column of `auth.users` that carries the id to the trigger; no open route uses it. */
export const KEPT_SESSION_COLUMN = "reauthentication_token";

/** Runs `change`; a new password that it stores does not end this session. */
export function keepSession<Result>(
  sessionId: string,
  change: () => Result,
): Result {
  return currentSession.run(sessionId, change);
}

/**
 * Adds the id of the kept session to the statement that stores a new password, for the
 * database's trigger: an id stored beforehand could be another session's.
 */
export const keptSessionPlugin: KyselyPlugin = {
  transformQuery({ node }) {
    const sessionId = currentSession.getStore();
    if (sessionId === undefined || !UpdateQueryNode.is(node)) return node;
    const { updates = [] } = node;
    if (!updates.some(setsPassword)) return node;
    const keptSession = ColumnUpdateNode.create(
      ColumnNode.create(KEPT_SESSION_COLUMN),
      ValueNode.create(sessionId),
    );
    return { ...node, updates: [...updates, keptSession] };
  },
  transformResult: async ({ result }) => result,
};

function setsPassword({ column }: ColumnUpdateNode): boolean {
  return ColumnNode.is(column) && column.column.name === "encrypted_password";
}
