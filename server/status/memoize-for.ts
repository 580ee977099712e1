/** A load that hangs for longer is abandoned: the next call starts another. */
const ABANDON_MS = 60_000;

/** Caches the result, errors included, for `ttlMs` from the start of its load; concurrent calls share one load. */
export function memoizeFor<Value>(
  ttlMs: number,
  load: () => Promise<Value>,
  now: () => number,
): () => Promise<Value> {
  let cached: Promise<Value> | null = null;
  let expiresAt = 0;
  return () => {
    if (cached && now() < expiresAt) return cached;
    const startedAt = now();
    const loading = load();
    cached = loading;
    expiresAt = startedAt + Math.max(ttlMs, ABANDON_MS);
    const settle = () => {
      if (cached === loading) expiresAt = startedAt + ttlMs;
    };
    loading.then(settle, settle);
    return loading;
  };
}
