import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** One request whose path is sent as it stands and whose answer is not unpacked. */
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
