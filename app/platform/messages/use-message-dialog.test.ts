import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ok } from "#domain/result.ts";
import { renderHook } from "../render-hook.fixture.tsx";
import { sessionStore } from "../session/session-store.ts";
import { useMessageDialog } from "./use-message-dialog.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("HTMLElement", class {});
  // A form of these tests is an object of its texts.
  vi.stubGlobal(
    "FormData",
    class extends Map<string, string> {
      constructor(form: object) {
        super(Object.entries(form));
      }
    },
  );
});

test("unsent input is the draft of the member who typed it, and of no other", async () => {
  const { type, reopenFor } = await openFor("ana");
  await type({ email: "ana@example.org", message: "Hola" });
  expect(await reopenFor("ana")).toEqual({
    email: "ana@example.org",
    message: "Hola",
  });
  expect(await reopenFor("luz")).toEqual({});
  expect(await reopenFor(null)).toEqual({});
});

test("a visitor's draft belongs to the device", async () => {
  const { type, reopenFor } = await openFor(null);
  await type({ email: "", message: "Hola" });
  expect(await reopenFor(null)).toEqual({ email: "", message: "Hola" });
  expect(await reopenFor("ana")).toEqual({});
});

test.each([
  ["ana", "ana@example.org"],
  ["ana", ""],
  [null, ""],
])(
  "a draft of %s is dropped when only the member's own e-mail, %j, is left",
  async (member, email) => {
    const { type } = await openFor(member);
    await type({ email, message: "Hola" });
    expect(stored.size).toBe(1);
    await type({ email, message: "" });
    expect(stored.size).toBe(0);
  },
);

test("an e-mail that the member typed is kept without a message", async () => {
  const { type, reopenFor } = await openFor("ana");
  await type({ email: "otra@example.org", message: "" });
  expect(await reopenFor("ana")).toEqual({
    email: "otra@example.org",
    message: "",
  });
});

/** Opens the dialog for a member, or for a visitor; `reopenFor` resolves to its draft. */
async function openFor(member: string | null) {
  signIn(member);
  onTestFinished(() => sessionStore.set({ status: "loading" }));
  const hook = await renderHook(
    () =>
      useMessageDialog({
        draftName: "advice",
        fields: ["email", "message"],
        listFormFaults: () => [],
        write: async () => ok(null),
        sent: { title: "", description: "" },
        onClose: () => {},
      }),
    null,
  );
  return {
    type: (texts: Readonly<Record<string, string>>) =>
      hook.act(() => hook.latest().onInput({ currentTarget: texts } as never)),
    async reopenFor(next: string | null) {
      await hook.act(() => signIn(next));
      await hook.remount(null);
      return hook.latest().draft;
    },
  };
}

function signIn(member: string | null) {
  sessionStore.set(
    member === null
      ? { status: "signedOut" }
      : ({
          status: "authenticated",
          user: { id: member, email: `${member}@example.org` },
        } as never),
  );
}
