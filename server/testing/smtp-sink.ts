import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = {
  readonly from: string;
  readonly to: string;
  /** Headers and body as received. */
  readonly source: string;
  readonly isEncrypted: boolean;
  /** Account that sent it; null without a login. */
  readonly user: string | null;
};

/**
 * Answer after the data of a mail: a reply of 400 to 599 refuses the mail, `drop` closes
 * all connections of the sink, `hang` sends nothing.
 */
export type SmtpAnswer = "accept" | "drop" | "hang" | number;

export type SmtpSinkParts = {
  readonly answerTo?: (mail: ReceivedMail) => SmtpAnswer;
  /** Reply of 400 to 599 to a recipient; null accepts it. */
  readonly refuseRecipient?: (address: string) => number | null;
  /** Login that every mail requires; with `offersTls` accepted only after STARTTLS. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Offers STARTTLS, with a certificate that no authority signed. */
  readonly offersTls?: boolean;
};

/** Starts a mail server (RFC 5321) on the loopback interface that stores mails in memory. */
export async function startSmtpSink(parts: SmtpSinkParts = {}) {
  const { offersTls = false, login } = parts;
  const mails: Array<ReceivedMail> = [];
  const passwords: Array<string> = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    authOptional: !login,
    allowInsecureAuth: !offersTls,
    // Milliseconds after which `close` cuts a silent client.
    closeTimeout: 100,
    disabledCommands: [
      ...(offersTls ? [] : ["STARTTLS"]),
      ...(login ? [] : ["AUTH"]),
    ],
    onAuth({ username = "", password }, _, callback) {
      passwords.push(password ?? "");
      const isCorrect = username === login?.user && password === login.password;
      if (isCorrect) return callback(null, { user: username });
      callback(Object.assign(new Error("no such user"), { responseCode: 535 }));
    },
    onRcptTo({ address }, _, callback) {
      const code = parts.refuseRecipient?.(address) ?? null;
      callback(code === null ? null : refusal(code));
    },
    async onData(stream, session, callback) {
      const mail = { ...sender(session), source: await text(stream) };
      mails.push(mail);
      const answer = parts.answerTo?.(mail) ?? "accept";
      if (answer === "accept") return callback(null);
      if (answer === "drop") for (const socket of sockets) socket.destroy();
      else if (answer !== "hang") callback(refusal(answer));
    },
  });
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // A killed client or a dropped connection is expected.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** Mails whose data arrived, in that order, refused ones included. */
    mails,
    /** Received passwords, wrong ones too. */
    passwords,
    /** Resolves when no connection is open and none is accepted. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

function sender({ envelope, secure, user }: SMTPServerSession) {
  const { mailFrom, rcptTo } = envelope;
  return {
    from: mailFrom === false ? "" : mailFrom.address,
    to: rcptTo.map(({ address }) => address).join(),
    isEncrypted: secure,
    user: user ? String(user) : null,
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error("not now"), { responseCode });
}

/** Header fields of a mail by name in lower case, unfolded. */
export function readHeaders({ source }: Pick<ReceivedMail, "source">) {
  const [head = ""] = source.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(
    lines.map((line) => {
      const [name = "", ...rest] = line.split(":");
      return [name.toLowerCase(), rest.join(":").trim()] as const;
    }),
  );
}

/** The readable text of a mail: its headers, and its parts decoded from quoted-printable. */
export function decodeMail({ source }: ReceivedMail): string {
  const [headers = "", ...parts] = source.split("\r\n\r\n");
  // Decodes encoded words only: an address in a header may contain "=41".
  const subject = headers
    .replace(/\?=\r\n =\?UTF-8\?Q\?/gi, "")
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) =>
      decodeQuotedPrintable(word.replace(/_/g, " ")),
    );
  const body = decodeQuotedPrintable(parts.join("\r\n\r\n"));
  const bytes = [subject, body].join("\r\n\r\n");
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
