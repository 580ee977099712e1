import { AsyncLocalStorage } from "node:async_hooks";
import {
  ColumnNode,
  ColumnUpdateNode,
  type KyselyPlugin,
  UpdateQueryNode,
  ValueNode,
} from "kysely";

/** Session that the current request keeps. */
const currentSession = new AsyncLocalStorage<string>();

/** A column of the account that no open route uses. */
export const KEPT_SESSION_COLUMN = "reauthentication_token";

/** A new password that `change` stores does not end this session. */
export function keepSession<Result>(
  sessionId: string,
  change: () => Result,
): Result {
  return currentSession.run(sessionId, change);
}

/**
 * Names the kept session in the statement that stores a new password, for the database's
 * trigger: a name stored beforehand could be another session's.
 */
export const keptSessionPlugin: KyselyPlugin = {
  transformQuery({ node }) {
    const sessionId = currentSession.getStore();
    if (sessionId === undefined || !UpdateQueryNode.is(node)) return node;
    const { updates = [] } = node;
    if (!updates.some(setsPassword)) return node;
    const kept = ColumnUpdateNode.create(
      ColumnNode.create(KEPT_SESSION_COLUMN),
      ValueNode.create(sessionId),
    );
    return { ...node, updates: [...updates, kept] };
  },
  transformResult: async ({ result }) => result,
};

function setsPassword({ column }: ColumnUpdateNode): boolean {
  return ColumnNode.is(column) && column.column.name === "encrypted_password";
}
