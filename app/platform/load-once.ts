/**
 * The pending or successful load of this key; starts one if there is none. A failed load is
 * removed before its callers learn of it, so that their retries share the next one.
 */
export function loadOnce<Value>(
  loads: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const existing = loads.get(key);
  if (existing) return existing;
  const started = load();
  loads.set(key, started);
  started.catch(() => loads.delete(key));
  return started;
}
