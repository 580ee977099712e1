import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type ReceivedMail = {
  readonly from: string;
  readonly to: string;
  /** Headers and body as received. */
  readonly source: string;
};

/**
 * A mail server that accepts every mail and stores it in memory. Where `confirms` is
 * false it never says so, like one whose answer is lost.
 */
export async function startSmtpSink({ confirms } = { confirms: true }) {
  const mails: Array<ReceivedMail> = [];
  const server = createServer((socket) =>
    converse(socket, (mail) => {
      mails.push(mail);
      return confirms;
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Resolves when no connection is open and none is accepted. */
    async close() {
      server.close();
      await once(server, "close");
    },
  };
}

/** The server's half of RFC 5321, without extensions. */
function converse(socket: Socket, keep: (mail: ReceivedMail) => boolean) {
  let unread = "";
  let from = "";
  let to = "";
  let data: Array<string> | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    const [, address = ""] = /<([^>]*)>/.exec(line) ?? [];
    if (data && line !== ".") return void data.push(line);
    if (data) {
      const isConfirmed = keep({ from, to, source: data.join("\r\n") });
      data = null;
      return isConfirmed ? say("250 kept") : false;
    }
    if (/^QUIT/i.test(line)) return socket.end("221 bye\r\n");
    if (/^MAIL/i.test(line)) from = address;
    if (/^RCPT/i.test(line)) to = address;
    if (/^DATA/i.test(line)) data = [];
    return say(data ? "354 go on" : "250 well");
  };
  say("220 sink");
  socket.setEncoding("utf8").on("data", (text: string) => {
    const lines = (unread + text).split("\r\n");
    unread = lines.pop() ?? "";
    lines.forEach(hear);
  });
}

/** The readable text of a mail: its headers, and its parts decoded from quoted-printable. */
export function readableMail({ source }: ReceivedMail): string {
  const [headers = "", ...parts] = source.split("\r\n\r\n");
  const subject = headers
    .replace(/\?=\r\n =\?UTF-8\?Q\?/gi, "")
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) =>
      decode(word.replace(/_/g, " ")),
    );
  const bytes = [subject, decode(parts.join("\r\n\r\n"))].join("\r\n\r\n");
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Decodes quoted-printable, which addresses in headers only look like. */
function decode(text: string): string {
  return text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
