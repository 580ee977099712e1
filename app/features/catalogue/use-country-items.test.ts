import { expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/render-hook.fixture.tsx";
import { useMissingItems } from "./use-country-items.ts";

const ITEMS = { exchanges: [] };

test("items are fetched once, and not for the address that the server rendered", async () => {
  const fetched = stubFetch(() => Response.json(ITEMS));
  const { latest, render, waitFor } = await renderMissingItems(
    "/becas",
    "pais=PE",
  );
  await render("");
  await render("pais=PE");
  expect(fetched).not.toHaveBeenCalled();
  await render("pais=CL");
  await waitFor(({ items }) => expect(items).toEqual(ITEMS));
  await render("pais=MX");
  expect(latest()).toEqual({ items: ITEMS, isPending: false });
  expect(fetched.mock.calls).toEqual([["/becas/por-pais.json?lng=es"]]);
});

test("a failed fetch is retried only for another address", async () => {
  const firstResponse = Promise.withResolvers<Response>();
  const answers = [firstResponse.promise, Response.json(ITEMS)];
  const fetched = stubFetch(() => answers.shift());
  const { latest, render, waitFor } = await renderMissingItems(
    "/oportunidades",
    "",
  );
  await render("pais=PE");
  expect(latest()).toEqual({ items: undefined, isPending: true });
  firstResponse.resolve(new Response(null, { status: 404 }));
  await waitFor(({ isPending }) => expect(isPending).toBe(false));
  await render("pais=PE");
  expect(fetched).toHaveBeenCalledOnce();
  await render("pais=CL");
  await waitFor(({ items }) => expect(items).toEqual(ITEMS));
  expect(fetched).toHaveBeenCalledTimes(2);
});

/** Renders the hook for a screen's query; an empty one needs no items of countries. */
function renderMissingItems(path: string, initialAddress: string) {
  return renderHook(
    (address: string) =>
      useMissingItems({
        path,
        language: "es",
        address,
        isNeeded: address !== "",
      }),
    initialAddress,
  );
}

/** Records requests to this site only: stores of other test files may fetch other URLs. */
function stubFetch(answer: () => unknown) {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.startsWith("/")) return Response.error();
    fetched(address);
    return answer();
  });
  return fetched;
}
