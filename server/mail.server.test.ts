import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase, productOn } from "./testing/backends.ts";
import { freePort } from "./testing/free-port.ts";
import { aPerson, aVisitor, someAccount } from "./testing/people.ts";
import {
  type Product,
  type ProductSettings,
  startProduct,
} from "./testing/product.ts";
import {
  decodeMail,
  type ReceivedMail,
  startSmtpSink,
} from "./testing/smtp-sink.ts";

const OPERATOR = "equipo@trampolin.test";

const plain = productOn("embedded");
let product: Product;
let publicUrl: string;

beforeAll(async () => {
  const port = await freePort();
  // Differs from the host that the product listens on, as behind a proxy.
  publicUrl = `http://localhost:${port}`;
  return start({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    EMAIL_CONFIRMATION: "on",
    MAIL_FROM: "Trampolín <hola@trampolin.test>",
    OPERATOR_EMAIL: OPERATOR,
  });
});

test("sign-in fails until the link in the mail is opened", async () => {
  const visitor = aVisitor(product);
  const account = someAccount();
  const { data, error } = await visitor.auth.signUp(account);
  expect(error).toBeNull();
  expect(data.session).toBeNull();

  const unconfirmed = await visitor.auth.signInWithPassword(account);
  expect(unconfirmed.error?.code).toBe("email_not_confirmed");

  const { location, tokens } = await follow(await linkIn(account.email));
  expect(location).toBe(`${publicUrl}/login`);
  expect(tokens.get("type")).toBe("signup");
  const session = await visitor.auth.setSession({
    access_token: tokens.get("access_token") ?? "",
    refresh_token: tokens.get("refresh_token") ?? "",
  });
  expect(session.data.user?.email).toBe(account.email);

  const confirmed = await aVisitor(product).auth.signInWithPassword(account);
  expect(confirmed.error).toBeNull();
});

test("a confirmation mail is in Spanish, then English, in a file that only its owner reads", async () => {
  const { email, password } = someAccount();
  await aVisitor(product).auth.signUp({ email, password });
  const { text, mode } = await mailTo(email);
  expect(text).toContain("From: Trampolín <hola@trampolin.test>\n");
  expect(text).toContain("Subject: Confirma tu cuenta de Trampolín\n");
  expect(text).toContain(
    "Alguien creó una cuenta de Trampolín con este correo.",
  );
  expect(text).toContain("Someone created a Trampolín account");
  expect(text).not.toContain("{{");
  expect(mode).toBe(0o600);
});

test("a confirmation link opened twice gives `otp_expired` and no token", async () => {
  const account = someAccount();
  await aVisitor(product).auth.signUp(account);
  const link = await linkIn(account.email);
  await follow(link);
  const again = await follow(link);
  expect(again.tokens.get("error_code")).toBe("otp_expired");
  expect(again.tokens.get("access_token")).toBeNull();
});

test("a confirmation link redirects to no other site", async () => {
  const account = someAccount();
  await aVisitor(product).auth.signUp({
    ...account,
    options: { emailRedirectTo: "https://evil.example/" },
  });
  const link = new URL(await linkIn(account.email));
  link.searchParams.set("redirect_to", "https://evil.example/");
  const { location } = await follow(link.href);
  expect(new URL(location).origin).toBe(publicUrl);
});

test("a forgotten password is reset by mail", async () => {
  const account = someAccount();
  const visitor = aVisitor(product);
  await visitor.auth.signUp(account);
  await follow(await linkIn(account.email));

  const { error } = await visitor.auth.resetPasswordForEmail(account.email);
  expect(error).toBeNull();
  const { text } = await mailTo(account.email, "Elige una contraseña nueva");
  expect(text).toContain("Subject: Elige una contraseña nueva en Trampolín\n");
  expect(text).toContain("Pediste cambiar la contraseña de tu cuenta");

  const { location, tokens } = await follow(findLink(text));
  expect(location).toBe(`${publicUrl}/restablecer`);
  expect(tokens.get("type")).toBe("recovery");
  await visitor.auth.setSession({
    access_token: tokens.get("access_token") ?? "",
    refresh_token: tokens.get("refresh_token") ?? "",
  });
  await visitor.auth.updateUser({ password: "clave-recordada" });
  const fresh = await aVisitor(product).auth.signInWithPassword({
    email: account.email,
    password: "clave-recordada",
  });
  expect(fresh.error).toBeNull();
});

test("recovery for an unknown address reports no error and sends no mail", async () => {
  const { email } = someAccount();
  const visitor = aVisitor(product);
  const { error } = await visitor.auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
  // Mails are sent in the order of the requests: a mail to the unknown address would come first.
  const registered = someAccount();
  await visitor.auth.signUp(registered);
  await visitor.auth.resetPasswordForEmail(registered.email);
  await mailTo(registered.email, "Elige una contraseña nueva");
  expect(await mailsTo(email)).toEqual([]);
});

test("the operator is notified of stored messages, not of rejected ones", async () => {
  const visitor = aVisitor(product);
  const refused = await visitor.from("feedback").insert({ feedback: " " });
  expect(refused.error).not.toBeNull();
  const stored = await visitor
    .from("feedback")
    .insert({ name: "Ana", feedback: "Me gustó\nmucho" });
  expect(stored.error).toBeNull();
  await expect.poll(() => mailsTo(OPERATOR)).toHaveLength(1);
  const [mail] = await mailsTo(OPERATOR);
  expect(mail?.text).toContain(
    "Nombre:\n    Ana\nComentario:\n    Me gustó\n    mucho\n",
  );
});

test("with SMTP_URL, confirmation and recovery mails are sent with login over STARTTLS", async () => {
  const login = { user: "hola", password: "clave-del-correo" };
  const sink = await startSmtpSink({ offersTls: true, login });
  onTestFinished(sink.close);
  const sender = await startSender(
    `smtp://${login.user}:${login.password}@127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`,
  );
  const visitor = aVisitor(sender);
  const account = someAccount();
  const { data } = await visitor.auth.signUp(account);
  expect(data.session).toBeNull();
  const unconfirmed = await visitor.auth.signInWithPassword(account);
  expect(unconfirmed.error?.code).toBe("email_not_confirmed");
  const confirmation = decodeMail(mailAt(sink.mails, 0));
  expect(confirmation).toContain("Subject: Confirma tu cuenta de Trampolín");
  expect(confirmation).toContain(
    "Alguien creó una cuenta de Trampolín con este correo.",
  );
  const { location } = await follow(findLink(confirmation));
  expect(location).toBe(`${sender.url}/login`);

  const recoveryRequest = await visitor.auth.resetPasswordForEmail(
    account.email,
  );
  expect(recoveryRequest.error).toBeNull();
  await expect.poll(() => sink.mails).toHaveLength(2);
  const recovery = decodeMail(mailAt(sink.mails, 1));
  expect(recovery).toContain(
    "Subject: Elige una contraseña nueva en Trampolín",
  );
  const { tokens } = await follow(findLink(recovery));
  expect(tokens.get("type")).toBe("recovery");
  const password = "clave-recordada";
  await visitor.auth.setSession({
    access_token: tokens.get("access_token") ?? "",
    refresh_token: tokens.get("refresh_token") ?? "",
  });
  expect((await visitor.auth.updateUser({ password })).error).toBeNull();
  const fresh = aVisitor(sender).auth;
  const { error } = await fresh.signInWithPassword({ ...account, password });
  expect(error).toBeNull();

  for (const mail of sink.mails)
    expect(mail).toMatchObject({
      from: "hola@trampolin.test",
      to: account.email,
      isEncrypted: true,
      user: login.user,
    });
  expect(sender.log()).not.toContain(login.password);
});

test("with an unreachable mail server a sign-up gets 500, and a retry is not a duplicate", async () => {
  const sink = await startSmtpSink();
  await sink.close();
  const sender = await startSender(sink.url);
  const account = someAccount();
  const { error } = await aVisitor(sender).auth.signUp(account);
  expect(error?.status).toBe(500);
  expect(sender.log()).not.toContain(account.email);
  expect((await fetch(`${sender.url}/readyz`)).status).toBe(200);
  const again = await aVisitor(sender).auth.signUp(account);
  expect(again.error?.code).not.toBe("user_already_exists");
});

test("without mail settings a sign-up starts a session at once", async () => {
  const { client } = await aPerson(plain());
  expect((await client.auth.getSession()).data.session).not.toBeNull();
});

async function start(settings: ProductSettings) {
  const database = await createTestDatabase("embedded");
  product = await startProduct({ ...database.settings, ...settings });
  return async () => {
    await product.stop();
    await database.remove();
  };
}

/** A product that sends over SMTP. */
async function startSender(smtpUrl: string): Promise<Product> {
  const database = await createTestDatabase("embedded");
  const sender = await startProduct({
    ...database.settings,
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Trampolín <hola@trampolin.test>",
  });
  onTestFinished(async () => {
    await sender.stop();
    await database.remove();
  });
  return sender;
}

function mailAt(
  mails: ReadonlyArray<ReceivedMail>,
  index: number,
): ReceivedMail {
  const mail = mails[index];
  if (!mail) throw new Error(`Only ${mails.length} mails came`);
  return mail;
}

/** Every mail to an address in the outbox, oldest first. */
async function mailsTo(email: string) {
  const folder = join(product.dataDir, "outbox");
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => ({
      text: await readFile(join(folder, name), "utf8"),
      mode: (await stat(join(folder, name))).mode & 0o777,
    })),
  );
  return mails.filter(({ text }) => text.includes(`To: ${email}\n`));
}

/** Waits for the mail: a recovery mail is sent after the response. */
function mailTo(email: string, subject = "Confirma tu cuenta") {
  return vi.waitFor(async () => {
    const mails = await mailsTo(email);
    const mail = mails.find(({ text }) => text.includes(`Subject: ${subject}`));
    if (!mail) throw new Error(`No mail "${subject}" to ${email}`);
    return mail;
  });
}

async function linkIn(email: string) {
  return findLink((await mailTo(email)).text);
}

function findLink(mail: string): string {
  const [, link = ""] = /href="([^"]+)"/.exec(mail) ?? [];
  return link.replaceAll("&amp;", "&");
}

/** Requests a link; returns the target of its redirect and the fragment's parameters. */
async function follow(link: string) {
  const answer = await fetch(link, { redirect: "manual" });
  expect(answer.status).toBe(303);
  const [location = "", fragment] = (
    answer.headers.get("location") ?? ""
  ).split("#");
  return { location, tokens: new URLSearchParams(fragment) };
}
