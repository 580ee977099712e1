import { connect } from "node:net";

export type RawRequest = {
  readonly method: string;
  /** Sent as it is, malformed or not. */
  readonly target: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly body: Buffer;
};

const TIMEOUT_MS = 120_000;

/**
 * Sends bytes that no HTTP library would send. Resolves with the status, or null when
 * the server closes the connection without one. Rejects when it accepts no connection.
 */
export function sendRaw(
  url: string,
  { method, target, headers, body }: RawRequest,
): Promise<number | null> {
  const { hostname, port } = new URL(url);
  const head = [
    `${method} ${target} HTTP/1.1`,
    "host: localhost",
    "connection: close",
    `content-length: ${body.length}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ].join("\r\n");
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = "";
    const finish = () => {
      // After "100 Continue" comes the final response.
      const [, status] = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(received) ?? [];
      resolve(status ? Number(status) : null);
    };
    socket.setTimeout(TIMEOUT_MS, () => {
      socket.destroy();
      reject(new Error(`No response to ${method} ${target.slice(0, 200)}`));
    });
    socket.setEncoding("latin1").on("data", (text: string) => {
      // Only the status lines matter.
      if (received.length < 200) received += text;
    });
    socket.on("error", reject);
    socket.on("connect", () => {
      // The server may close the connection during an oversized body.
      socket.off("error", reject).on("error", finish);
    });
    socket.on("close", finish);
    socket.write(`${head}\r\n\r\n`, "utf8");
    socket.write(body);
  });
}
