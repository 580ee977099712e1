import {
  afterEach,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";

const SUN = { itemId: "sun", itemType: "scholarship" };
const MOON = { itemId: "moon", itemType: "scholarship" };

type Read = {
  readonly owner: string | null;
  readonly answer: (...items: ReadonlyArray<typeof SUN>) => void;
  readonly fail: () => void;
};

/** Reads of the list, which the test answers. */
let reads: Array<Read>;
let favourites: typeof import("./favourites-store.ts");
let show: (userId: string | null) => void;
let session: typeof import("#app/platform/session/session-store.ts");

beforeEach(async () => {
  reads = [];
  stubBrowser();
  vi.stubGlobal("fetch", answerRequest);
  // Each test imports new stores, as each page does.
  vi.resetModules();
  session = await import("#app/platform/session/session-store.ts");
  favourites = await import("./favourites-store.ts");
  // The store reads only the status and the user's id.
  show = (userId) =>
    session.sessionStore.set(
      userId === null
        ? { status: "signedOut" }
        : ({ status: "authenticated", user: { id: userId } } as never),
    );
});

afterEach(async () => {
  const backend = await session.loadBackend();
  await backend?.auth.stopAutoRefresh();
  // Other files share the modules of this thread: their sessions must not reach this store.
  vi.resetModules();
});

test("favourites load when the first screen shows them, once for all screens", async () => {
  show("ana");
  expect(reads).toEqual([]);
  watch();
  watch();
  expect(currentState()).toMatchObject({ owner: "ana", isLoading: true });
  await answerRead(0, SUN);
  expect(currentState()).toMatchObject({ isLoading: false, list: [SUN] });
  watch();
  expect(reads).toHaveLength(1);
});

test("a refresh keeps the list until its response, and sends nothing during a load", async () => {
  show("ana");
  watch();
  favourites.refreshFavourites();
  await answerRead(0, SUN);
  expect(reads).toHaveLength(1);
  favourites.refreshFavourites();
  await hasReads(2);
  expect(currentState()).toMatchObject({ isLoading: false, list: [SUN] });
  await answerRead(1, SUN, MOON);
  expect(currentState().list).toEqual([SUN, MOON]);
});

test("another session empties the list at once and drops the earlier session's response", async () => {
  show("ana");
  watch();
  await answerRead(0, SUN);
  favourites.refreshFavourites();
  await hasReads(2);
  show(null);
  expect(currentState()).toMatchObject({
    owner: "device",
    list: [],
    isLoading: false,
  });
  show("eva");
  await hasReads(3);
  await answerRead(2, MOON);
  reads[1]?.answer(SUN);
  await waitForResponses();
  expect(reads.map(({ owner }) => owner)).toEqual(["ana", "ana", "eva"]);
  expect(currentState()).toMatchObject({ owner: "eva", list: [MOON] });
});

test("a response requested before a change is dropped, and the list loads again", async () => {
  show("ana");
  watch();
  await answerRead(0, SUN);
  favourites.refreshFavourites();
  await hasReads(2);
  await favourites.changeFavourites("add", MOON);
  expect(currentState().list).toEqual([SUN, MOON]);
  reads[1]?.answer(SUN);
  await hasReads(3);
  expect(currentState().list).toEqual([SUN, MOON]);
  await answerRead(2, MOON);
  expect(currentState().list).toEqual([MOON]);
});

test("a failed first load is reported, a failed refresh keeps the list", async () => {
  show("ana");
  watch();
  await hasReads(1);
  reads[0]?.fail();
  await expect.poll(() => currentState().hasFailed).toBe(true);
  favourites.refreshFavourites();
  await answerRead(1, SUN);
  favourites.refreshFavourites();
  await hasReads(3);
  reads[2]?.fail();
  await waitForResponses();
  expect(currentState()).toMatchObject({ hasFailed: false, list: [SUN] });
});

function currentState() {
  return favourites.favouritesStore.get();
}

/** Subscribes as a screen does. */
function watch() {
  onTestFinished(favourites.favouritesStore.subscribe(() => {}));
}

/** Waits 20 ms, long enough for a response that leaves the store unchanged. */
function waitForResponses() {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function hasReads(count: number) {
  await expect.poll(() => reads).toHaveLength(count);
}

/** Answers a read and waits for its list. */
async function answerRead(at: number, ...items: ReadonlyArray<typeof SUN>) {
  await hasReads(at + 1);
  reads[at]?.answer(...items);
  await expect.poll(() => currentState().list).toEqual(items);
}

function answerRequest(input: RequestInfo | URL, init?: RequestInit) {
  const request = new Request(input, init);
  if (request.method !== "GET") return Promise.resolve(Response.json({}));
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { searchParams } = new URL(request.url);
  reads.push({
    owner: searchParams.get("user_id")?.replace("eq.", "") ?? null,
    answer: (...items) =>
      resolve(
        Response.json(
          items.map(({ itemId, itemType }) => ({
            item_id: itemId,
            item_type: itemType,
          })),
        ),
      ),
    fail: () =>
      resolve(Response.json({ code: "42501", message: "no" }, { status: 403 })),
  });
  return promise;
}

/** Storage, events and address of a page. */
function stubBrowser() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  const page = new EventTarget();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", new URL("https://site.example/becas"));
  for (const name of ["addEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, page[name].bind(page));
}
