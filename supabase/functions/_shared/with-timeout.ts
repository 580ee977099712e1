/** Resolves with the promise's value, or with the fallback after the timeout. */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  fallback: Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(fallback), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
