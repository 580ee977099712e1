const bodies = new WeakMap<Request, Promise<ArrayBuffer>>();
const values = new WeakMap<Request, Promise<unknown>>();

/** The whole body, read once from a copy: the request can still be passed on. */
export function readBytes(request: Request): Promise<ArrayBuffer> {
  return memoize(bodies, request, () => request.clone().arrayBuffer());
}

/** The body's JSON value, parsed once; undefined for a body that is not JSON. */
export function readJson(request: Request): Promise<unknown> {
  return memoize(values, request, async () => {
    const bytes = await readBytes(request);
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      return undefined;
    }
  });
}

function memoize<T>(
  cache: WeakMap<Request, Promise<T>>,
  request: Request,
  read: () => Promise<T>,
): Promise<T> {
  const value = cache.get(request) ?? read();
  cache.set(request, value);
  return value;
}

/** The fields of a JSON object; empty for any other body. */
export async function readJsonObject(
  request: Request,
): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(request).catch(() => undefined);
  return isObject(body) ? body : {};
}

export function isObject(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Copies the request with another body, independent of the client's connection. */
export function withJsonBody(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify(body),
  });
}
