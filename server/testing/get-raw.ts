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
  const { method = "GET", headers = {}, body: sent } = options;
  const asking = request({
    hostname,
    port,
    path,
    method,
    headers,
    agent: false,
  });
  asking.end(sent);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  const body = await buffer(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body,
    text: body.toString(),
  };
}
