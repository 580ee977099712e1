/** Reads the fields of a JSON object from a copy of the body; empty for any other body. */
export async function readJsonObject(
  request: Request,
): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
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
