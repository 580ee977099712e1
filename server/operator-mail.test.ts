import { expect, onTestFinished, test, vi } from "vitest";
import {
  createSmtpMailer,
  type Mail,
} from "#supabase/functions/_shared/smtp-mailer.ts";
import { createLog } from "./log.ts";
import { createOperatorMail, type OperatorMailParts } from "./operator-mail.ts";
import { decodeMail, startSmtpSink } from "./testing/smtp-sink.ts";

const OPERATOR = "equipo@trampolin.test";

test("each kind of message has its own subject, and its fields are in order", async () => {
  expect(
    await sendMail("feedback", { name: "Ana", feedback: "Me gustó" }),
  ).toEqual({
    to: OPERATOR,
    subject: "Trampolín: comentario nuevo",
    text: "Nombre:\n    Ana\nComentario:\n    Me gustó\n\nSe guardó en la tabla feedback.",
  });
  expect(
    await sendMail("advice_requests", {
      name: null,
      email: "ana@example.org",
      message: "¿Qué beca?",
      language: "es",
    }),
  ).toMatchObject({
    subject: "Trampolín: solicitud de asesoría",
    text: expect.stringMatching(
      /^Correo:\n {4}ana@example\.org\nIdioma:\n {4}es\nMensaje:\n {4}¿Qué beca\?\n\n/,
    ),
  });
  expect(
    await sendMail("resource_suggestions", {
      name: "Curso",
      link: "https://example.org/",
      reason: "Es gratis",
    }),
  ).toMatchObject({ subject: "Trampolín: recurso sugerido" });
});

test("a text that imitates a field is indented, and its control characters are removed", async () => {
  const { text } = await sendMail("feedback", {
    feedback: "uno\r\nNombre:\n    Ana\u202E\u0000\u2028Correo:",
  });
  expect(text).toBe(
    "Comentario:\n    uno\n    Nombre:\n        Ana\n    Correo:\n\nSe guardó en la tabla feedback.",
  );
});

test("a mail about twelve messages of one request shows ten and counts the rest", async () => {
  const messages = Array.from({ length: 12 }, (_, index) => ({
    feedback: `número ${index}`,
  }));
  const { text } = await sendMail("feedback", messages);
  expect(text).toContain("número 9\n");
  expect(text).not.toContain("número 10");
  expect(text).toContain("Y 2 más.");
});

test.each([["nothing"], [7], [null], ["{"]])(
  "a body like %j still reports a stored message",
  async (body) => {
    const { text } = await sendMail("feedback", body);
    expect(text).toBe("Se guardó en la tabla feedback.");
  },
);

test("a request that is not a message sends no mail", async () => {
  const send = vi.fn(async () => {});
  const { prepare } = operatorMail({ mailer: { send } });
  for (const [path, method] of [
    ["/rest/v1/user_favorites", "POST"],
    ["/auth/v1/signup", "POST"],
    ["/rest/v1/feedback", "DELETE"],
  ])
    (await prepare(new Request(`https://site.example${path}`, { method })))();
  expect(send).not.toHaveBeenCalled();
});

test("the backend can read the request after its mail was prepared", async () => {
  const { prepare } = operatorMail();
  const request = aRequest("feedback", { feedback: "Hola" });
  await prepare(request);
  expect(await request.json()).toEqual({ feedback: "Hola" });
});

test("a failed mail is logged without the user's text", async () => {
  const lines: Array<string> = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const send = () => Promise.reject(new Error("no mail server"));
  const { prepare } = operatorMail({ mailer: { send }, log });
  (await prepare(aRequest("feedback", { feedback: "algo íntimo" })))();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain("a mail to the operator was not sent");
  expect(lines[0]).not.toContain("íntimo");
});

test("beyond 20 mails an hour, one summary counts the other messages", async () => {
  const sent: Array<Mail> = [];
  const hourTimers: Array<() => void> = [];
  const { prepare } = operatorMail({
    mailer: { send: async (mail) => void sent.push(mail) },
    later: (ms, work) => {
      expect(ms).toBe(3_600_000);
      hourTimers.push(work);
    },
  });
  const sendMessage = async (table: string, body: unknown = {}) =>
    (await prepare(aRequest(table, body)))();
  for (let count = 0; count < 20; count += 1) await sendMessage("feedback");
  await sendMessage("feedback", [{ feedback: "a" }, { feedback: "b" }]);
  await sendMessage("advice_requests", "{");
  expect(sent.length).toBe(20);
  expect(hourTimers.length).toBe(1);
  hourTimers[0]?.();
  expect(sent.at(-1)).toEqual({
    to: OPERATOR,
    subject: "Trampolín: más mensajes",
    text: "Llegaron más de 20 mensajes en una hora. Estos se guardaron sin correo propio:\n\nfeedback: 2\nadvice_requests: 1",
  });
  // The next message starts another hour; one without unsent messages sends no summary.
  await sendMessage("feedback");
  expect([sent.length, hourTimers.length]).toEqual([22, 2]);
  hourTimers[1]?.();
  expect(sent.length).toBe(22);
});

test("over SMTP no user text reaches a header", async () => {
  const sink = await startSmtpSink();
  onTestFinished(() => void sink.close());
  const mailer = createSmtpMailer(sink.url, "Trampolín <hola@trampolin.test>");
  const { prepare } = operatorMail({ mailer });
  // Cannot occur in a random Message-ID by chance.
  const hostile = "Xochitl\r\nBcc: todos@example.org\r\n\r\n<script>";
  (
    await prepare(
      aRequest("advice_requests", {
        name: hostile,
        email: "xochitl@example.org\r\nBcc: todos@example.org",
        message: hostile,
      }),
    )
  )();
  await expect.poll(() => sink.mails).toHaveLength(1);
  const [mail] = sink.mails;
  if (!mail) throw new Error("No mail arrived");
  expect(mail.to).toBe(OPERATOR);
  const [headers = ""] = mail.source.split("\r\n\r\n");
  expect(headers).not.toMatch(/xochitl|todos@|^bcc:/im);
  expect(headers).toMatch(/content-type: text\/plain/i);
  expect(decodeMail(mail)).toContain("<script>");
});

function operatorMail(parts: Partial<OperatorMailParts> = {}) {
  return createOperatorMail({
    to: OPERATOR,
    mailer: { send: async () => {} },
    log: createLog("silent"),
    later() {},
    ...parts,
  });
}

async function sendMail(table: string, body: unknown): Promise<Mail> {
  const send = vi.fn<(mail: Mail) => Promise<void>>(async () => {});
  const { prepare } = operatorMail({ mailer: { send } });
  (await prepare(aRequest(table, body)))();
  const [mail] = send.mock.calls[0] ?? [];
  if (!mail) throw new Error("No mail was sent");
  return mail;
}

function aRequest(table: string, body: unknown): Request {
  return new Request(`https://site.example/rest/v1/${table}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
