import { expect, test } from "vitest";
import { onEachBackend } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { aPerson, aVisitor } from "./testing/people.ts";

onEachBackend((product) => {
  test("a calendar address serves the owner's items until it is revoked, and is not logged", async () => {
    const { url, log } = product();
    const { id, client } = await aPerson(product());
    const { data } = await client
      .from("calendar_addresses")
      .insert({ user_id: id })
      .select("token")
      .single();
    const path = `/calendario/${data?.token}.ics`;

    const empty = await getRaw(url, path);
    expect(empty.status).toBe(200);
    expect(empty.text).not.toContain("VEVENT");

    await client.from("user_favorites").insert([
      { user_id: id, item_id: "chevening", item_type: "scholarship" },
      { user_id: id, item_id: "ya-no-existe", item_type: "scholarship" },
    ]);
    const full = await getRaw(url, `${path}?lng=en`);
    expect(full.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=3600",
      "x-robots-tag": "noindex",
    });
    expect(full.text).toContain("STATUS:TENTATIVE");
    expect(full.text).toContain("SUMMARY:Estimated dates: ");
    expect(full.text).toContain("/becas/chevening?lng=en");
    expect((await getRaw(url, path)).text).toContain(
      "SUMMARY:Fechas estimadas: ",
    );

    await client.from("calendar_addresses").delete().eq("user_id", id);
    const unknown = `/calendario/${"0f".repeat(32)}.ics`;
    for (const gone of [path, unknown]) {
      const { status, text } = await getRaw(url, gone);
      expect([status, text]).toEqual([404, "Not found"]);
    }
    const reissued = await client
      .from("calendar_addresses")
      .insert({ user_id: id })
      .select("token")
      .single();
    expect(reissued.data?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(reissued.data?.token).not.toBe(data?.token);

    await expect.poll(log).toContain('"path":"/calendario/[token].ics"');
    expect(log()).not.toContain(data?.token);
  });

  test("the submitted items become one file, without an account", async () => {
    const { url } = product();
    const post = (body: unknown) =>
      getRaw(url, "/calendario.ics?lng=es", {
        method: "POST",
        body: JSON.stringify(body),
      });
    const { status, text, headers } = await post([
      { itemId: "chevening", itemType: "scholarship" },
    ]);
    expect(status).toBe(200);
    expect(text).toContain("BEGIN:VEVENT");
    expect(headers["content-disposition"]).toContain("trampolin.ics");
    expect((await post("chevening")).status).toBe(400);
    expect((await getRaw(url, "/calendario.ics")).status).toBe(404);
  });

  test("a visitor can neither list the addresses nor read one by a pattern", async () => {
    const visitor = aVisitor(product());
    const { data, error } = await visitor
      .from("calendar_addresses")
      .select("token");
    expect(error ? [] : data).toEqual([]);
    expect(
      (
        await visitor.rpc("saved_items_of_calendar", {
          calendar_token: "%",
        })
      ).data,
    ).toEqual([]);
  });
});
