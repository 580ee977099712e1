import type { ServerResponse } from "node:http";

export type TextAnswer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends a short text that is not a page. */
export function sendText(
  response: ServerResponse,
  { status, text, headers }: TextAnswer,
) {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    ...headers,
  });
  response.end(text);
}
