import { useEffect, useEffectEvent, useState } from "react";
import type { BackendClient } from "#app/platform/backend-client.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import type { Result } from "#domain/result.ts";

type Call<Value> = (
  client: BackendClient,
  userId: string,
) => Promise<Result<Value, unknown>>;

type Stored<Value, Step> = {
  /** Undefined until loaded. */
  readonly value: Value | undefined;
  readonly doing: Step | "loading" | null;
  readonly hasFailed: boolean;
};

/**
 * A member's value on the server: loaded on mount, and replaced by the result of each
 * change. A change of user remounts the component. `change` resolves to true on success.
 */
export function useStoredValue<Value, Step extends string>(
  userId: string,
  read: Call<Value>,
) {
  const [stored, setStored] = useState<Stored<Value, Step>>({
    value: undefined,
    doing: "loading",
    hasFailed: false,
  });
  async function run(doing: Step | "loading", call: Call<Value>) {
    setStored(({ value }) => ({ value, doing, hasFailed: false }));
    const client = await loadBackend();
    const result = client && (await call(client, userId));
    const isDone = result?.ok ?? false;
    setStored(({ value }) => ({
      value: result?.ok ? result.value : value,
      doing: null,
      hasFailed: !isDone,
    }));
    return isDone;
  }
  const loadOnMount = useEffectEvent(() => run("loading", read));
  useEffect(() => {
    loadOnMount();
  }, []);
  return {
    ...stored,
    reload: () => run("loading", read),
    change: (step: Step, call: Call<Value>) => run(step, call),
  };
}
