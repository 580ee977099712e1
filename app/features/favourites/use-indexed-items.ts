import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";

/** The catalogue in one language; `items` is null until loaded. A slow load counts as failed. */
export function useIndexedItems(language: string) {
  const { status, value, reload } = useLoaded(language, async () => {
    const loaded = await loadIndexedItems(language);
    if (!loaded.ok) throw new Error(`The catalogue is ${loaded.error}`);
    return loaded.value;
  });
  return {
    items: value,
    hasFailed: status === "failed" || status === "slow",
    retry: reload,
  };
}
