import { useCallback, useEffect, useState } from "react";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";

/** The catalogue in one language; null while loading. */
export function useIndexedItems(language: string) {
  const [items, setItems] = useState<ReadonlyArray<IndexedItem> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const retry = useCallback(async () => {
    const result = await loadIndexedItems(language);
    setHasFailed(!result.ok);
    if (result.ok) setItems(result.value);
  }, [language]);
  useEffect(() => {
    retry();
  }, [retry]);
  return { items, hasFailed, retry };
}
