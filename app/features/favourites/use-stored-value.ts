import { useEffect, useEffectEvent, useState } from "react";
import type { BackendClient } from "#app/platform/backend-client.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import type { Result } from "#domain/result.ts";

type Ask<Value> = (
  client: BackendClient,
  userId: string,
) => Promise<Result<Value, unknown>>;

type Held<Value, Step> = {
  /** Undefined until it is read. */
  readonly value: Value | undefined;
  readonly doing: Step | "reading" | null;
  readonly hasFailed: boolean;
};

/**
 * A member's value on the server: read on mount, and replaced by the answer to each
 * change. Another user mounts the screen again. `change` resolves to whether it succeeded.
 */
export function useStoredValue<Value, Step extends string>(
  userId: string,
  read: Ask<Value>,
) {
  const [held, setHeld] = useState<Held<Value, Step>>({
    value: undefined,
    doing: "reading",
    hasFailed: false,
  });
  async function run(doing: Step | "reading", ask: Ask<Value>) {
    setHeld(({ value }) => ({ value, doing, hasFailed: false }));
    const client = await loadBackend();
    const result = client && (await ask(client, userId));
    const isDone = result?.ok ?? false;
    setHeld(({ value }) => ({
      value: result?.ok ? result.value : value,
      doing: null,
      hasFailed: !isDone,
    }));
    return isDone;
  }
  const readFirst = useEffectEvent(() => run("reading", read));
  useEffect(() => {
    readFirst();
  }, []);
  return {
    ...held,
    readAgain: () => run("reading", read),
    change: (step: Step, ask: Ask<Value>) => run(step, ask),
  };
}
