import type { HttpClient, HttpRequest } from "./http-client.ts";

/** A text, a response, or an error reason. */
export type StubbedResponse =
  | string
  | {
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly text?: string;
    }
  | { readonly reason: string };

/** A client without network that records its requests. */
export function stubHttpClient(
  respond: (request: HttpRequest) => StubbedResponse | Promise<StubbedResponse>,
) {
  const requests: Array<HttpRequest> = [];
  const client: HttpClient = {
    async fetch(request) {
      requests.push(request);
      const stubbed = await respond(request);
      const hop = { url: request.url, redirects: 0, isPermanent: true };
      if (typeof stubbed !== "string" && "reason" in stubbed)
        return { ok: false, error: { ...hop, reason: stubbed.reason } };
      const {
        status = 200,
        headers = {},
        text = "",
      } = typeof stubbed === "string" ? { text: stubbed } : stubbed;
      const value = { ...hop, status, headers: new Headers(headers), text };
      return { ok: true, value };
    },
  };
  return { client, requests };
}
