import { beforeEach, expect, test, vi } from "vitest";
import { clientOver, offline } from "#app/platform/backend-client.fixture.ts";
import { storeDraft } from "#app/platform/drafts.ts";
import {
  changeFavourite,
  listAfter,
  readFavourites,
} from "./change-favourites.ts";
import { addDeviceFavourite, deviceFavourites } from "./device-favourites.ts";

const SUN = { itemId: "sun", itemType: "scholarship" };

const MOON = { itemId: "moon", itemType: "resource" };

const noBackend = () => Promise.reject(new Error("The backend was called"));

beforeEach(() => {
  const stored = new Map<string, string>();
  const window = new EventTarget();
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("adding while signed out asks for a choice and adds nothing", async () => {
  expect(
    await changeFavourite("add", SUN, { owner: "device", backend: noBackend }),
  ).toMatchObject({
    notice: {
      tone: "info",
      title: "actionRequired",
      text: "actionRequiredText",
    },
    isDone: false,
  });
  expect(deviceFavourites().favourites).toEqual([]);
});

test("removing while signed out removes from the device and reports success", async () => {
  addDeviceFavourite(SUN);
  expect(
    await changeFavourite("remove", SUN, {
      owner: "device",
      backend: noBackend,
    }),
  ).toEqual({
    notice: { tone: "success", title: "removed", text: "removedText" },
    isDone: true,
  });
  expect(deviceFavourites().favourites).toEqual([]);
});

test("once this device is chosen, another favourite is saved on it, even after a removal", async () => {
  const device = { owner: "device", backend: noBackend };
  await changeFavourite("keepOnDevice", SUN, device);
  await changeFavourite("remove", SUN, device);
  expect(await changeFavourite("add", MOON, device)).toEqual({
    notice: { tone: "success", title: "added", text: "keptOnDeviceText" },
    isDone: true,
  });
  expect(deviceFavourites().favourites).toEqual([MOON]);
});

test("removing an outside page removes it under both of its stored URLs", async () => {
  const device = { owner: "device", backend: noBackend };
  const page = anExternal("https://a.example/beca");
  const forms = [anExternal("http://www.a.example/beca/"), page];
  for (const form of [...forms, SUN]) addDeviceFavourite(form);
  const removed = await changeFavourite("remove", page, {
    ...device,
    stored: forms,
  });
  expect(removed.isDone).toBe(true);
  expect(deviceFavourites().favourites).toEqual([SUN]);
  expect(listAfter([...forms, SUN], "remove", page).list).toEqual([SUN]);
  expect(listAfter([SUN], "add", page).find(page)).toEqual([page]);
});

test("two favourites added before the choice are both saved once this device is chosen", async () => {
  const device = { owner: "device", backend: noBackend };
  await changeFavourite("add", SUN, device);
  const { answers } = await changeFavourite("add", MOON, device);
  const saved: Array<unknown> = [];
  vi.stubGlobal("location", { pathname: "/becas", search: "" });
  answers?.({
    t: (key) => key,
    navigate: () => undefined,
    keepOnDevice: (favourites) => saved.push(...favourites),
  }).actions?.[0]?.onSelect();
  expect(saved).toEqual([SUN, MOON]);
});

test("a removal that fails at the second of two URLs is partial, at the first it is not", async () => {
  const forms = ["http://a.example/beca", "https://a.example/beca"].map(
    anExternal,
  );
  const removeFailingAfter = (removals: number) => {
    let remaining = removals;
    const client = clientOver(() => {
      remaining -= 1;
      return new Response(null, { status: remaining < 0 ? 403 : 204 });
    });
    const member = { owner: "user-1", backend: async () => client };
    const where = { ...member, stored: forms };
    return changeFavourite("remove", anExternal("x"), where);
  };
  expect(await removeFailingAfter(1)).toMatchObject({
    isDone: false,
    isPartial: true,
  });
  expect(await removeFailingAfter(0)).not.toHaveProperty("isPartial");
  expect((await removeFailingAfter(2)).isDone).toBe(true);
});

test("pending favourites are added to the account, except a page stored under another URL", async () => {
  stubSessionStorage();
  const stored = anExternal("http://www.a.example/beca/");
  storeDraft("hearts", [anExternal("https://a.example/beca"), SUN]);
  const requests: Array<string> = [];
  const client = clientOver((request) => {
    requests.push(request.method);
    return request.method === "POST"
      ? new Response(null, { status: 201 })
      : Response.json([{ item_id: stored.itemId, item_type: stored.itemType }]);
  });
  const read = () => readFavourites("user-1", async () => client);
  for (const loaded of await Promise.all([read(), read()]))
    expect(loaded).toMatchObject({ favourites: { list: [stored, SUN] } });
  await read();
  expect(requests).toEqual(["GET", "GET", "POST", "POST", "GET"]);
});

test("a pending favourite that the account rejects is reported with the loaded list", async () => {
  stubSessionStorage();
  storeDraft("hearts", [SUN]);
  const client = clientOver(({ method }) =>
    method === "POST"
      ? Response.json({ code: "42501", message: "no" }, { status: 403 })
      : Response.json([]),
  );
  expect(await readFavourites("user-1", async () => client)).toMatchObject({
    favourites: { list: [] },
    notice: { tone: "destructive" },
    message: "no",
  });
});

test("an unreachable backend is reported as offline only without a network", async () => {
  const client = clientOver(offline);
  const member = { owner: "user-1", backend: async () => client };
  for (const [onLine, title] of [
    [false, "offline"],
    [true, "unexpected"],
  ] as const) {
    vi.stubGlobal("navigator", { onLine });
    expect(await changeFavourite("add", SUN, member)).toMatchObject({
      notice: { tone: "destructive", title },
      isDone: false,
    });
  }
});

function stubSessionStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}

function anExternal(itemId: string) {
  return { itemId, itemType: "external_scholarship" };
}
