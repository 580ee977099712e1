import { backendReason } from "#domain/backend-failure.ts";

/** URL of the backend and the operator's key to it. */
export type DataApi = {
  readonly url: string;
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** The database rejects the values: repeating the request is useless. */
export class RejectedError extends Error {}

/**
 * Calls the data API by GET, or with values by POST. Rejects after any failure, with a
 * `RejectedError` when the database rejects the values.
 */
export async function callDataApi(
  { url, key, fetch }: DataApi,
  path: string,
  values?: object,
): Promise<unknown> {
  const response = await fetch(
    new Request(`${url}/rest/v1/${path}`, {
      method: values ? "POST" : "GET",
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
      },
      ...(values ? { body: JSON.stringify(values) } : {}),
    }),
  );
  const text = await response.text();
  const message = `${path} answered ${response.status}: ${text}`;
  if (backendReason(response.status) === "rejected")
    throw new RejectedError(message);
  if (!response.ok) throw new Error(message);
  return text === "" ? null : JSON.parse(text);
}
