import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "./log.ts";
import { createOutbox } from "./mail.ts";

const FROM = "Trampolín <trampolin@localhost>";
const MAIL = {
  to: "ana@example.org",
  subject: "Confirma tu cuenta",
  html: "<p>Hola</p>",
};

test("a mail becomes a file that only its owner can read", async () => {
  const { outbox, folder } = await anOutbox();
  await outbox.send(MAIL);
  const [name = ""] = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(folder, name), "utf8")).toBe(
    "From: Trampolín <trampolin@localhost>\nTo: ana@example.org\nSubject: Confirma tu cuenta\n\n<p>Hola</p>\n",
  );
});

test("a mail without HTML is written as its text", async () => {
  const { outbox, folder } = await anOutbox();
  await outbox.send({ to: MAIL.to, subject: MAIL.subject, text: "Hola" });
  const [name = ""] = await readdir(folder);
  expect(await readFile(join(folder, name), "utf8")).toMatch(/\n\nHola\n$/);
});

test("another attempt with the same message id writes the same file, with its headers", async () => {
  const { outbox, folder } = await anOutbox();
  const mail = {
    ...MAIL,
    messageId: "<recordatorio-1@trampolin.test>",
    headers: { "List-Unsubscribe": "<https://trampolin.test/x>" },
  };
  await outbox.send(mail);
  await outbox.send(mail);
  expect(await readdir(folder)).toEqual(["recordatorio-1.txt"]);
  expect(await readFile(join(folder, "recordatorio-1.txt"), "utf8")).toContain(
    "\nMessage-ID: <recordatorio-1@trampolin.test>\nList-Unsubscribe: <https://trampolin.test/x>\n\n<p>",
  );
});

test("mails without a message id get one file each, in the order sent", async () => {
  const { outbox, folder } = await anOutbox();
  for (const subject of ["one", "two", "three"])
    await outbox.send({ ...MAIL, subject });
  const names = (await readdir(folder)).toSorted();
  const subjects = await Promise.all(
    names.map(async (name) =>
      /Subject: (.*)/.exec(await readFile(join(folder, name), "utf8"))?.at(1),
    ),
  );
  expect(subjects).toEqual(["one", "two", "three"]);
});

test("two mails log the outbox once, without the recipient", async () => {
  const { outbox, folder, lines } = await anOutbox();
  await outbox.send(MAIL);
  await outbox.send(MAIL);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    folder,
    msg: "mails are written to files, not sent",
  });
  expect(lines[0]).not.toContain(MAIL.to);
});

async function anOutbox() {
  const parent = await mkdtemp(join(tmpdir(), "outbox-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const lines: Array<string> = [];
  const log = createLog("info", {
    write: (line: string) => {
      lines.push(line);
    },
  });
  const folder = join(parent, "outbox");
  return { outbox: createOutbox(folder, FROM, log), folder, lines };
}
