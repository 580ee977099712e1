import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** Sends one request with an unchanged path and returns the raw response. */
export async function getRaw(
  url: string,
  path: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  } = {},
) {
  const { hostname, port } = new URL(url);
  const { method = "GET", headers = {}, body: requestBody } = options;
  const outgoing = request({
    hostname,
    port,
    path,
    method,
    headers,
    agent: false,
  });
  outgoing.end(requestBody);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const body = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body,
    text: body.toString(),
  };
}
