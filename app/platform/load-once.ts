/**
 * Returns the pending or successful load of this key, or starts one. A failed load is
 * removed before its callers see the rejection, so that a retry starts a new load.
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
