import { expect, onTestFinished, test } from "vitest";
import {
  createSmtpMailer,
  MailRejectedError,
} from "#supabase/functions/_shared/smtp-mailer.ts";
import { type SmtpSinkParts, startSmtpSink } from "./testing/smtp-sink.ts";

const FROM = "Trampolín <hola@trampolin.test>";
const MAIL = { to: "ana@example.org", subject: "Hola", text: "Hola, Ana" };
const LOGIN = { user: "hola", password: "clave-del-correo" };
const ACCOUNT = `${LOGIN.user}:${LOGIN.password}`;

test("with STARTTLS the login and the mail are encrypted", async () => {
  const { port, mails } = await aSink({ offersTls: true, login: LOGIN });
  const query = "?tls.rejectUnauthorized=false";
  await sendTo(`smtp://${ACCOUNT}@127.0.0.1:${port}${query}`);
  expect(mails).toMatchObject([
    { to: MAIL.to, isEncrypted: true, user: LOGIN.user },
  ]);
});

test("a certificate that no authority signed is refused before the password is sent", async () => {
  const { port, mails, passwords } = await aSink({
    offersTls: true,
    login: LOGIN,
  });
  await expect(sendTo(`smtp://${ACCOUNT}@127.0.0.1:${port}`)).rejects.toThrow(
    /certificate/,
  );
  expect([mails, passwords]).toEqual([[], []]);
});

test("without STARTTLS no password goes to another machine, unless the URL allows it", async () => {
  const { port, mails, passwords } = await aSink({ login: LOGIN });
  // An address of this machine that the mailer takes for another machine's.
  const remoteUrl = `smtp://${ACCOUNT}@0.0.0.0:${port}`;
  await expect(sendTo(remoteUrl)).rejects.toMatchObject({ code: "ETLS" });
  expect([mails, passwords]).toEqual([[], []]);
  await sendTo(`${remoteUrl}?requireTLS=false`);
  expect(mails).toMatchObject([{ isEncrypted: false, user: LOGIN.user }]);
});

test("a mail server on this machine takes a password without STARTTLS", async () => {
  const { port, mails } = await aSink({ login: LOGIN });
  await sendTo(`smtp://${ACCOUNT}@127.0.0.1:${port}`);
  expect(mails).toMatchObject([{ user: LOGIN.user }]);
});

test("a wrong password is an error, not a refusal of the mail", async () => {
  const { port, mails } = await aSink({ login: LOGIN });
  const sending = sendTo(`smtp://hola:otra@127.0.0.1:${port}`);
  await expect(sending).rejects.toMatchObject({ code: "EAUTH" });
  await expect(sending).rejects.not.toBeInstanceOf(MailRejectedError);
  expect(mails).toEqual([]);
});

test.each([
  [450, true],
  [452, true],
  [550, false],
  [554, false],
])("a reply of %d is a refusal, temporary: %j", async (code, isTemporary) => {
  for (const parts of [
    { refuseRecipient: () => code },
    { answerTo: () => code },
  ]) {
    const { url } = await aSink(parts);
    const error = await sendTo(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailRejectedError);
    expect(error).toMatchObject({ isTemporary });
  }
});

test("a reply of 421 or a lost connection is an error, not a refusal of the mail", async () => {
  for (const parts of [
    { refuseRecipient: () => 421 },
    { answerTo: () => 421 },
    { answerTo: () => "drop" as const },
  ]) {
    const { url } = await aSink(parts);
    const error = await sendTo(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejectedError);
  }
});

async function aSink(parts: SmtpSinkParts) {
  const sink = await startSmtpSink(parts);
  onTestFinished(sink.close);
  return sink;
}

function sendTo(url: string): Promise<void> {
  return createSmtpMailer(url, FROM).send(MAIL);
}
